import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ViewResult } from '../../asked/contract.ts';
import { itemOf, NO_ROWS } from '../../testing.ts';
import { cardChoice, type Gesture } from './card-choice.ts';
import { sameChoice, type Choice } from '../choice/choice.ts';
import { createLive } from '../step/live.ts';
import type { PanelBrush } from './panel-brush.ts';

const MONTHS = ['jan', 'fev', 'mar', 'abr'];
const result: ViewResult = {
  ...NO_ROWS,
  data: MONTHS.map(() => ({})),
  itens_search: MONTHS.map((value, index) => itemOf(index, value)),
  rowCount: 4,
};

/** What stands in the address. */
let addressed: Choice | null;
const commit = vi.fn<PanelBrush['commit']>((one) => void (addressed = one));
let live: PanelBrush['live'];
let gesture: Gesture;
beforeEach(() => {
  vi.useFakeTimers();
  live = createLive();
  addressed = null;
  gesture = { before: undefined, rest: undefined };
});
afterEach(() => {
  vi.useRealTimers();
  commit.mockClear();
});

const choice = (single = false, at = 2, own = gesture) =>
  cardChoice(
    {
      views: [],
      pageFilters: [],
      live,
      choice: addressed,
      filters: [],
      words: '',
      single,
      parts: true,
      stands: (one) => sameChoice(one, addressed),
      commit,
    },
    at,
    result,
    own,
  );
const chosen = () => live.get()?.marks.flat();

test('a drag chooses as it goes, and asks once at its end', () => {
  choice().drag([1, 0], { add: false, done: false });
  expect(chosen()).toEqual(['jan', 'fev']);
  choice().drag([0], { add: false, done: false });
  expect(chosen()).toEqual(['jan']);
  expect(commit).not.toHaveBeenCalled();
  choice().drag([0], { add: false, done: true });
  expect(commit.mock.calls).toEqual([[{ view: 2, marks: [['jan']] }]]);
});

test('with a key held it adds to what was chosen when it began', () => {
  live.set({ view: 2, marks: [['abr']] });
  choice().drag([0, 1], { add: true, done: false });
  choice().drag([0], { add: true, done: true });
  expect(chosen()).toEqual(['abr', 'jan']);
});

test.each<Choice | null>([null, { view: 2, marks: [['abr']] }, { view: 0, marks: [['GO']] }])(
  'a drag that is given up leaves what was chosen before it: %j',
  (before) => {
    live.rest(before);
    addressed = before;
    choice().drag([0, 1], { add: false, done: false });
    choice().giveUp();
    expect(live.get()).toBe(before);
    expect(commit).not.toHaveBeenCalled();
    // The next one begins anew, and without one there is nothing to give up.
    choice().drag([3], { add: false, done: true });
    choice().giveUp();
    expect(chosen()).toEqual(['abr']);
  },
);

test('a tap that had not been asked yet is asked when the drag after it is given up', () => {
  choice().toggle(0);
  choice().drag([1], { add: false, done: false });
  choice().giveUp();
  vi.runAllTimers();
  expect(commit.mock.calls).toEqual([[{ view: 2, marks: [['jan']] }]]);
});

test('a tap in another card whose rest ends during a drag is asked when that is given up', () => {
  const other: Gesture = { before: undefined, rest: undefined };
  choice(false, 0, other).toggle(0);
  choice().drag([1], { add: false, done: false });
  vi.runAllTimers();
  expect(commit).not.toHaveBeenCalled();
  choice().giveUp();
  expect(live.get()).toEqual({ view: 0, marks: [['jan']] });
  expect(commit.mock.calls).toEqual([[{ view: 0, marks: [['jan']] }]]);
});

test('what another card has chosen is left', () => {
  live.set({ view: 0, marks: [['GO']] });
  expect(choice().rows).toBeNull();
  choice().drag([3], { add: true, done: true });
  expect(live.get()).toEqual({ view: 2, marks: [['abr']] });
});

test('keys and taps are asked when they rest; nothing left is no choice', () => {
  choice().toggle(0);
  choice().toggle(2);
  expect(chosen()).toEqual(['jan', 'mar']);
  expect([...choice().rows!]).toEqual([0, 2]);
  vi.runAllTimers();
  expect(commit).toHaveBeenCalledOnce();
  choice().toggle(0);
  choice().toggle(2);
  vi.runAllTimers();
  expect(commit).toHaveBeenLastCalledWith(null);
});

test('what was cleared since, or chosen in another card, is not asked again when a key rests', () => {
  choice().toggle(0);
  live.rest(null);
  vi.runAllTimers();
  choice().toggle(1);
  live.rest({ view: 0, marks: [['GO']] });
  vi.runAllTimers();
  expect(commit).not.toHaveBeenCalled();
});

test('who only observes has one mark at a time', () => {
  choice(true).toggle(0);
  choice(true).toggle(1);
  expect(chosen()).toEqual(['fev']);
  choice(true).drag([1, 2, 3], { add: true, done: true });
  expect(chosen()).toEqual(['abr']);
});

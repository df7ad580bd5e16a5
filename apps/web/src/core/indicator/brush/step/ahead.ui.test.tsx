import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAhead, comeNear, whenItStays } from './ahead.ts';
import { createLive } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const month = { alias: 'Mês', colname: 'mes', sort: null, filters: [] };
const panel = (parts = true) => ({
  views: [{ grouprow: [month] }, { grouprow: [] }],
  live: createLive({ next: () => {}, now: () => 0 }),
  parts,
});

test('each other card asks by the marks that the mouse comes near, as long as it stands', async () => {
  const shown = panel();
  const asked = [vi.fn<(por: unknown) => void>(), vi.fn<(por: unknown) => void>()];
  const stops = asked.map((ask, at) => askAhead(shown, at, ask));
  await comeNear(shown.live, 0);
  expect(asked.map(({ mock }) => mock.calls)).toEqual([[], [[month]]]);
  for (const stop of stops) stop?.();
  await comeNear(shown.live, 0);
  expect(asked[1]).toHaveBeenCalledTimes(1);
});

test('one card asks after the other, and no more of them once the mouse stays over other marks', async () => {
  const { live, parts } = panel();
  const views = [{ grouprow: [month] }, { grouprow: [] }, { grouprow: [] }];
  const answered: (() => void)[] = [];
  const ask = vi.fn<(por: unknown) => Promise<void>>(() => new Promise((done) => answered.push(done)));
  for (const at of views.keys()) askAhead({ live, views, parts }, at, ask);
  const first = comeNear(live, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  void comeNear(live, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  answered[0]?.();
  await first;
  expect(ask).toHaveBeenCalledTimes(2);
});

test('by a card without marks, and for who has no parts, nothing is asked', async () => {
  const shown = panel();
  const ask = vi.fn<(por: unknown) => void>();
  askAhead(shown, 0, ask);
  await comeNear(shown.live, 1);
  expect(askAhead(panel(false), 1, ask)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('the mouse on its way across a chart, and fingers, are not near it', () => {
  const element = document.createElement('div');
  const near = vi.fn<() => void>();
  const stop = whenItStays(element, near);
  const say = (type: string, pointerType: string) =>
    element.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  say('pointerenter', 'mouse');
  vi.advanceTimersByTime(100);
  say('pointerleave', 'mouse');
  say('pointerenter', 'touch');
  vi.advanceTimersByTime(1_000);
  expect(near).not.toHaveBeenCalled();
  say('pointerenter', 'mouse');
  vi.advanceTimersByTime(200);
  expect(near).toHaveBeenCalledTimes(1);
  stop();
  say('pointerenter', 'mouse');
  vi.advanceTimersByTime(1_000);
  expect(near).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '../choice/choice.ts';
import { createLive, type Live } from './live.ts';

let queue: (() => void)[];
let clock: number;
let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  [queue, clock] = [[], 0];
  live = createLive({ next: (run) => void queue.push(run), now: () => clock });
});
afterEach(() => void vi.useRealTimers());

const of = (...marks: string[]): Choice => ({ view: 0, marks: marks.map((mark) => [mark]) });
/** The frames that are asked for run, so many ms after the last ones; how many there were. */
const frame = (later = 100): number => {
  clock += later;
  const runs = queue.splice(0);
  for (const run of runs) run();
  return runs.length;
};
/** Who draws for so many ms; what it has drawn. */
const drawing = (ms: number): string[] => {
  const drawn: string[] = [];
  live.follow((choice) => {
    clock += ms;
    drawn.push(choice?.marks.flat().join('') ?? '-');
  });
  return drawn;
};

test('of the steps within a frame the last one is drawn', () => {
  const drawn = drawing(1);
  live.set(of('a'));
  live.set(of('a', 'b'));
  expect(drawn).toEqual([]);
  expect(frame()).toBe(1);
  expect(drawn).toEqual(['ab']);
  expect(frame()).toBe(0);
});

test('what a frame has no time for is drawn in the next, by the newest step, and nobody is left behind', () => {
  const all = [drawing(9), drawing(9), drawing(9)];
  live.set(of('a'));
  frame();
  expect(all).toEqual([['a'], ['a'], []]);
  live.set(of('b'));
  frame();
  expect(all).toEqual([['a', 'b'], ['a'], ['b']]);
  frame();
  expect(all).toEqual([['a', 'b'], ['a', 'b'], ['b']]);
  expect(frame()).toBe(0);
});

test('whose drawings take long pauses after each, three times as long, and then draws the newest step', () => {
  const [quick, slow] = [drawing(1), drawing(5)];
  live.set(of('a'));
  frame(16);
  expect([quick, slow]).toEqual([['a'], ['a']]);
  live.set(of('b'));
  frame(10);
  expect([quick, slow]).toEqual([['a', 'b'], ['a']]);
  live.set(of('c'));
  frame(10);
  expect([quick, slow]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  // Without another step too it is drawn once its pause is over.
  live.set(of('d'));
  expect(frame(10)).toBe(1);
  expect(slow).toEqual(['a', 'c']);
  expect(frame(10)).toBe(1);
  expect(slow).toEqual(['a', 'c', 'd']);
  expect(frame(10)).toBe(0);
});

test('a hand that rests has nothing left to follow: the components draw it', () => {
  const drawn = drawing(1);
  live.set(of('a'));
  live.rest(of('b'));
  frame();
  expect(drawn).toEqual([]);
  expect(live.get()).toEqual(of('b'));
  live.set(null);
  vi.runAllTimers();
  frame();
  expect(drawn).toEqual([]);
  expect(live.get()).toBeNull();
});

test('who has stopped following is not drawn', () => {
  const follower = vi.fn<() => void>();
  const stop = live.follow(follower);
  live.set(of('a'));
  stop();
  frame();
  expect(follower).not.toHaveBeenCalled();
});

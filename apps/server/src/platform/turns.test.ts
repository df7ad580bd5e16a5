import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that says when it runs and ends when it is told to. */
function work(running: Set<number>, name: number) {
  let end = () => {};
  const promise = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    running.add(name);
    await promise;
    running.delete(name);
    return name;
  };
  return { run, end: () => end() };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('so much at once, the rest in order, and what is too much is refused', async () => {
  const running = new Set<number>();
  const turns = new Turns(2, 2);
  const works = [0, 1, 2, 3, 4].map((name) => work(running, name));
  const taken = works.map(({ run }) => turns.take(run));
  expect(taken.map((promise) => promise !== undefined)).toEqual([true, true, true, true, false]);
  await settled();
  expect([...running]).toEqual([0, 1]);
  works[1]?.end();
  await settled();
  expect([...running]).toEqual([0, 2]);
  works.forEach(({ end }) => end());
  const outcomes = taken.flatMap((promise) => (promise === undefined ? [] : [promise]));
  expect(await Promise.all(outcomes)).toEqual([0, 1, 2, 3]);
});

test('work that fails gives its turn on', async () => {
  const turns = new Turns(1, 1);
  const failing = turns.take(() => Promise.reject(new Error('no')));
  const next = turns.take(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('one that comes while a waiting one is let in does not overtake the limit', async () => {
  const running = new Set<number>();
  const turns = new Turns(1, 5);
  const works = [0, 1, 2].map((name) => work(running, name));
  const first = turns.take(works[0]?.run ?? (async () => 0));
  const second = turns.take(works[1]?.run ?? (async () => 0));
  works[0]?.end();
  await first;
  const third = turns.take(works[2]?.run ?? (async () => 0));
  await settled();
  expect(running.size).toBe(1);
  works.forEach(({ end }) => end());
  await Promise.all([second, third]);
});

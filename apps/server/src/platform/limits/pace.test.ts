import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('each may so often in a window, and again in the next', () => {
  let now = 5_000;
  const pace = new Pace(2, 60_000, () => now);
  expect([pace.refused('a'), pace.refused('a'), pace.refused('b')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  now += 20_500;
  expect(pace.refused('a')).toBe(40);
  now += 40_000;
  expect(pace.refused('a')).toBe(undefined);
});

import { expect, it } from 'vitest';
import { percentOf, roundingOf } from './percent.ts';

const parts = (...counts: number[]) => {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => percentOf(count, whole) ?? 0);
};

it.each([
  [[1, 1, 1], '99,9%'],
  [[3, 3, 1], '100,1%'],
  [[1, 1, 2], null],
  [[10], null],
] as const)('%j, shown with one decimal each, come to %s', (counts, sum) => {
  const said = roundingOf(parts(...counts));
  expect(said && said.slice(said.lastIndexOf(' ') + 1, -1)).toBe(sum);
});

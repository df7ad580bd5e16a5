import { expect, test } from 'vitest';
import { alternately, median, quantile } from './measure.ts';

test('takes the middle, between neighbours where there is none', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(quantile([0, 10, 20, 30, 40], 0.95)).toBeCloseTo(38);
  expect(() => median([])).toThrow('Nothing was measured');
});

test('gives both the same turns, neither always first', async () => {
  const order = [];
  const work = (name) => async () => void order.push(name);
  await alternately(work('a'), work('b'), 4);
  expect(order.slice(2).join('')).toBe('abbaabba');
});

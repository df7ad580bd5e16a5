import { expect, it } from 'vitest';
import { roundDistance } from './scale-line.tsx';

it('rounds the scale to 1, 2 or 5', () => {
  expect(roundDistance(1, 96)).toEqual({ metres: 50, width: 50 });
  expect(roundDistance(2.1, 96).metres).toBe(200);
  expect(roundDistance(1100, 96).metres).toBe(100_000);
});

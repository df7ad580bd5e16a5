import { expect, it } from 'vitest';
import { progressLevel } from './progress-level.ts';

it.each([
  [0, 24, 'danger'],
  [7.19, 24, 'danger'],
  [7.2, 24, 'warning'],
  [16.8, 24, 'warning'],
  [16.9, 24, 'success'],
  [30, 24, 'success'],
  [1, 0, 'warning'],
] as const)('%d of %d is %s', (value, target, level) => {
  expect(progressLevel(value, target)).toBe(level);
});

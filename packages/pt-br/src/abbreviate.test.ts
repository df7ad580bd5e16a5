import { expect, it } from 'vitest';
import { abbreviate } from './abbreviate.ts';

it.each([
  [0, '0'],
  [950, '950'],
  [0.25, '0,25'],
  [1000, '1k'],
  [1200, '1,2k'],
  [-1200, '\u22121,2k'],
  [999_949, '999,9k'],
  [999_960, '1M'],
  [3_400_000, '3,4M'],
  [2e9, '2G'],
  [2e12, '2T'],
  [2e15, '2P'],
  [2e18, '2E'],
  [2e21, '2Z'],
  [2e24, '2Y'],
  [2e27, '2.000Y'],
])('abbreviates %d as %s', (value, text) => {
  expect(abbreviate(value)).toBe(text);
});

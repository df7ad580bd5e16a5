import { expect, test } from 'vitest';
import { niceSteps } from './nice-steps.ts';

test.each([
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [7, [0, 2, 4, 6, 8]],
  [1000, [0, 250, 500, 750, 1000]],
  [17_807, [0, 5000, 10_000, 15_000, 20_000]],
])('%d', (most, steps) => expect(niceSteps(most)).toEqual(steps));

import { expect, test } from 'vitest';
import { Patience } from './patience.ts';

test('is spent for half a minute after three late answers in a row; then one more decides', () => {
  let now = 0;
  const patience = new Patience(() => now);
  patience.wasLate();
  patience.wasLate();
  patience.answered();
  patience.wasLate();
  patience.wasLate();
  expect(patience.isSpent).toBe(false);
  patience.wasLate();
  expect(patience.isSpent).toBe(true);
  now = 29_999;
  expect(patience.isSpent).toBe(true);
  now = 30_000;
  expect(patience.isSpent).toBe(false);
  patience.wasLate();
  expect(patience.isSpent).toBe(true);
  now = 60_000;
  patience.answered();
  patience.wasLate();
  expect(patience.isSpent).toBe(false);
});

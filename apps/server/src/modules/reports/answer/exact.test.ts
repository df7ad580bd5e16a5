import { expect, it } from 'vitest';
import { exact } from './exact.ts';
import { monthAfter } from './forecast.ts';
import { percentOf } from './percent.ts';

it.each([
  ['25.5000', 25.5],
  ['-0.2500', -0.25],
  ['0', 0],
  ['1234567890123.45', 1234567890123.45],
  ['12345678901234.5678', '12345678901234.5678'],
  ['15.3846153846153846', 15.384615],
  ['0.6666666666666667', 0.666667],
  ['9.9999999999999999', 10],
  ['-2.0000005000000001', -2.000001],
  ['99999999999999999999.1234567', '99999999999999999999.123457'],
  ['2025-10-13', '2025-10-13'],
  [7, 7],
  [null, null],
])('%s travels as %s', (value, wire) => expect(exact(value)).toBe(wire));

it('gives no percentage of nothing', () => {
  expect(percentOf(5, 7)).toBe(71.428571);
  expect(percentOf(1, 0)).toBeNull();
});

it.each([
  ['2025-10-13', 0, '2025-10'],
  ['2025-10-13', 0.9, '2025-11'],
  ['2025-10-01', 1, '2025-11'],
  ['2025-12-31', 1, '2026-01'],
  ['2025-12-31', 11.9, '2026-12'],
])('%s and %d months is in %s', (day, months, month) => expect(monthAfter(day, months)).toBe(month));

import { expect, it } from 'vitest';
import { monthAfter } from './forecast.ts';

it.each([
  ['2025-10-13', 0, '2025-10'],
  ['2025-10-13', 0.9, '2025-11'],
  ['2025-10-01', 1, '2025-11'],
  ['2025-12-31', 1, '2026-01'],
  ['2025-12-31', 11.9, '2026-12'],
])('%s and %d months is in %s', (day, months, month) => expect(monthAfter(day, months)).toBe(month));

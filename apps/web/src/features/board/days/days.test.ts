import { describe, expect, it } from 'vitest';
import {
  daysOfAddress,
  daysOfMonth,
  daysOfYear,
  lastDays,
  monthOf,
  monthsUntil,
  withDays,
  withoutDays,
} from './days.ts';

describe('days of an address', () => {
  it.each([
    ['?inicio=2025-03-01&fim=2025-03-31', { inicio: '2025-03-01', fim: '2025-03-31' }],
    ['?inicio=2025-03-01', null],
    ['?inicio=2025-03-02&fim=2025-03-01', null],
    ['?inicio=2025-02-29&fim=2025-03-01', null],
    ['?inicio=ontem&fim=hoje', null],
    ['', null],
  ])('%s', (search, days) => expect(daysOfAddress(search)).toEqual(days));

  it('are written beside what else stands there, and taken out', () => {
    const search = withDays('?uf=GO&inicio=x', { inicio: '2025-03-01', fim: '2025-03-31' });
    expect(search).toBe('uf=GO&inicio=2025-03-01&fim=2025-03-31');
    expect(withoutDays(search)).toBe('uf=GO');
  });
});

it('knows a month from other days', () => {
  expect(daysOfMonth('2024-02')).toEqual({ inicio: '2024-02-01', fim: '2024-02-29' });
  expect(monthOf(daysOfMonth('2025-12'))).toBe('2025-12');
  expect(monthOf({ inicio: '2025-03-01', fim: '2025-03-30' })).toBeNull();
});

it('counts back from the last day with data', () => {
  expect(lastDays('2025-03-05', 7)).toEqual({ inicio: '2025-02-27', fim: '2025-03-05' });
});

it('knows the days of a year, up to the last one with data', () => {
  expect(daysOfYear(2024, '2025-03-05')).toEqual({ inicio: '2024-01-01', fim: '2024-12-31' });
  expect(daysOfYear(2025, '2025-03-05')).toEqual({ inicio: '2025-01-01', fim: '2025-03-05' });
  expect(daysOfYear(2026, '2025-03-05')).toBeNull();
});

it('offers the months up to the last one with data, the latest first', () => {
  const months = monthsUntil('2025-03-05');
  expect(months.slice(0, 4)).toEqual(['2025-03', '2025-02', '2025-01', '2024-12']);
  expect(months.at(-1)).toBe('2019-01');
});

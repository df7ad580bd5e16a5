import { describe, expect, it } from 'vitest';
import { addMonths, intervalsOf, isDatedLater, isDay, type Calendar } from './intervals.ts';

const CALENDAR: Calendar = { today: '2025-10-14', dataEnd: '2025-10-13', lastFact: '2025-10-13' };
const of = (period: Parameters<typeof intervalsOf>[0], own?: Parameters<typeof intervalsOf>[1]) =>
  intervalsOf(period, own, 'in', CALENDAR);

describe('the days of a period', () => {
  it('are all days without years', () => {
    expect(of(undefined)).toBeNull();
    expect(of({ anos: [] })).toBeNull();
    expect(of({})).toBeNull();
  });

  it('join years that follow each other and leave gaps', () => {
    expect(of({ anos: [2021, 2025, 2020] })).toEqual([
      { from: '2020-01-01', below: '2022-01-01' },
      { from: '2025-01-01', below: '2026-01-01' },
    ]);
  });

  it('include the last day of a range', () => {
    expect(of({ from: '2023-01-01', until: '2023-06-30' })).toEqual([
      { from: '2023-01-01', below: '2023-07-01' },
    ]);
  });

  it('reach from the beginning to the end of the last year for facts that add up', () => {
    expect(of({ anos: [2023, 2020] }, 'to')).toEqual([{ below: '2024-01-01' }]);
    expect(of({ anos: [2023], mode: 'to' })).toEqual([{ below: '2024-01-01' }]);
  });

  it('are the last year only for targets, and the year of the data without years', () => {
    expect(of({ anos: [2023, 2024] }, 'at')).toEqual([{ from: '2024-01-01', below: '2025-01-01' }]);
    expect(of(undefined, 'at')).toEqual([{ from: '2025-01-01', below: '2026-01-01' }]);
  });

  it('take the measure before the plan and the plan before the relation', () => {
    expect(of({ anos: [2024], mode: 'to' }, 'in')).toEqual([{ from: '2024-01-01', below: '2025-01-01' }]);
    expect(intervalsOf({ anos: [2024] }, undefined, 'none', CALENDAR)).toBeNull();
  });
});

describe('a comparison', () => {
  const before = { shift: { years: -1 }, sameSpan: true };

  it('with the year before ends on the day the data of this year ends', () => {
    expect(of({ anos: [2025] }, before)).toEqual([{ from: '2024-01-01', below: '2024-10-14' }]);
  });

  it('is of what the year has up to that day: moved by nothing, it ends there too', () => {
    expect(of({ anos: [2025] }, { shift: { years: 0 }, sameSpan: true })).toEqual([
      { from: '2025-01-01', below: '2025-10-14' },
    ]);
    expect(of({ anos: [2025] }, { use: 'to', shift: { months: 0 }, sameSpan: true })).toEqual([
      { below: '2025-10-14' },
    ]);
  });

  it('of a target is with the one of the year before, which is of its whole year', () => {
    expect(of({ anos: [2025] }, { ...before, use: 'at' })).toEqual([
      { from: '2024-01-01', below: '2025-01-01' },
    ]);
  });

  it.each([
    ['2025-01-01', '2025-06-30', -6, 2024],
    ['2025-01-01', '2025-03-31', -3, 2024],
    ['2025-03-01', '2025-03-31', -1, 2025],
    ['2024-01-01', '2025-12-31', -24, 2023],
  ])('of the target of %s to %s, %i months on, is with that of %i', (from, until, months, year) => {
    expect(of({ from, until }, { shift: { months }, sameSpan: true, use: 'at' })).toEqual([
      { from: `${year}-01-01`, below: `${year + 1}-01-01` },
    ]);
  });

  it('of a finished year takes the whole year before', () => {
    expect(of({ anos: [2024] }, before)).toEqual([{ from: '2023-01-01', below: '2024-01-01' }]);
  });

  it('with the semester before moves whole months, whatever their length', () => {
    expect(of({ from: '2023-01-01', until: '2023-06-30' }, { shift: { months: -6 } })).toEqual([
      { from: '2022-07-01', below: '2023-01-01' },
    ]);
  });

  it('has no days without a period, nor for a year that has not begun', () => {
    expect(of(undefined, before)).toEqual([]);
    expect(of({ anos: [2026] }, before)).toEqual([]);
  });
});

it('knows whether facts are dated after the data end', () => {
  const later = (dataEnd: string | null, lastFact: string | null) => isDatedLater({ dataEnd, lastFact });
  expect([
    later('2025-10-13', '2025-10-14'),
    later('2025-10-13', '2025-10-13'),
    later(null, '2025-01-01'),
  ]).toEqual([true, false, false]);
});

it('moves days that the month does not have to the next month', () => {
  expect(addMonths('2024-02-29', -12)).toBe('2023-03-01');
  expect(addMonths('2023-08-31', -6)).toBe('2023-03-01');
  expect(addMonths('2024-01-15', 13)).toBe('2025-02-15');
});

it('knows days of the calendar', () => {
  expect(['2024-02-29', '2023-02-29', '2023-13-01', '23-01-01', 'hoje'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

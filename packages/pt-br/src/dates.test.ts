import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDuration,
  formatMonth,
  isoOnClock,
  parseDate,
  toIsoDate,
} from './dates.ts';

describe('dates', () => {
  it('takes a date without zone as written', () => {
    expect(formatDate('2025-10-13')).toBe('13/10/2025');
    expect(formatDateTime('2025-10-14T05:40')).toBe('14/10/2025, 05:40');
    expect(formatDateTime('2025-10-14 05:40:59.123')).toBe('14/10/2025, 05:40');
  });
  it('shows an instant on the programme clock', () => {
    expect(formatDateTime('2025-10-14T01:30:00Z')).toBe('13/10/2025, 22:30');
    expect(formatDate(new Date('2025-01-01T02:00:00Z'))).toBe('31/12/2024');
    expect(toIsoDate(new Date('2025-01-01T02:00:00Z'))).toBe('2024-12-31');
    expect(formatDateTime('2025-10-14T03:00:00Z')).toBe('14/10/2025, 00:00');
  });
  it('writes an instant as the programme clock showed it', () => {
    expect(isoOnClock(new Date('2025-10-14T01:30:59.9Z'))).toBe('2025-10-13T22:30:59');
    expect(isoOnClock(new Date('2018-11-04T02:59:59Z'))).toBe('2018-11-03T23:59:59');
    expect(isoOnClock(new Date('2018-11-04T03:00:00Z'))).toBe('2018-11-04T01:00:00');
    expect(() => isoOnClock(new Date('ontem'))).toThrow(RangeError);
  });
  it('names months', () => {
    expect(formatMonth('2025-10-13')).toBe('out. 2025');
    expect(formatMonth('2026-06')).toBe('jun. 2026');
    expect(formatDayMonth('2025-10-13')).toBe('13/10');
  });
  it('writes a dash for what is missing or impossible', () => {
    for (const value of [null, undefined, '', 'ontem', '2025-02-30']) expect(formatDate(value)).toBe('–');
  });
  it('reads dd/MM/yyyy', () => {
    expect(parseDate('13/10/2025')).toBe('2025-10-13');
    expect(parseDate(' 3/1/2025 ')).toBe('2025-01-03');
    for (const text of ['31/02/2025', '2025-10-13', '13/10/25']) expect(parseDate(text)).toBeNull();
  });
  it('writes durations in hours and minutes', () => {
    expect(formatDuration(155)).toBe('2h 35');
    expect(formatDuration(65)).toBe('1h 05');
    expect(formatDuration(1500)).toBe('25h 00');
    expect(formatDuration(-30)).toBe('\u22120h 30');
    expect(formatDuration(null)).toBe('–');
  });
});

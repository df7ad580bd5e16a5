import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOfGroup, grainLabel, grainValue, grainValues, partsOf, readParts } from './grain.ts';

it('puts parts in order, whatever order a view writes them in', () => {
  expect(partsOf('DD MM YYYY')).toEqual(['YYYY', 'MM', 'DD']);
  expect(partsOf('D')).toEqual(['D']);
  expect(partsOf('MM MM')).toBeUndefined();
  expect(partsOf('hora')).toBeUndefined();
  expect(partsOf('')).toBeUndefined();
});

it('makes one sortable number of a day and reads it back', () => {
  const day = new Date('2025-08-09T00:00:00Z');
  for (const [grain, value] of [
    ['YYYY MM', 202508],
    ['DD MM YYYY', 20250809],
    ['MM', 8],
    ['D', 6],
    ['YYYY T', 20253],
    ['YYYY S', 20252],
    ['DD MM', 809],
  ] as const) {
    expect(grainValue(partsOf(grain) ?? [], day)).toBe(value);
  }
  expect(readParts('YYYY MM', 202508)).toEqual({ YYYY: 2025, MM: 8 });
});

it('says a group in Portuguese', () => {
  expect(grainLabel('YYYY MM', 202508)).toBe('ago. 2025');
  expect(grainLabel('YYYY', 2025)).toBe('2025');
  expect(grainLabel('DD MM YYYY', 20250809)).toBe('09/08/2025');
  expect(grainLabel('DD MM', 809)).toBe('09/08');
  expect(grainLabel('YYYY T', 20253)).toBe('3º tri. 2025');
  expect(grainLabel('YYYY S', 20252)).toBe('2º sem. 2025');
  expect(grainLabel('D', 6)).toBe('sáb');
  expect(grainLabel('MM', 3)).toBe('mar.');
});

it('leaves no gap between two days', () => {
  expect(grainValues('YYYY MM', '2024-11-15', '2025-02-01')).toEqual([202411, 202412, 202501]);
  expect(grainValues('YYYY T', '2024-01-01', '2025-01-01')).toEqual([20241, 20242, 20243, 20244]);
  expect(grainValues('MM', '2024-01-01', '2025-01-01')).toBeUndefined();
});

it('gives the days within which a group of any grain with a year lies, and none for what is no date', () => {
  expect(daysOfGroup(['YYYY', 'MM'], 202512)).toEqual({ from: '2025-12-01', below: '2026-01-01' });
  expect(daysOfGroup(['YYYY', 'T'], 20253)).toEqual({ from: '2025-07-01', below: '2025-10-01' });
  expect(daysOfGroup(['YYYY', 'MM', 'DD'], 20241231)).toEqual({ from: '2024-12-31', below: '2025-01-01' });
  expect(daysOfGroup(['MM'], 8)).toBeUndefined();
  expect(daysOfGroup(['YYYY', 'MM'], 202513)).toBeUndefined();
  expect(daysOfGroup(['YYYY'], 999999999)).toBeUndefined();
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.subarray(['S', 'T', 'MM', 'DD', 'D'] as const),
      (day, more) => {
        const parts = partsOf(['YYYY', ...more].join(' ')) ?? [];
        const span = daysOfGroup(parts, grainValue(parts, day));
        const date = day.toISOString().slice(0, 10);
        expect(span && span.from <= date && date < span.below).toBe(true);
      },
    ),
  );
});

import { describe, expect, it } from 'vitest';
import { axisOf } from './axis.ts';

const shown = (grain: string, values: readonly (number | null)[]) =>
  axisOf(grain, values, () => 'Sem data')?.map(({ label, index }) => `${label}: ${index ?? '-'}`);

describe('the time axis of a view', () => {
  it('has every month between the first row and the last, over the turn of the year', () => {
    expect(shown('MM YYYY', [202411, 202502])).toEqual([
      'nov. 2024: 0',
      'dez. 2024: -',
      'jan. 2025: -',
      'fev. 2025: 1',
    ]);
  });
  it('runs backwards where its rows do, and keeps the row without a date at its end', () => {
    expect(shown('YYYY', [2025, 2023, null])).toEqual(['2025: 0', '2024: -', '2023: 1', 'Sem data: 2']);
    expect(shown('YYYY', [null, 2023, 2025])).toEqual(['Sem data: 0', '2023: 1', '2024: -', '2025: 2']);
  });
  it('names each step by its group, a row without a date by none', () => {
    expect(axisOf('MM YYYY', [202411, 202501, null], () => '')?.map(({ value }) => value)).toEqual([
      202411,
      202412,
      202501,
      null,
    ]);
  });
  it('knows the days of February', () => {
    expect(shown('DD MM YYYY', [20240228, 20240301])).toEqual([
      '28/02/2024: 0',
      '29/02/2024: -',
      '01/03/2024: 1',
    ]);
  });
  it('is not made where nothing is missing, for months of no year, for rows in another order, and beyond what is read', () => {
    expect(shown('MM YYYY', [202411, 202412])).toBeUndefined();
    expect(shown('MM', [1, 3])).toBeUndefined();
    expect(shown('YYYY', [2021, 2025, 2023])).toBeUndefined();
    expect(shown('YYYY', [2021, null, 2023])).toBeUndefined();
    expect(shown('DD MM YYYY', [20190101, 20250101])).toBeUndefined();
    expect(shown('YYYY', [2025])).toBeUndefined();
  });
});

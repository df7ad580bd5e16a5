import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { abbreviate, WORDS_OF_THOUSANDS } from './abbreviate.ts';
import { formatDate, formatDateTime, formatMonth, shortMonth } from './dates.ts';
import {
  formatCompactDecimals,
  formatNumber,
  formatPercent,
  formatReais,
  NO_VALUE,
  parseNumber,
} from './numbers.ts';
import { writeFiguresAs, type ReaderForm } from './written.ts';

const swap = (text: string) => text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
/** Only that the form is asked, once, for each whole text. */
const MARKED: ReaderForm = { write: (text) => `<${text}>`, read: (text) => text.replaceAll(/[<>]/g, '') };
const SWAPPED: ReaderForm = { write: swap, read: swap };

afterEach(() => writeFiguresAs(null));

it('each formatter asks the form once, with all that Portuguese writes', () => {
  writeFiguresAs(MARKED);
  expect(formatNumber(1234.5)).toBe('<1.234,50>');
  expect(formatPercent(-65.25)).toBe('<\u221265,3%>');
  expect(formatReais(12)).toBe('R$\u00a0<12,00>');
  expect(abbreviate(1200)).toBe('<1,2>k');
  expect(abbreviate(1200, 1, WORDS_OF_THOUSANDS)).toBe('<1,2><\u00A0mil>');
  expect(formatDate('2025-10-13')).toBe('<13/10/2025>');
  expect(formatDateTime('2025-10-14T05:40')).toBe('<14/10/2025, 05:40>');
  expect(formatMonth('2025-10')).toBe('<out. 2025>');
  expect(shortMonth(10)).toBe('<out>');
  expect([formatNumber(null), formatDate(null), shortMonth(13)]).toEqual([NO_VALUE, NO_VALUE, NO_VALUE]);
});

it('what a form writes it reads again, as Portuguese does', () => {
  const values = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 100);
  for (const form of [null, SWAPPED]) {
    writeFiguresAs(form);
    fc.assert(fc.property(values, (value) => parseNumber(formatCompactDecimals(value)) === value));
  }
});

it('without one everything is Portuguese again', () => {
  writeFiguresAs(SWAPPED);
  expect(formatNumber(1234.5)).toBe('1,234.50');
  writeFiguresAs(null);
  expect(formatNumber(1234.5)).toBe('1.234,50');
});

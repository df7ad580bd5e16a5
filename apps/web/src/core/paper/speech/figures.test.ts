import { figuresIn } from '@fonte/contracts/sheet-words/figures';
import {
  formatCompactDecimals,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatMonth,
  formatNumber,
  formatPercent,
  NO_VALUE,
  parseNumber,
  shortMonth,
} from '@fonte/pt-br';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const english = figuresIn('en');
const spanish = figuresIn('es');

it.each([
  [formatNumber(1234.5), '1,234.50', '1.234,50'],
  [formatNumber(1234567.8, 1), '1,234,567.8', '1.234.567,8'],
  [formatNumber(-1234.56, 1), '−1,234.6', '−1.234,6'],
  [formatNumber(12, 0), '12', '12'],
  [formatPercent(65.25), '65.3%', '65,3 %'],
  [formatPercent(-0.5), '−0.5%', '−0,5 %'],
  [formatDate('2025-10-13'), '13 Oct 2025', '13 oct 2025'],
  [formatDate('2024-02-29'), '29 Feb 2024', '29 feb 2024'],
  [formatDateTime('2025-10-14T05:40'), '14 Oct 2025, 05:40', '14 oct 2025, 05:40'],
  [formatDayMonth('2024-02-29'), '29 Feb', '29 feb'],
  [formatMonth('2025-05'), 'May 2025', 'may 2025'],
  [shortMonth(1), 'Jan', 'ene'],
  // Thousands in words follow their number, which is written before it.
  ['\u00A0mi', 'M', ' M'],
  ['\u00A0mil', 'k', ' mil'],
  // What is none stays.
  [NO_VALUE, NO_VALUE, NO_VALUE],
  ['2h 35', '2h 35', '2h 35'],
  ['5200010013', '5200010013', '5200010013'],
  ['mar de morros', 'mar de morros', 'mar de morros'],
])('%s', (portuguese, inEnglish, inSpanish) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect([english(portuguese), spanish(portuguese)].map(plain)).toEqual([inEnglish, inSpanish]);
});

it.each(Array.from({ length: 12 }, (_, month) => month + 1))('month %d is itself', (month) => {
  const intl = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
  expect(english(shortMonth(month))).toBe(intl.format(Date.UTC(2000, month - 1)));
});

it("a figure is what the language's own reader takes for the same number", () => {
  const values = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 200);
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
      for (const text of [
        formatNumber(value, decimals),
        formatCompactDecimals(value, decimals),
        formatPercent(value, decimals),
      ]) {
        const number = parseNumber(text);
        expect(parseNumber(spanish(text))).toBe(number);
        expect(Number(english(text).replace('%', '').replace('−', '-').replaceAll(',', ''))).toBe(number);
      }
    }),
  );
});

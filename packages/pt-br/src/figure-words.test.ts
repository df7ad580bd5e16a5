import { expect, it } from 'vitest';
import { formatFigure } from './figure-words.ts';
import { beside } from './unit.ts';

it.each([
  [1_234_567, { short: true }, '1,2\u00a0mi'],
  [1_234_567, { short: true, decimals: 2 }, '1,23\u00a0mi'],
  [-2_500, { short: true }, '\u22122,5\u00a0mil'],
  [999_960, { short: true }, '1\u00a0mi'],
  [4e15, { short: true }, '4.000\u00a0tri'],
  [950.5, { short: true }, '950,5'],
  [950.5, { short: true, decimals: 0 }, '951'],
  [12, { decimals: 2 }, '12,00'],
  [12.345, {}, '12,35'],
])('writes %d in the form %o as %s', (value, form, text) => {
  expect(formatFigure(value, form)).toBe(text);
});

it.each([
  ['1,2\u00a0mi', 1_200_000, 'R$', 'R$\u00a01,2\u00a0mi'],
  ['\u221212', -12, 'R$', '\u2212R$\u00a012'],
  ['65,3', 65.3, '%', '65,3%'],
  ['1', 1, 'visitas', '1\u00a0visita'],
  ['3', 3, undefined, '3'],
])('%s beside its unit', (text, value, unit, whole) => {
  expect(beside(text, value, unit)).toBe(whole);
});

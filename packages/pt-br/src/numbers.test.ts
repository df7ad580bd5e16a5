import { describe, expect, it } from 'vitest';
import { commonDecimals } from './common-decimals.ts';
import {
  formatCompactDecimals,
  formatHectares,
  formatInteger,
  formatNumber,
  formatPercent,
  formatReais,
  formatShare,
  formatWithUnit,
  parseNumber,
} from './numbers.ts';

describe('numbers', () => {
  it('writes thousands with a dot and decimals with a comma, from 1.000 on', () => {
    expect(formatNumber(1234.56)).toBe('1.234,56');
    expect(formatNumber(1000, 0)).toBe('1.000');
    expect(formatInteger(17807)).toBe('17.807');
    expect(formatNumber(9412.6)).toBe('9.412,60');
  });
  it('writes U+2212 for negatives and no sign for a rounded zero', () => {
    expect(formatNumber(-86.02)).toBe('\u221286,02');
    expect(formatNumber(-0.001)).toBe('0,00');
    expect(formatReais(-12)).toBe('\u2212R$\u00a012,00');
  });
  it('writes a dash for what is missing', () => {
    for (const value of [null, undefined, Number.NaN, Infinity]) expect(formatNumber(value)).toBe('–');
    expect(formatPercent(null)).toBe('–');
    expect(formatShare(1, 0)).toBe('–');
  });
  it('attaches the percent sign and separates units', () => {
    expect(formatPercent(65.3)).toBe('65,3%');
    expect(formatShare(1208, 1851)).toBe('65,3%');
    expect(formatHectares(9412.6)).toBe('9.412,60\u00a0ha');
    expect(formatReais(268.4)).toBe('R$\u00a0268,40');
    expect(formatWithUnit(3, '%', 0)).toBe('3%');
    expect(formatWithUnit(2.5, '')).toBe('2,50');
  });
  it('keeps only the decimals there are', () => {
    expect(formatCompactDecimals(15.4)).toBe('15,4');
    expect(formatCompactDecimals(12)).toBe('12');
  });
  it('finds the decimals that a whole column needs', () => {
    expect(commonDecimals([12, 15.4, null, undefined])).toBe(1);
    expect(commonDecimals([1000.25, 3])).toBe(2);
    expect(commonDecimals([1.999, 2])).toBe(0);
    expect(commonDecimals([])).toBe(0);
  });
  it('reads what people type', () => {
    expect(parseNumber('1.234,56')).toBe(1234.56);
    expect(parseNumber(' \u2212R$\u00a05,5 ')).toBe(-5.5);
    expect(parseNumber('10%')).toBe(10);
    for (const text of ['', '-', 'abc', '1,2,3', '1-2']) expect(parseNumber(text)).toBeNull();
  });
});

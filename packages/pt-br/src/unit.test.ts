import { expect, test } from 'vitest';
import { formatWithUnit } from './numbers.ts';
import { unitFor } from './unit.ts';

test.each([
  ['propriedades', 'propriedade'],
  ['produtores', 'produtor'],
  ['visitas', 'visita'],
  ['medições', 'medição'],
  ['meses', 'mês'],
  ['animais', 'animal'],
  ['vezes', 'vez'],
  ['polígonos', 'polígono'],
  ['visitas por propriedade', 'visita por propriedade'],
  ['entries', 'entry'],
  ['farms', 'farm'],
])('one of the %s is one %s', (unit, one) => {
  expect(unitFor(1, unit)).toBe(one);
  expect(unitFor(-1, unit)).toBe(one);
  expect(unitFor(1.5, unit)).toBe(one);
  for (const many of [0, 2, 1000]) expect(unitFor(many, unit)).toBe(unit);
});

test.each(['ha', '%', 'R$', 'kg', 'R$/ha', 'min', 'L', 'gás', ''])('%j is no word in the plural', (unit) => {
  expect(unitFor(1, unit)).toBe(unit);
});

test('a figure is written with the unit it takes', () => {
  expect(formatWithUnit(1, 'propriedades', 0)).toBe('1\u00a0propriedade');
  expect(formatWithUnit(2, 'propriedades', 0)).toBe('2\u00a0propriedades');
});

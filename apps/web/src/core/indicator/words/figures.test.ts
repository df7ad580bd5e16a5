import { expect, test } from 'vitest';
import { decimalsOfColumn, figureText, figureWithUnit } from './figures.ts';

test('figures under each other have their commas in one place', () => {
  const cells = ['12', 15.4, null, '3.25'];
  const decimals = decimalsOfColumn(cells);
  expect(cells.map((cell) => figureText(cell, {}, decimals))).toEqual(['12,00', '15,40', '–', '3,25']);
  expect(figureWithUnit(12, { unidade: 'ha' }, decimals)).toBe('12,00\u00a0ha');
});

test('whole numbers and money keep their own', () => {
  expect(decimalsOfColumn([1.5], { type: 'integer' })).toBe(0);
  expect(decimalsOfColumn([1], { unidade: 'R$' })).toBe(2);
  expect(figureText(15.4)).toBe('15,4');
});

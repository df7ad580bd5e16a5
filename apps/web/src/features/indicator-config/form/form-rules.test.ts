import { expect, test } from 'vitest';
import { changesFigures, emptyFields, EMPTY_DRAFT, unsavedOf, type Draft } from './form-rules.ts';

const draft: Draft = { name: ' Margem ', unit: '"R$"', dataType: 'numeric', meaning: '', formula: 'SUM(@a)' };

test('name, unit, data type and formula are required; quotes alone are no unit', () => {
  expect(emptyFields(EMPTY_DRAFT)).toEqual(['name', 'unit', 'dataType', 'formula']);
  expect(emptyFields({ ...draft, unit: '""' })).toEqual(['unit']);
  expect(emptyFields(draft)).toEqual([]);
});

test('quotes are stripped before sending', () => {
  expect(unsavedOf(draft, 3)).toEqual({
    id: 3,
    nome_indicador: 'Margem',
    unidade: 'R$',
    data_type: 'numeric',
    formula_plain: 'SUM(@a)',
  });
});

test('only the formula and the type of its figure change figures', () => {
  expect(changesFigures({ ...draft, name: 'Outro', unit: 'ha', meaning: 'x' }, draft)).toBe(false);
  expect(changesFigures({ ...draft, formula: ' SUM(@a) ' }, draft)).toBe(false);
  expect(changesFigures({ ...draft, formula: 'SUM(@b)' }, draft)).toBe(true);
  expect(changesFigures({ ...draft, dataType: 'integer' }, draft)).toBe(true);
});

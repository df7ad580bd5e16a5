import { kindOfType } from '@fonte/contracts';
import { describe, expect, test } from 'vitest';
import {
  conditionWords,
  isComplete,
  numberToSend,
  operatorWords,
  pageOperators,
  valuesWords,
  viewOperators,
} from './filter-words.ts';

describe('operators of the page', () => {
  test('text columns offer only = and !=', () => {
    expect(pageOperators('varchar')).toEqual(['=', '!=']);
  });
  test('figures and dates offer all four, by their words', () => {
    for (const type of ['numeric', 'int8', 'date', 'timestamptz'])
      expect(pageOperators(type).map(operatorWords)).toEqual([
        'Igual',
        'Diferente',
        'Maior que',
        'Menor que',
      ]);
  });
});

describe('operators of a view', () => {
  test('text columns exclude greater and less and keep the other ten', () => {
    expect(viewOperators('varchar')).toHaveLength(10);
    expect(viewOperators('varchar')).not.toContain('>=');
  });
  test('figures are not searched for letters', () => {
    expect(viewOperators('numeric')).toEqual(['=', '>=', '<=', '!=', 'null', 'not_null']);
  });
});

test('kinds of the database types', () => {
  expect(['varchar', 'int8', 'numeric', 'date', 'timestamptz', 'bool', undefined].map(kindOfType)).toEqual([
    'text',
    'number',
    'number',
    'date',
    'date',
    'boolean',
    'text',
  ]);
});

test.each([
  ['1.234,56', '1234.56'],
  ['-86,02', '-86.02'],
  ['20', '20'],
  ['1.000', '1000'],
  ['vinte', null],
  ['', null],
])('%s is sent as %s', (typed, sent) => {
  expect(numberToSend(typed)).toBe(sent);
});

test('values are joined by " / " as people read them', () => {
  expect(valuesWords({ value: ['Leite', 'Corte'], type: 'varchar' })).toBe('Leite / Corte');
  expect(valuesWords({ value: '2025-10-13', type: 'date' })).toBe('13/10/2025');
  expect(valuesWords({ value: '2025', type: 'int8', colname: 'ano' })).toBe('2025');
  expect(valuesWords({ value: ['2024', '2025'], type: 'int8', dimension: 'ano' })).toBe('2024 / 2025');
  expect(valuesWords({ value: '5208707', type: 'int8', colname: 'codigo_municipio' })).toBe('5208707');
  expect(valuesWords({ value: '1234', type: 'int8', colname: 'visitas' })).toBe('1.234');
  expect(valuesWords({ value: ['1234.5', 2], type: 'numeric' })).toBe('1.234,5 / 2');
});

test('a condition in words has its column, its operator and its values', () => {
  const year = { colname: 'ano', description: 'Ano', operator: '=', value: [2024, 2025], type: 'int8' };
  expect(conditionWords(year)).toBe('Ano igual 2024 / 2025');
  expect(conditionWords({ ...year, operator: 'not_null', value: null })).toBe('Ano não nulo');
});

test('a filter needs an operator, and a value unless it asks for nothing', () => {
  expect(isComplete({ operator: '', value: 'x' })).toBe(false);
  expect(isComplete({ operator: '=', value: [] })).toBe(false);
  expect(isComplete({ operator: '=', value: '' })).toBe(false);
  expect(isComplete({ operator: 'null' })).toBe(true);
  expect(isComplete({ operator: '!=', value: 0 })).toBe(true);
});

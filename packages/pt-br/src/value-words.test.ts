import { expect, test } from 'vitest';
import { isNumberedName, valueWords } from './value-words.ts';

test.each([
  ['ano', true],
  ['Ano', true],
  ['meta.ano', true],
  ['codigo_municipio', true],
  ['cod_grupo', true],
  ['id', true],
  ['visita.id_visita', true],
  ['anos_de_estudo', false],
  ['idade', false],
  ['codigos', false],
  ['visitas', false],
])('the numbers of %s are names: %s', (column, named) => {
  expect(isNumberedName(column)).toBe(named);
});

test.each([
  ['2025', 'number', 'ano', '2025'],
  ['5208707', 'number', 'codigo_municipio', '5208707'],
  ['1234', 'number', 'visitas', '1.234'],
  ['1234.5', 'number', 'area_total', '1.234,5'],
  ['-2.25', 'number', 'saldo', '−2,25'],
  ['muito', 'number', 'area_total', 'muito'],
  ['2025-10-13', 'date', 'data', '13/10/2025'],
  ['3', 'date', 'data', '3'],
  ['true', 'boolean', 'ativa', 'Sim'],
  ['false', 'boolean', 'ativa', 'Não'],
  ['1234', 'text', 'nome', '1234'],
] as const)('%s (%s) of %s is written %s', (value, kind, column, words) => {
  expect(valueWords(value, kind, column)).toBe(words);
});

import { expect, it } from 'vitest';
import { changedColumns, linesOf } from './diff-lines.ts';

it('an update shows each column as it was and as it is', () => {
  const row = {
    type: 'UPDATE' as const,
    table_name: 'propriedade' as const,
    diff: [
      { key: 'area_total', oldValue: 10, value: 12.5 },
      { key: 'fase', oldValue: null, value: 'Diagnóstico 1' },
    ],
  };
  expect(linesOf(row)).toEqual([
    { sign: '-', column: 'area_total', value: '10' },
    { sign: '+', column: 'area_total', value: '12.5' },
    { sign: '-', column: 'fase', value: null },
    { sign: '+', column: 'fase', value: 'Diagnóstico 1' },
  ]);
  expect(changedColumns(row)).toBe(2);
});

it('what came is all green, what went all red, and has no columns to count', () => {
  const diff = { conta: false, numero: 0 };
  expect(
    linesOf({ type: 'ADD', table_name: 'visita', diff }).map(({ sign, value }) => [sign, value]),
  ).toEqual([
    ['+', 'false'],
    ['+', '0'],
  ]);
  expect(linesOf({ type: 'REMOVE', table_name: 'visita', diff }).every(({ sign }) => sign === '-')).toBe(
    true,
  );
  expect(changedColumns({ type: 'ADD', diff })).toBeNull();
});

it('columns and codes are in the words of their own table', () => {
  const words = [
    {
      tabela: 'propriedade' as const,
      coluna: 'situacao',
      nome: 'Situação',
      palavras: { a_concluida: 'Ativa concluida' },
    },
    { tabela: 'visita' as const, coluna: 'conta', nome: 'Conta', palavras: { false: 'Não' } },
  ];
  const diff = { situacao: 'a_concluida', conta: false, fase: null };
  const told = (table_name: 'propriedade' | 'visita') =>
    linesOf({ type: 'ADD', table_name, diff }, words).map(({ column, value }) => [column, value]);
  expect(told('propriedade')).toEqual([
    ['Situação', 'Ativa concluida'],
    ['conta', 'false'],
    ['fase', null],
  ]);
  expect(told('visita')).toEqual([
    ['situacao', 'a_concluida'],
    ['Conta', 'Não'],
    ['fase', null],
  ]);
});

import { expect, it } from 'vitest';
import { changedColumns, keyName, linesOf } from './diff-lines.ts';

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
    { sign: '+', column: 'area_total', value: '12,5' },
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
    ['+', 'Não'],
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
    ['conta', 'Não'],
    ['fase', null],
  ]);
  expect(told('visita')).toEqual([
    ['situacao', 'a_concluida'],
    ['Conta', 'Não'],
    ['fase', null],
  ]);
});

it.each([
  ['area_total', 1234.5, '1.234,5'],
  ['lon', -49.2643214, '−49,2643214'],
  ['numero', 12, '12'],
  // Numbers that are names have no thousands.
  ['codigo_municipio', 5208707, '5208707'],
  ['id_produtor', 1234, '1234'],
  ['dt_visita', '2025-12-20', '20/12/2025'],
  ['dt_checkin', '2018-11-04T00:30:00', '04/11/2018, 00:30'],
  // As changes from before decision 112 are kept.
  ['dt_checkin', '2025-12-20T13:05:00+00:00', '20/12/2025, 10:05'],
  ['nome', '2025-12-20', '2025-12-20'],
  ['sincronizada', true, 'Sim'],
])('%s %s is written %s', (column, value, written) => {
  const words = (['dt_visita', 'dt_checkin'] as const).map((coluna) => ({
    tabela: 'visita' as const,
    coluna,
    nome: coluna,
    tipo: coluna === 'dt_visita' ? ('date' as const) : ('datetime' as const),
  }));
  const [line] = linesOf({ type: 'ADD', table_name: 'visita', diff: { [column]: value } }, words);
  expect(line?.value).toBe(written);
});

it('a key is called as its column is, and by its own name where that is not known', () => {
  const words = [{ tabela: 'visita' as const, coluna: 'id_visita', nome: 'Id da visita' }];
  const named = (table_name: 'visita' | 'propriedade') =>
    keyName({ table_name, key_name: 'id_visita' }, words);
  expect([named('visita'), named('propriedade')]).toEqual(['Id da visita', 'id_visita']);
});

import { expect, test } from 'vitest';
import { compareTables } from './compare.ts';
import type { KeptTable } from './content.ts';

const table = (linhas: KeptTable['linhas'], campos = ['a', 'b']): KeptTable => ({
  co_consulta: 1,
  titulo: 'T',
  colunas: campos.map((campo) => ({ campo, titulo: campo.toUpperCase(), unidade: null })),
  linhas,
});
const row = (chave: string, ...valores: (string | null)[]) => ({
  chave,
  rotulo: chave,
  unidade: null,
  valores,
});

test('rows and columns meet by what they are, whatever their order', () => {
  const then = [table([row('x', '1', '2'), row('y', '3', null), row('total', '4', '2')])];
  const now = [
    table(
      [row('y', '5', '3'), row('z', '2', '7'), row('x', '2.0', '1'), row('total', '10', '9')],
      ['b', 'a'],
    ),
  ];
  const [only] = compareTables(then, now);
  expect(
    only?.figuras.map(({ linha, coluna, entao, hoje, diferenca, situacao, lugar }) => [
      linha,
      coluna,
      entao,
      hoje,
      diferenca,
      situacao,
      lugar,
    ]),
  ).toEqual([
    ['x', 'A', '1', '1', '0', 'igual', 2],
    ['x', 'B', '2', '2.0', '0.0', 'igual', 2],
    ['y', 'A', '3', '3', '0', 'igual', 0],
    ['y', 'B', null, '5', null, 'revisto', 0],
    ['total', 'A', '4', '9', '5', 'revisto', -1],
    ['total', 'B', '2', '10', '8', 'revisto', -1],
    ['z', 'A', null, '7', null, 'entrou', 1],
    ['z', 'B', null, '2', null, 'entrou', 1],
  ]);
});

test('a report that is no more has left, a new one has come', () => {
  const old = table([row('x', '1', '2')]);
  expect(compareTables([old], []).flatMap(({ figuras }) => figuras.map(({ situacao }) => situacao))).toEqual([
    'saiu',
    'saiu',
  ]);
  expect(compareTables([], [old]).flatMap(({ figuras }) => figuras.map(({ situacao }) => situacao))).toEqual([
    'entrou',
    'entrou',
  ]);
});

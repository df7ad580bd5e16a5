import { expect, test } from 'vitest';
import type { ViewResult } from '../asked/contract.ts';
import { linesOf, nextSort, turned, type Folding } from './pivot-lines.ts';

const rows: readonly [path: string[], figure: number | null][] = [
  [['GO'], 7],
  [['GO', 'Anápolis'], 3],
  [['GO', 'Goiânia'], null],
  [['GO', 'Rio Verde'], 4],
  [['MG'], 9],
  [['MG', 'Unaí'], 9],
];
const result: ViewResult = {
  series: [{ name: 'Total', id: 7, keys: [] }],
  data: rows.map(([path, figure]) => ({ UF: path[0] ?? '', Município: path[1] ?? null, Total: figure })),
  groupby: ['UF', 'Município'].map((name) => ({
    name,
    alias: 'propriedade',
    colname: name,
    type: 'varchar',
    dateFormat: null,
  })),
  itens_search: rows.map(([path], index) => ({
    keys: [],
    value: path.join(' / '),
    valueData: path,
    index,
    primary: path[0] ?? '',
    secondary: path[1] ?? null,
    indicador: null,
  })),
  percent: null,
  totals: [],
  rowCount: 4,
  dados_ate: null,
  carga: null,
  dinamica: {
    niveis: rows.map(([path]) => path.length),
    por: null,
    colunas: [{ nome: null, series: [0] }],
    total: { Total: 16 },
  },
};
const OPEN: Folding = { all: false, but: new Set() };
const shown = (folding: Folding, sort: Parameters<typeof linesOf>[2] = null) =>
  linesOf(result, folding, sort).map(({ label, level }) => `${'-'.repeat(level - 1)}${label}`);

test('rows stand within the totals that they are part of, and are folded with them', () => {
  expect(shown(OPEN)).toEqual(['GO', '-Anápolis', '-Goiânia', '-Rio Verde', 'MG', '-Unaí']);
  expect(linesOf(result, OPEN, null).map(({ folded }) => folded)).toEqual([
    false,
    null,
    null,
    null,
    false,
    null,
  ]);
  const key = linesOf(result, OPEN, null)[0]?.key ?? '';
  expect(shown(turned(OPEN, key))).toEqual(['GO', 'MG', '-Unaí']);
  expect(shown(turned(turned(OPEN, key), key))).toEqual(shown(OPEN));
  const shut: Folding = { all: true, but: new Set() };
  expect(shown(shut)).toEqual(['GO', 'MG']);
  expect(shown(turned(shut, key))).toEqual(['GO', '-Anápolis', '-Goiânia', '-Rio Verde', 'MG']);
});

test('a column orders the outermost rows, and those within each by themselves; what has no figure is last', () => {
  expect(shown(OPEN, { series: 0, descending: true })).toEqual([
    'MG',
    '-Unaí',
    'GO',
    '-Rio Verde',
    '-Anápolis',
    '-Goiânia',
  ]);
  expect(shown(OPEN, { series: 0, descending: false })).toEqual([
    'GO',
    '-Anápolis',
    '-Rio Verde',
    '-Goiânia',
    'MG',
    '-Unaí',
  ]);
  expect([nextSort(null, 0), nextSort({ series: 0, descending: false }, 0)]).toEqual([
    { series: 0, descending: true },
    null,
  ]);
});

import { readCube } from '@fonte/contracts/brush/read-cube';
import { expect, test } from 'vitest';
import type { ViewResult } from '../../asked/contract.ts';
import { itemOf, NO_ROWS } from '../../testing.ts';
import { laidOn, layerOf, placesOf } from './laid-on.ts';

const resultOf = (rows: readonly (readonly [string, number | null])[], total: number | null): ViewResult => ({
  ...NO_ROWS,
  series: [{ name: 'Visitas', id: 7, keys: [] }],
  data: rows.map(([Mês, Visitas]) => ({ Mês, Visitas })),
  itens_search: rows.map(([value], index) => itemOf(index, value)),
  totals: [{ id: 7, name: 'Visitas', unidade: 'un', value: total }],
  rowCount: rows.length,
});
const WHOLE = resultOf(
  [
    ['jan', 5],
    ['fev', 7],
    ['mar', 2],
  ],
  14,
);

test('an answer keeps the places of the whole, in a table its own rows', () => {
  const answer = resultOf([['mar', 1]], 1);
  const laid = laidOn(WHOLE, answer, 'places');
  expect(laid.data.map(({ Visitas }) => Visitas)).toEqual([null, null, 1]);
  expect(laid.totals[0]?.value).toBe(1);
  expect(laidOn(WHOLE, answer, 'rows')).toBe(answer);
});

test('an answer with rows that the whole has not stands as it came', () => {
  const answer = resultOf([['abr', 1]], 1);
  expect(laidOn(WHOLE, answer, 'places')).toBe(answer);
});

const cube = readCube({
  marks: ['GO', 'MG', 'MS'],
  folds: ['sum'],
  tables: [
    { rows: [['jan'], ['fev'], ['mar']], mark: [0, 0, 1, 2], row: [0, 1, 1, 2], parts: [[5, 3, 4, 2]] },
    { rows: [[]], mark: [0, 1, 2], row: [0, 0, 0], parts: [[8, 4, 2]] },
  ],
  figures: [{ id: 7, table: 0, row: { part: 0 }, total: { part: 0 } }],
});

test('parts are put in the places of the whole, in a table where there is something', () => {
  const places = layerOf(WHOLE, cube, 'places')([1]);
  expect(places.data.map(({ Visitas }) => Visitas)).toEqual([null, 4, null]);
  expect(places.totals[0]?.value).toBe(4);
  const rows = layerOf(WHOLE, cube, 'rows')([0]);
  expect(rows.data).toEqual([
    { Mês: 'jan', Visitas: 5 },
    { Mês: 'fev', Visitas: 3 },
  ]);
  expect(rows.itens_search.map(({ index, value }) => [index, value])).toEqual([
    [0, 'jan'],
    [1, 'fev'],
  ]);
});

test("'Outros' of the chart that is chosen in are all marks that have no row there", () => {
  const source = resultOf(
    [
      ['GO', 8],
      ['Outros (2)', 6],
    ],
    14,
  );
  for (const item of source.itens_search.slice(1)) item.valueData = [null, 'outros'];
  expect(placesOf(cube, source, [[null, 'outros']])).toEqual([1, 2]);
  expect(placesOf(cube, source, [['GO']])).toEqual([0]);
});

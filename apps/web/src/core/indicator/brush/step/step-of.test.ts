import { readCube } from '@fonte/contracts/brush/read-cube';
import { expect, test } from 'vitest';
import type { ViewResult } from '../../asked/contract.ts';
import { itemOf, NO_ROWS } from '../../testing.ts';
import { stepOf, type Having } from './step-of.ts';

const resultOf = (name: string, figures: Record<string, number>): ViewResult => ({
  ...NO_ROWS,
  series: [{ name, id: 7, keys: [] }],
  data: Object.entries(figures).map(([Grupo, value]) => ({ Grupo, [name]: value })),
  itens_search: Object.keys(figures).map((value, index) => itemOf(index, value)),
  rowCount: Object.keys(figures).length,
});
const whole = resultOf('Visitas', { jan: 9, fev: 4 });
const source = resultOf('Área', { GO: 1, MG: 2 });
const cube = readCube({
  marks: ['GO', 'MG'],
  folds: ['sum'],
  tables: [
    { rows: [['jan'], ['fev']], mark: [0, 0, 1], row: [0, 1, 0], parts: [[5, 4, 4]] },
    { rows: [[]], mark: [0, 1], row: [0, 0], parts: [[9, 4]] },
  ],
  figures: [{ id: 7, table: 0, row: { part: 0 }, total: { part: 0 } }],
});
const having: Having = { at: 1, by: 0, result: whole, whole, source, cube, kept: 'places' };
const figures = (of: ViewResult | undefined) => of?.data.map(({ Visitas }) => Visitas);

test('a step elsewhere has the figures of its marks', () => {
  const step = stepOf({ view: 0, marks: [['MG']] }, having);
  expect([figures(step?.result), step?.rows]).toEqual([[4, null], null]);
});

test('a step among its own marks has its own figures, and which of them are chosen', () => {
  const step = stepOf({ view: 1, marks: [['fev']] }, having);
  expect(step?.result).toBe(whole);
  expect([...(step?.rows ?? [])]).toEqual([1]);
});

test('without marks it is the whole', () => {
  expect(stepOf(null, having)).toEqual({ result: whole, rows: null });
});

test('it waits without parts, and for those by the marks of the card that is chosen in', () => {
  expect(stepOf({ view: 0, marks: [['MG']] }, { ...having, cube: null })).toBeNull();
  expect(stepOf({ view: 2, marks: [['MG']] }, having)).toBeNull();
});

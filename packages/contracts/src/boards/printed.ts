import { EXTENDED, STAFF } from '../profiles.ts';
import { PACE } from './beside-pace.ts';
import { chart, table, tile, type Board, type NotesCard } from './board.ts';
import { demography } from './dashboard.ts';

/** The monthly report on paper (first text, section 2): the country, or one state. */

/** The notes of the second text, section 1. */
const notes: NotesCard = { card: 'notes', span: 12, notes: ['visita', 'conservacao', 'abc'] };

const tiles: Board['tiles'] = [
  [tile(11116, 3), tile(11117, 3), tile(11120, 3), PACE],
  [tile(211118, 3), tile(11118, 3), tile(211119, 3), tile(11119, 3)],
];

/** /dashboard/print */
export const printed: Board = {
  extended: EXTENDED,
  tiles,
  rows: [
    [chart(10031, 12)],
    [chart(211150, 12)],
    [table(11121, 12)],
    [chart(210032, 6), chart(10035, 6)],
    [chart(111239, 12)],
    [chart(10033, 5), chart(10034, 7)],
    [demography(12)],
    [notes],
  ],
  sheet: { above: 'Relatório mensal · {lugar} · {mes}', charts: 'drawn', most: 30 },
};

/** /dashboard/print/{ufurl}: 'charts replaced by big-number cards'. */
export const printedState: Board = {
  extended: EXTENDED,
  tiles,
  rows: [
    [chart(10031, 12)],
    [table(11125, 12, { for: STAFF })],
    [chart(211150, 12)],
    [chart(10035, 12)],
    [table(11121, 12)],
    [notes],
  ],
  sheet: {
    above: 'Relatório mensal · {lugar} · {mes}',
    short: 'Relatório mensal',
    charts: 'figures',
    most: 30,
  },
};

import { EXTENDED, STAFF } from '../profiles.ts';
import { chart, table, tile, type Board } from './board.ts';

/** /relatorio-semestral-giz/{semestre} (third text, 2.10): the semester against the one before. */
export const semester: Board = {
  extended: EXTENDED,
  tiles: [
    [tile(11116, 3), tile(11117, 3), tile(11120, 3), tile(111234, 3)],
    [tile(211118, 3), tile(11118, 3), tile(211119, 3), tile(11119, 3)],
  ],
  rows: [
    [chart(211150, 12)],
    [table(10161, 12)],
    [table(10162, 12, { for: STAFF })],
    [table(10163, 12)],
    [table(10164, 12, { for: STAFF })],
    [table(10149, 12)],
    [table(10154, 12, { for: STAFF })],
    [table(10156, 12)],
    [table(10158, 12, { for: STAFF })],
    [table(10159, 12)],
    [table(10160, 12, { for: STAFF })],
    [chart(10034, 12)],
    [chart(10035, 12)],
    [{ card: 'notes', span: 12, notes: ['visita', 'conservacao', 'abc', 'planejamento'] }],
  ],
  sheet: { above: 'Relatório semestral · {lugar} · {mes}', charts: 'drawn', most: 30 },
};

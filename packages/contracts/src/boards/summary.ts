import { EXTENDED, STAFF, STATE_STAFF } from '../profiles.ts';
import { chart, table, tile, type Board, type Card } from './board.ts';
import { demography } from './dashboard.ts';

/** Each matter by UF and, for who may know places below a state, by Bacia. */
const byUfAndBasin = (...pairs: readonly (readonly [Uf, Basin])[]): Card[][] =>
  pairs.flatMap(([uf, basin]) => [[table(uf, 12)], [table(basin, 12, { for: STAFF })]]);
type Uf = 10149 | 10156 | 10159 | 10161 | 10163;
type Basin = 10154 | 10158 | 10160 | 10162 | 10164;

/** /resumo-executivo (third text, 2.11): its fixed reports. */
export const summary: Board = {
  extended: EXTENDED,
  tiles: [
    [tile(11116, 4), tile(11117, 4), tile(11120, 4)],
    [tile(11118, 6), tile(11119, 6)],
  ],
  rows: [
    [chart(10031, 12)],
    [chart(10032, 12)],
    [chart(10033, 5), chart(10034, 7)],
    [table(11121, 12)],
    [table(13510, 12, { for: STATE_STAFF })],
    [demography(12)],
    ...byUfAndBasin([10149, 10154], [10156, 10158], [10159, 10160], [10161, 10162], [10163, 10164]),
    [table(10165, 12, { for: STAFF })],
    [table(10166, 12, { for: STAFF })],
    [table(10259, 12, { for: STAFF })],
    [{ card: 'notes', span: 12, notes: ['visita', 'conservacao', 'abc', 'planejamento'] }],
  ],
  sheet: {
    above: 'Sumário executivo · {lugar} · {mes}',
    charts: 'drawn',
    most: 30,
    button: 'Baixar/imprimir resumo executivo',
  },
};

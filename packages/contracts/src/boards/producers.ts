import { EXTENDED } from '../profiles.ts';
import { chart, tile, X, type Board } from './board.ts';
import { demography } from './dashboard.ts';

/** /produtores (second text, 2.15) */
export const producers: Board = {
  extended: EXTENDED,
  tiles: [[tile(13110, 4), tile(13114, 4, X), tile(13115, 4, X)]],
  rows: [
    [
      {
        card: 'tabs',
        title: 'Produtores por lugar',
        span: 12,
        late: true,
        tabs: [
          { label: 'UF', report: 13111 },
          { label: 'Município', report: 13112 },
          { label: 'Bacia', report: 13113 },
        ],
      },
    ],
    [chart(13116, 5, X), { ...demography(7), ...X }],
    [{ card: 'notes', span: 12, notes: ['visita'] }],
  ],
};

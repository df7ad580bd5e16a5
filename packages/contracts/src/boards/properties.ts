import { EXTENDED, STAFF } from '../profiles.ts';
import { twoBesidePace } from './beside-pace.ts';
import { chart, list, tile, X, type Board } from './board.ts';

/** Monitoring of properties (second text, 2.15). */

/** /propriedades */
export const properties: Board = {
  extended: EXTENDED,
  tiles: [[tile(13010, 4), tile(13022, 4, { more: 'areaZerada' }), tile(13030, 4, { more: 'ciclo' })]],
  rows: [
    [chart(13014, 5), chart(13015, 7)],
    [chart(13016, 6, X), chart(13017, 6, X)],
    [
      {
        card: 'tabs',
        title: 'Propriedades por lugar',
        span: 12,
        late: true,
        tabs: [
          { label: 'UF', report: 13011 },
          { label: 'Município', report: 13012 },
          { label: 'Bacia', report: 13013 },
        ],
      },
    ],
    [{ card: 'properties', span: 12, for: STAFF }],
    [{ card: 'notes', span: 12, notes: ['visita'] }],
  ],
};

/** /propriedades/area-zerada */
export const zeroArea: Board = {
  extended: EXTENDED,
  tiles: [[tile(13020, 6), tile(13022, 6)]],
  rows: [[chart(13023, 12)], [list(13021, 12, { for: STAFF, opens: true })]],
};

/** /propriedades/ciclo */
export const cycle: Board = {
  subtitle: 'Quantidade total de propriedades que possuem 12 visitas ou mais.',
  extended: EXTENDED,
  choice: 'ciclo',
  ...twoBesidePace(13030, 13033),
  rows: [
    [chart(13034, 12)],
    [list(13031, 12, { for: STAFF, when: '1', opens: true })],
    [list(13032, 12, { for: STAFF, when: '2', opens: true })],
    [{ card: 'notes', span: 12, notes: ['visita'] }],
  ],
};

import { objectiveId, type ObjectiveTab } from '../objective-ids.ts';
import { EXTENDED, LEADERS } from '../profiles.ts';
import { DIGIT_OF, type ObjectiveCode } from '../programme/objective-digits.ts';
import { chart, table, tile, X, type Board } from './board.ts';

/** A page of an objective (second text, 2.14): its properties and hectares, or its farmers. */
export function objective(code: ObjectiveCode, tab: ObjectiveTab): Board {
  const of = (part: Parameters<typeof objectiveId>[2]) => objectiveId(DIGIT_OF[code], tab, part);
  return {
    extended: EXTENDED,
    sheet: { above: 'Objetivos · {lugar}', charts: 'drawn', most: 30 },
    tiles: [[tile(of(0), 4), tile(of(6), 4, X), tile(of(7), 4, X)]],
    rows: [
      [chart(of(4), 7, X), chart(of(5), 5, X)],
      [
        {
          card: 'tabs',
          title: tab === 1 ? 'Propriedades por lugar' : 'Agricultores por lugar',
          span: 12,
          late: true,
          tabs: [
            { label: 'UF', report: of(1) },
            { label: 'Município', report: of(2) },
            { label: 'Bacia', report: of(3) },
          ],
        },
      ],
      [table(of(8), 12, { for: LEADERS })],
      [{ card: 'notes', span: 12, notes: tab === 1 ? [code, 'acumulado'] : [code] }],
    ],
  };
}

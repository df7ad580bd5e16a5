import { VISITS_CYCLE } from '@fonte/contracts';
import type { RowExpr } from '../expression.ts';

const TWELVE: RowExpr = { number: String(VISITS_CYCLE) };
const ELEVEN: RowExpr = { number: String(VISITS_CYCLE - 1) };

/**
 * How far a property is in its 24 visits, 0 to 24: 12 or more is a concluded cycle 1 and 24 both cycles, as on every tile and list of concluded cycles, also
 * where the source states the cycles and a property has more than twelve visits of one. Until cycle 1 is concluded its valid visits of either cycle, up to 11.
 */
export const PROGRESS: RowExpr = {
  op: 'if',
  args: [
    { op: '>=', args: ['visita_ritmo.visitas_ciclo_1', TWELVE] },
    { op: '+', args: [TWELVE, { op: 'least', args: ['visita_ritmo.visitas_ciclo_2', TWELVE] }] },
    {
      op: 'least',
      args: [{ op: 'coalesce', args: ['visita_ritmo.visitas', { number: '0' }] }, ELEVEN],
    },
  ],
};

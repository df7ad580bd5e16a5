import { VISITS_CYCLE } from '@fonte/contracts';
import type { Filter } from '../../../query/index.ts';

/** '12 visits or more' is this everywhere (CYCLE_RULE): on tiles, charts, lists, files and the pace card. */

/** Valid visits that a property has in a cycle. */
export const visitsOf = (cycle: string) => `visita_ritmo.visitas_ciclo_${cycle}` as const;

/** Properties that have concluded the cycle. */
export const concluded = (cycle: string): Filter => ({
  field: visitsOf(cycle),
  is: '>=',
  value: VISITS_CYCLE,
});

/** Properties that have not, begun or not. */
export const unfinished = (cycle: string): Filter => ({
  field: visitsOf(cycle),
  is: '<',
  value: VISITS_CYCLE,
});

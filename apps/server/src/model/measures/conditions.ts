import type { Comparison } from '../filter.ts';

/** A visit that counts: the importer's work on `programa.visita_valida`, never worked out again here. */
export const COUNTS: Comparison = { field: 'visita.conta', is: '=', value: true };

/** A visit that does not count yet. */
export const COUNTS_NOT: Comparison = { field: 'visita.conta', is: '=', value: false };

/** A visit that the plan foresaw by the last day that has a visit: packages/database/views/visita_prevista.sql. */
export const DUE: Comparison = { field: 'visita_prevista.vencida', is: '=', value: true };

/** Practices of one objective. */
export const ofObjective = (objetivo: 'conservacao' | 'abc' | 'planejamento'): Comparison => ({
  field: 'pratica.objetivo',
  is: '=',
  value: objetivo,
});

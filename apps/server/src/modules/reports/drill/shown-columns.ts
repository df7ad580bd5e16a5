import type { AnswerColumn, DetailAnswer } from '../../../query/index.ts';

/** The engine's name for what a row adds to the clicked figure. */
const ADDS = 'valor';

/**
 * The columns of a drill-down that people are shown. Where every row counts once, what it adds says nothing: it would repeat the
 * code of the property or person that is counted, or be 1. Sums keep it: a row of 0,99 ha adds 0,99.
 */
export function shownColumns(columns: readonly AnswerColumn[], parts: DetailAnswer['parts']): AnswerColumn[] {
  const counts = parts.every(({ kind }) => kind === 'distinct' || kind === 'count');
  return columns.filter(({ key }) => !counts || key !== ADDS);
}

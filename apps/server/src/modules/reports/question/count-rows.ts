import type { RowList } from '@fonte/contracts';
import { scope, scopeList, type ListPlan, type Plan, type QueryEngine } from '../../../query/index.ts';
import { numberOf } from '../../../answers/figures/exact.ts';
import { optionsOf } from './asked.ts';
import type { Reading } from '../declared/reading.ts';

/** How many rows a list has, by counting them and not by reading them: a file's first bytes wait for it. */
export async function countRows(
  engine: QueryEngine,
  plan: ListPlan,
  reading: Reading,
  signal: AbortSignal | undefined,
): Promise<number> {
  // Conditions on what is shown are no conditions of a figure, and figures leave out rows without any: both are counted as rows.
  if (isNarrowed(reading.rows) || plan.figures) {
    const { rowCount } = await engine.list(
      scopeList({ ...plan, limit: 1, offset: 0 }, reading.access),
      optionsOf(signal),
    );
    return rowCount;
  }
  const { list, filters, period } = plan;
  const counting: Plan = {
    measures: { linhas: { count: list } },
    ...(filters ? { filters } : {}),
    ...(period ? { period } : {}),
  };
  const answer = await engine.run(scope(counting, reading.access), optionsOf(signal));
  return numberOf(answer.rows[0]?.values['linhas']);
}

/** Whether the reader sees fewer rows than there are. */
export const isNarrowed = ({ filtros = [], busca = '' }: RowList = {}): boolean =>
  filtros.length > 0 || busca.trim() !== '';

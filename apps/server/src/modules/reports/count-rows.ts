import { scope, scopeList, type ListPlan, type Plan, type QueryEngine } from '../../query/index.ts';
import { isNarrowed } from './answer-list.ts';
import { numberOf } from '../../answers/figures/exact.ts';
import { optionsOf } from './asked.ts';
import type { Reading } from './reading.ts';

/** How many rows a list has, by counting them and not by reading them: the file's first bytes wait for it. */
export async function countRows(
  engine: QueryEngine,
  plan: ListPlan,
  reading: Reading,
  signal: AbortSignal,
): Promise<number> {
  // Conditions on what is shown are no conditions of a figure: the rows that keep them are counted as rows.
  if (isNarrowed(reading.rows)) {
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

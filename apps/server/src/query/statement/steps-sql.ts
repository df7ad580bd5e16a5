import { sql } from 'kysely';
import { relationNamed } from '../../model/paths.ts';
import type { AggregateUse } from '../ask/analysed.ts';
import { spansOf } from '../days/intervals.ts';
import { stepIntervals, type Step } from '../days/steps.ts';
import type { Context } from '../sql/filter-sql.ts';
import type { Sql } from '../sql/operators.ts';
import type { RowSource } from '../sql/row-source.ts';

/** The periods as rows, each beside the fact's rows that count in it; where the plan has no first day, those since the fact's own first one. */
export function stepsSql(
  steps: readonly Step[],
  use: AggregateUse,
  source: RowSource,
  context: Context,
): Sql {
  const rows = steps.flatMap((step) => {
    const spans = stepIntervals(step, use, context);
    return (spans ?? [{}]).map(
      ({ from, below }) =>
        sql`(${step.value}::integer, ${from ?? null}::date, ${below ?? null}::date, ${step.below}::date)`,
    );
  });
  const none = sql`(select 0, null::date, null::date, null::date where false)`;
  const table = rows.length > 0 ? sql`(values ${sql.join(rows)})` : none;
  const joined = (within: Sql): Sql => sql`join ${table} as passos (passo, de, ate, fim) on ${within}`;
  const relation = relationNamed(use.fact);
  if (!relation?.date) return joined(sql`true`);
  const date = source.dateColumn();
  const within = sql`(de is null or ${date} >= de) and (ate is null or ${date} < ate)`;
  if (spansOf(context.period)?.[0]?.from !== undefined) return joined(within);
  const first = sql`(select min(${sql.ref(relation.date)}) from ${sql.table(relation.table.join('.'))})`;
  return joined(sql`${within} and fim > ${first}`);
}

import { sql } from 'kysely';
import { scopeColumns, type RowRule } from '../ask/row-rule.ts';
import type { Sql } from './operators.ts';
import type { RowSource } from './row-source.ts';

/** The rule as conditions on a source's rows; undefined when the source (a rollup) cannot tell them apart. */
export function ruleSql(rule: RowRule, source: RowSource): Sql[] | undefined {
  if (rule === 'nothing') return [sql`false`];
  const columns = scopeColumns(source.fact);
  const conditions: Sql[] = [];
  for (const limit of ['uf', 'supervisor', 'tecnico'] as const) {
    const value = rule[limit];
    const at = columns[limit];
    if (value === undefined || at === 'all') continue;
    if (at === undefined) return [sql`false`];
    const column = source.column(at);
    if (!column) return undefined;
    conditions.push(sql`${column} = ${value}::text`);
  }
  return conditions;
}

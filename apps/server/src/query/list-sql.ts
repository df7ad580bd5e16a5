import { sql } from 'kysely';
import { relationNamed } from '../model/paths.ts';
import type { AnalysedList, ListColumn } from './analyse-list.ts';
import { rowSql, SQL_TYPE, typeOf } from './expression-sql.ts';
import { filterSql, withinSql, type Context } from './filter-sql.ts';
import { intervalsOf } from './intervals.ts';
import { whereSql } from './logic.ts';
import type { Sql } from './operators.ts';
import { collated } from './order-sql.ts';
import type { Sort } from './plan.ts';
import { ruleSql, type RowRule } from './row-rule.ts';
import { RowSource } from './row-source.ts';

/** The statement of a list: rows of a relation with columns c0 …, and, when a page is asked, how many there are in all. */
export function listSql(
  { plan, columns }: AnalysedList,
  rule: RowRule,
  context: Context,
  materialized: boolean,
): Sql {
  const fact = plan.list;
  const relation = relationNamed(fact);
  const source = new RowSource(fact, undefined, materialized);
  const shown = columns.map(
    ({ expr }, index) => sql`${rowSql(expr, source, context.referenceDay)} as ${cell(index)}`,
  );
  const keys = (relation?.primaryKey ?? []).map((column) => source.column(`${fact}.${column}`) ?? sql`null`);
  const intervals = relation?.date
    ? intervalsOf(context.period, undefined, relation.period, context.calendar)
    : null;
  const within = withinSql(source, intervals);
  const where = [
    ...(within ? [within] : []),
    ...(ruleSql(rule, source) ?? [sql`false`]),
    ...(plan.filters ?? []).map((filter) => filterSql(filter, source, context) ?? sql`false`),
  ];
  const { limit = -1, offset = 0 } = plan;
  const paged = limit >= 0 || offset > 0;
  const asked = (plan.sort ?? []).flatMap((sort) => sortSql(sort, columns));
  const ties = keys.map((_, index) => sql.ref(`p${index}`));
  const selected = [...shown, ...keys.map((expr, index) => sql`${expr} as ${sql.ref(`p${index}`)}`)];
  const rows = sql`select ${sql.join(selected)} from ${source.from()}${whereSql(where)}`;
  const total = paged ? sql`, count(*) over () as todas` : sql``;
  return sql`select *${total} from (${rows}) as linhas order by ${sql.join([...asked, ...ties])}${pageSql(limit, offset)}`;
}

/** ` limit … offset …` where they say something. */
export const pageSql = (limit: number, offset: number): Sql =>
  sql`${limit >= 0 ? sql` limit ${limit}::bigint` : sql``}${offset > 0 ? sql` offset ${offset}::bigint` : sql``}`;

/** The name of a list's column in its statement. */
export const cell = (index: number): Sql => sql.ref(`c${index}`);

/** The order of a list by one of its columns. */
export function sortSql({ by, descending = false }: Sort, columns: readonly ListColumn[]): Sql[] {
  const index = columns.findIndex(({ column }) => column.key === by);
  const column = columns[index];
  if (!column) return [];
  const value = typeOf(column.expr) === 'text' ? collated(cell(index)) : cell(index);
  return [descending ? sql`${value} desc nulls last` : sql`${value} nulls last`];
}

/** Nothing, with a column's type. */
export const nothing = ({ expr }: ListColumn): Sql => sql`null::${SQL_TYPE[typeOf(expr)]}`;

import { sql } from 'kysely';
import type { Column } from '../../model/relation.ts';
import { columnNamed, propertyOf, relationNamed } from '../../model/paths.ts';
import type { AnalysedList, FigureColumn, ListColumn } from '../check/analyse-list.ts';
import { namedRows } from './compile.ts';
import { rowSql, SQL_TYPE } from '../sql/expression-sql.ts';
import { typeOf } from '../../model/type-of.ts';
import { filterSql, withinSql, type Context } from '../sql/filter-sql.ts';
import { intervalsOf } from '../days/intervals.ts';
import { whereSql } from '../sql/logic.ts';
import type { Sql } from '../sql/operators.ts';
import { collated, outputOf } from './order-sql.ts';
import type { ListPlan, Sort } from '../ask/plan.ts';
import type { RowRule } from '../ask/row-rule.ts';
import { ruleSql } from '../sql/row-rule.ts';
import { RowSource } from '../sql/row-source.ts';
import { key as group } from './unit-sql.ts';

/**
 * The statement of a list: rows of a relation with columns c0 …, and, when a page is asked, how many there are in all. `narrowed` are conditions over
 * those columns. With figures of each row's property, rows whose property has none are left out.
 */
export function listSql(
  { plan, columns, figures }: AnalysedList,
  rule: RowRule,
  context: Context,
  materialized: boolean,
  narrowed: readonly Sql[] = [],
): Sql {
  const fact = plan.list;
  const relation = relationNamed(fact);
  const source = new RowSource(fact, undefined, materialized);
  const shown = columns.map((one, index) => {
    const value = 'figure' in one ? outputOf(one.figure) : rowSql(one.expr, source, context.referenceDay);
    return sql`${value} as ${cell(index)}`;
  });
  // What is ordered or searched by a stored form of the text is given it beside the text.
  const forms = columns.map((one, index) => {
    const form = isNeeded(plan, one.column.key) && foldedOf(one, source);
    return form ? sql`${form} as ${folded(index)}` : undefined;
  });
  const primaryKey = relation?.primaryKey ?? [];
  // The parts of the key that can be read, in its order.
  const keys = primaryKey.flatMap((column) => {
    const expr = source.column(`${fact}.${column}`);
    return expr ? [{ column, expr }] : [];
  });
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
  const asked = (plan.sort ?? []).flatMap((sort) => sortSql(sort, columns, true));
  const named = figures
    ? sql`with ${namedRows(sql`figuras`, figures, rule, context, materialized)}\n`
    : sql``;
  if (figures)
    source.meet(sql`join figuras on ${group(0)} = ${source.column(propertyOf(fact)) ?? sql`null`}`);
  const from = sql`${source.from()}${whereSql(where)}`;
  const keyed = keys.map(({ expr }, index) => sql`${expr} as ${key(index)}`);
  // An index has the rows in the order of their keys, or of a stored form and then of these; what is sorted anyway is sorted by the keys' bytes in two thirds of the time.
  const indexed = (plan.sort ?? []).every(({ by }) =>
    columns.some((one) => one.column.key === by && foldedColumn(one)?.indexed),
  );
  const last = keys.map(({ column }, index) => {
    const isText = !indexed && columnNamed(`${fact}.${column}`)?.type === 'text';
    return isText ? sql`${key(index)} collate "C"` : key(index);
  });
  const order = sql.join([...asked, ...last]);
  const rows = sql`(select ${sql.join([...shown, ...forms.filter((form) => form !== undefined), ...keyed])} from ${from}) as linhas`;
  const kept = whereSql(narrowed);
  if (limit < 0 && offset <= 0) return sql`${named}select * from ${rows}${kept} order by ${order}`;
  if (keys.length === 0 || keys.length < primaryKey.length)
    return sql`${named}select *, count(*) over () as todas from ${rows}${kept} order by ${order}${pageSql(limit, offset)}`;
  // Which rows a page has is found by their keys alone: what its columns cost is spent on the page, not on all the rows before it.
  const needed = columns.flatMap(({ column }, index) =>
    isNeeded(plan, column.key) ? [shown[index]!, ...(forms[index] ? [forms[index]] : [])] : [],
  );
  const found = keys.map((_, index) => sql`${key(index)} as ${sql.ref(`q${index}`)}`);
  const same = keys.map((_, index) => sql`${key(index)} = ${sql.ref(`q${index}`)}`);
  const ofFigures = figures && amongFigures(plan, columns, shown);
  const all = sql`(${ofFigures ?? sql`select ${sql.join([...needed, ...keyed])} from ${from}`}) as chaves${kept}`;
  // Counted apart: the first of many rows are then found without putting all of them in order.
  const counted = sql`(select count(*) from ${figures && narrowed.length === 0 ? sql`figuras` : all})`;
  return sql`${named}select linhas.*, ${counted} as todas from (select ${sql.join(found)} from ${all} order by ${order}${pageSql(limit, offset)}) as pagina join ${rows} on ${sql.join(same, sql` and `)} order by ${order}`;
}

/**
 * The keys of a list's rows with what says which of them a page has, out of their figures alone; undefined where another column says it. Whose figures there are is a row
 * of the list: both are of the same rule and filters.
 */
function amongFigures(
  plan: ListPlan,
  columns: readonly (ListColumn | FigureColumn)[],
  shown: readonly Sql[],
): Sql | undefined {
  const needed = columns.flatMap((one, index) => {
    if (!isNeeded(plan, one.column.key)) return [];
    if ('figure' in one) return [shown[index]];
    return [one.expr === propertyOf(plan.list) ? sql`${group(0)} as ${cell(index)}` : undefined];
  });
  if (needed.includes(undefined)) return undefined;
  return sql`select ${sql.join([...(needed as Sql[]), sql`${group(0)} as ${key(0)}`])} from figuras`;
}

/** Whether a column says which rows a page has. */
const isNeeded = ({ sort = [], where = [], search = '' }: ListPlan, column: string): boolean =>
  search !== '' || [...sort, ...where].some(({ by }) => by === column);

/** The name of a part of the relation's key in a list's statement. */
const key = (index: number): Sql => sql.ref(`p${index}`);

/** ` limit … offset …` where they say something. */
export const pageSql = (limit: number, offset: number): Sql =>
  sql`${limit >= 0 ? sql` limit ${limit}::bigint` : sql``}${offset > 0 ? sql` offset ${offset}::bigint` : sql``}`;

/** The name of a list's column in its statement. */
export const cell = (index: number): Sql => sql.ref(`c${index}`);

/** The stored form of a list's column in its statement, where it is ordered or searched by one. */
export const folded = (index: number): Sql => sql.ref(`o${index}`);

/** Whether a column's texts are ordered and searched by a form that is stored. */
export const isFolded = (one: ListColumn | FigureColumn): boolean => foldedColumn(one) !== undefined;

const foldedColumn = (one: ListColumn | FigureColumn): Column | undefined => {
  const column = 'expr' in one && typeof one.expr === 'string' ? columnNamed(one.expr) : undefined;
  return column?.folded === undefined ? undefined : column;
};

const foldedOf = (one: ListColumn | FigureColumn, source: RowSource): Sql | undefined =>
  'expr' in one && typeof one.expr === 'string' && isFolded(one) ? source.folded(one.expr) : undefined;

/** The order of a list by one of its columns; in a list's own statement by the stored form of its texts. */
export function sortSql(
  { by, descending = false }: Sort,
  columns: readonly (ListColumn | FigureColumn)[],
  stored = false,
): Sql[] {
  const index = columns.findIndex(({ column }) => column.key === by);
  const found = columns[index];
  if (!found) return [];
  const form = stored && isFolded(found) ? folded(index) : undefined;
  const value = form ?? (found.column.type === 'text' ? textSql(found, cell(index)) : cell(index));
  return [descending ? sql`${value} desc nulls last` : sql`${value} nulls last`];
}

/** A text as it is ordered: codes as they are written, which is their order without case and accents as well. */
const textSql = (one: ListColumn | FigureColumn, text: Sql): Sql =>
  'expr' in one && typeof one.expr === 'string' && isCode(columnNamed(one.expr))
    ? sql`${text} collate "C"`
    : collated(text);

const isCode = (column: Column | undefined): boolean =>
  column?.code === true ||
  column?.asWritten === true ||
  (column?.words !== undefined && Object.keys(column.words).every((one) => PLAIN_CODE.test(one)));

const PLAIN_CODE = /^[a-z\d_]+$/;

/** Nothing, with a column's type. */
export const nothing = ({ expr }: ListColumn): Sql => sql`null::${SQL_TYPE[typeOf(expr)]}`;

import { sql } from 'kysely';
import { entityOf as entityOfColumn } from '../../model/entity.ts';
import { relationNamed } from '../../model/paths.ts';
import type { ColumnType } from '../../model/relation.ts';
import type { AggregateUse, Analysed } from '../ask/analysed.ts';
import { listColumns, type ListColumn } from '../check/analyse-list.ts';
import type { Part } from '../check/detail-parts.ts';
import { rowSql, SQL_TYPE } from '../sql/expression-sql.ts';
import { typeOf } from '../../model/type-of.ts';
import { boundSql, filterSql, withinSql, type Context } from '../sql/filter-sql.ts';
import { intervalsOf } from '../days/intervals.ts';
import { isStepped, stepIntervals, stepsOf, type Step } from '../days/steps.ts';
import { cell, nothing } from './list-sql.ts';
import { whereSql } from '../sql/logic.ts';
import { expressionFor } from '../ask/names.ts';
import type { Sql } from '../sql/operators.ts';
import { Problems } from '../ask/problems.ts';
import type { RowRule } from '../ask/row-rule.ts';
import { ruleSql } from '../sql/row-rule.ts';
import { RowSource } from '../sql/row-source.ts';

/** How the rows behind a point are read. */
export interface DetailSql {
  readonly columns: readonly ListColumn[];
  readonly valueType: ColumnType;
  /** Rows with columns c0 …, `parte`, `valor`, `linhas` (rows behind a distinct value) and `quando`. */
  readonly rows: Sql;
}

/** The rows of all parts under one another, their columns put together by name. */
export function detailSql(
  parts: readonly Part[],
  analysed: Analysed,
  rule: RowRule,
  context: Context,
  materialized: boolean,
): DetailSql {
  const shown = parts.map(({ use }) => columnsBehind(use));
  const columns = shown
    .flat()
    .filter((one, index, all) => all.findIndex(({ column }) => column.key === one.column.key) === index);
  const types = parts.map(({ use }) => valueTypeOf(use));
  const numbers = types.every((type) => type === 'integer' || type === 'numeric');
  const valueType = new Set(types).size === 1 ? (types[0] ?? 'numeric') : numbers ? 'numeric' : 'text';
  const selects = parts.map((part, index) => {
    const own = shown[index] ?? [];
    const rows = entityOf(part.use)
      ? distinctRows(part, own, analysed, rule, context, materialized)
      : factRows(part, own, analysed, rule, context, materialized);
    const aligned = columns.map((one, at) => {
      const there = own.findIndex(({ column }) => column.key === one.column.key);
      return sql`${there < 0 ? nothing(one) : cell(there)} as ${cell(at)}`;
    });
    const value = sql`valor::${SQL_TYPE[valueType]} as valor`;
    return sql`select ${sql.join([...aligned, sql`${sql.lit(index)} as parte`, value, sql`linhas`, sql`quando`])} from (${rows}) as ${sql.ref(`parte${index}`)}`;
  });
  return { columns, valueType, rows: sql.join(selects, sql` union all `) };
}

/** What a distinct count counts: properties, producers, technicians. */
const entityOf = ({ kind, arg }: AggregateUse): string | undefined =>
  kind === 'distinct' && typeof arg === 'string' ? entityOfColumn(arg) : undefined;

/** What is told of each row that one aggregate counts. */
export function columnsBehind(use: AggregateUse): ListColumn[] {
  return listColumns(entityOf(use) ?? use.fact, undefined, new Problems());
}

function valueTypeOf({ kind, arg }: AggregateUse): ColumnType {
  if (kind === 'count') return 'integer';
  if (kind === 'sum' || kind === 'avg') return 'numeric';
  return arg === undefined ? 'text' : typeOf(arg);
}

/** One row per row of the fact; `valor` is what it adds. */
function factRows(
  part: Part,
  columns: readonly ListColumn[],
  analysed: Analysed,
  rule: RowRule,
  context: Context,
  materialized: boolean,
): Sql {
  const { fact, arg } = part.use;
  const source = new RowSource(fact, undefined, materialized);
  const shown = columns.map(
    ({ expr }, index) => sql`${rowSql(expr, source, context.referenceDay)} as ${cell(index)}`,
  );
  const value = arg === undefined ? sql`1::bigint` : (rowSql(arg, source, context.referenceDay) ?? sql`null`);
  const where = conditionsOf(part, source, analysed, rule, context);
  const known = arg === undefined ? [] : [sql`${value} is not null`];
  const when = dateOf(fact, source);
  return sql`select ${sql.join([...shown, sql`${value} as valor`, sql`1::bigint as linhas`, sql`${when} as quando`])} from ${source.from()}${whereSql([...where, ...known])}`;
}

/** One row per distinct value, as the thing it names; `linhas` is how many rows of the fact stand behind it. */
function distinctRows(
  part: Part,
  columns: readonly ListColumn[],
  analysed: Analysed,
  rule: RowRule,
  context: Context,
  materialized: boolean,
): Sql {
  const { fact, arg = '' } = part.use;
  const entity = entityOf(part.use) ?? fact;
  const source = new RowSource(fact, undefined, materialized);
  const value = rowSql(arg, source, context.referenceDay) ?? sql`null`;
  const where = conditionsOf(part, source, analysed, rule, context);
  const when = dateOf(fact, source);
  const values = sql`select ${value} as valor, count(*) as linhas, max(${when}) as quando from ${source.from()}${whereSql([...where, sql`${value} is not null`])} group by ${value}`;
  const named = new RowSource(entity, undefined, materialized);
  const shown = columns.map(
    ({ expr }, index) => sql`${rowSql(expr, named, context.referenceDay)} as ${cell(index)}`,
  );
  const key = named.column(`${entity}.${relationNamed(entity)?.primaryKey[0] ?? ''}`) ?? sql`null`;
  return sql`select ${sql.join([...shown, sql`valor`, sql`linhas`, sql`quando`])} from ${named.from()} join (${values}) as distintos on ${key} = valor`;
}

function dateOf(fact: string, source: RowSource): Sql {
  return relationNamed(fact)?.date ? source.dateColumn() : sql`null::date`;
}

/** The period that a point's group is for a fact that tells what there is in it; null for none, undefined where the group is one of the fact's rows. */
function stepOf({ use, keys }: Part, groups: Analysed['groups'], context: Context): Step | null | undefined {
  const index = groups.findIndex(({ steps }) => steps);
  const group = groups[index];
  const asked = keys.get(index);
  if (!group || !asked || !isStepped(groups, use, context.period)) return undefined;
  return stepsOf(group, context)?.find(({ value }) => value === Number(asked.value)) ?? null;
}

/** The same conditions that the figure was worked out with, and the point's groups. */
function conditionsOf(
  part: Part,
  source: RowSource,
  { plan, groups }: Analysed,
  rule: RowRule,
  context: Context,
): Sql[] {
  const { use } = part;
  const relation = relationNamed(use.fact);
  const step = stepOf(part, groups, context);
  const whole = relation?.date
    ? intervalsOf(context.period, use.period, relation.period, context.calendar)
    : null;
  const intervals = step === undefined ? whole : step && stepIntervals(step, use, context);
  const inner: Context = typeof use.period === 'object' ? { ...context, shift: use.period } : context;
  const within = withinSql(source, intervals);
  const keys = [...part.keys].map(([index, { value, upTo }]) => {
    const group = groups[index];
    if (group?.steps && step !== undefined) return step ? sql`true` : sql`false`;
    const expr = group && expressionFor(use.fact, group.field);
    const left = expr === undefined ? undefined : rowSql(expr, source, context.referenceDay);
    if (!left || !group) return sql`false`;
    if (value === null) return upTo ? sql`true` : sql`${left} is null`;
    const bound = boundSql(value, group.type);
    return upTo ? sql`${left} <= ${bound}` : sql`${left} = ${bound}`;
  });
  return [
    ...(within ? [within] : []),
    ...(ruleSql(rule, source) ?? [sql`false`]),
    ...[...(plan.filters ?? []), ...use.where].map(
      (filter) => filterSql(filter, source, inner) ?? sql`false`,
    ),
    ...keys,
  ];
}

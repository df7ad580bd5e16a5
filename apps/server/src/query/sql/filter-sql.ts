import { TIME_ZONE } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { Comparison, Existence, Filter, FilterOperator, FilterValue } from '../../model/filter.ts';
import type { MeasurePeriod, Period, PeriodUseShifted } from '../../model/period.ts';
import type { ColumnRef, RowExpr } from '../../model/expression.ts';
import type { ColumnType, Relation } from '../../model/relation.ts';
import type { Slice } from '../../model/rollup.ts';
import { expressionFor } from '../ask/names.ts';
import { relationNamed, propertyOf } from '../../model/paths.ts';
import { isOperator } from '../../model/operator.ts';
import { rowSql } from './expression-sql.ts';
import { typeOf } from '../../model/type-of.ts';
import { daysOfGroup, grainValue, partsOf } from '../days/grain.ts';
import { intervalsOf, type Calendar, type Interval } from '../days/intervals.ts';
import { daysOf, isMacro } from '../days/moments.ts';
import { whereSql } from './logic.ts';
import { operatorSql, type Sql } from './operators.ts';
import { countedBy, rollupsOf } from '../days/rollups-of.ts';
import { RowSource } from './row-source.ts';
import { typedPattern } from './typed.ts';

/** What conditions are worked out with. */
export interface Context {
  readonly calendar: Calendar;
  readonly period: Period | undefined;
  /** The measure's own shift, which moves the conditions inside it as well: last year's area of last year's attended properties. */
  readonly shift?: Omit<PeriodUseShifted, 'use'>;
  /** The day ages are taken at. */
  readonly referenceDay: string;
}

/**
 * The SQL of a condition over a source's rows; undefined when the source (a rollup) cannot give it. It may be null where it does not
 * hold, which a WHERE treats as false and an index understands; `exact` makes it false, as a negation needs it.
 */
export function filterSql(
  filter: Filter,
  source: RowSource,
  context: Context,
  exact = false,
): Sql | undefined {
  if ('not' in filter) {
    const inner = filterSql(filter.not, source, context, true);
    return inner && sql`(not ${inner})`;
  }
  if ('any' in filter || 'all' in filter) {
    const [parts, by, none] =
      'any' in filter ? [filter.any, sql` or `, sql`false`] : [filter.all, sql` and `, sql`true`];
    const joined = parts.map((part) => filterSql(part, source, context, exact));
    if (joined.includes(undefined)) return undefined;
    return joined.length === 0 ? none : sql`(${sql.join(joined, by)})`;
  }
  if ('exists' in filter) return existsSql(filter, source, context);
  const positive = NEGATIONS[filter.is];
  if (positive) return filterSql({ not: { ...filter, is: positive } }, source, context);
  const test = comparisonSql(filter, source, context);
  return test && exact ? sql`coalesce(${test}, false)` : test;
}

/** A fact's date within intervals; undefined for all days. */
export function withinSql(source: RowSource, intervals: readonly Interval[] | null): Sql | undefined {
  source.keep(intervals);
  if (intervals === null) return undefined;
  if (intervals.length === 0) return sql`false`;
  const date = source.dateColumn();
  const spans = intervals.map(({ from, below }) => {
    const bounds = [
      ...(from === undefined ? [] : [sql`${date} >= ${from}::date`]),
      ...(below === undefined ? [] : [sql`${date} < ${below}::date`]),
    ];
    return bounds.length === 1 ? bounds[0] : sql`(${sql.join(bounds, sql` and `)})`;
  });
  return spans.length === 1 ? spans[0] : sql`(${sql.join(spans, sql` or `)})`;
}

function existsSql(filter: Existence, source: RowSource, context: Context): Sql | undefined {
  const property = source.column(propertyOf(source.fact));
  const relation = relationNamed(filter.exists);
  if (!property || !relation) return undefined;
  const dates = relation.date
    ? intervalsOf(context.period, shiftedUse(filter, context), relation.period, context.calendar)
    : null;
  const counted = source.materialized ? countedSql(filter, dates, source, property) : undefined;
  if (counted) return counted;
  const fromFact = (days: readonly Interval[] | null) =>
    propertiesInFact(filter, relation, days, source.materialized, context);
  const fromRollup = source.materialized ? propertiesInRollup(filter, dates, fromFact) : undefined;
  return sql`(${property} in (${fromRollup ?? fromFact(dates)}))`;
}

function propertiesInFact(
  filter: Existence,
  relation: Relation,
  dates: readonly Interval[] | null,
  materialized: boolean,
  context: Context,
): Sql {
  const inner = new RowSource(filter.exists, undefined, materialized);
  const within = withinSql(inner, dates);
  const conditions = (filter.where ?? []).map((one) => filterSql(one, inner, context) ?? sql`false`);
  const key = inner.column(propertyOf(filter.exists)) ?? sql`null`;
  const once = filter.distinct === undefined || onceEach(relation, filter.distinct);
  const counted = once ? sql`*` : sql`distinct ${inner.column(filter.distinct ?? '')}`;
  const having =
    filter.atLeast === undefined
      ? sql``
      : sql` group by ${key} having count(${counted}) >= ${filter.atLeast}::integer`;
  const where = whereSql(within ? [within, ...conditions] : conditions);
  return sql`select ${key} from ${inner.from()}${where}${having}`;
}

/** Whether a property has each value of the column at most once, as the relation's key says: then counting rows counts values. */
const onceEach = ({ key, primaryKey }: Relation, distinct: ColumnRef): boolean =>
  primaryKey.every((column) => column === 'cod_propriedade' || `${key}.${column}` === distinct);

/** That a property has so many values of a column, where a rollup tells how many: in the source's own rows if these are the rollup's. */
function countedSql(
  { exists, where = [], atLeast, distinct }: Existence,
  dates: readonly Interval[] | null,
  source: RowSource,
  property: Sql,
): Sql | undefined {
  if (atLeast === undefined || distinct === undefined || dates !== null || where.length > 0) return undefined;
  const rollup = countedBy(exists, distinct);
  const column = rollup?.counted?.[distinct];
  if (!rollup || column === undefined) return undefined;
  const enough = (rows: RowSource): Sql => sql`${rows.cell(column)} >= ${atLeast}::integer`;
  if (source.rollup === rollup) return sql`(${enough(source)})`;
  const inner = new RowSource(exists, rollup, true);
  const key = inner.column(propertyOf(exists)) ?? sql`null`;
  return sql`(${property} in (select ${key} from ${inner.from()} where ${enough(inner)}))`;
}

/** The properties of an existence from a rollup that keeps them, when one of its slices says the same; of days that it has in part from the fact. */
function propertiesInRollup(
  filter: Existence,
  dates: readonly Interval[] | null,
  fromFact: (days: readonly Interval[]) => Sql,
): Sql | undefined {
  if (filter.atLeast !== undefined) return undefined;
  for (const { rollup, days, cut, rest } of rollupsOf(filter.exists, dates, 'parts of rows')) {
    const inner = new RowSource(filter.exists, rollup, true);
    const key = rollup.keys[`${filter.exists}.cod_propriedade`] && inner.column(propertyOf(filter.exists));
    const wanted = new Set((filter.where ?? []).map((one) => JSON.stringify(one)));
    const slice = rollup.slices.find(
      ({ where }) => where.length === wanted.size && where.every((one) => wanted.has(JSON.stringify(one))),
    );
    const begun = slice && begunSql(slice, inner, cut);
    if (!key || !slice || !begun) continue;
    const within = withinSql(inner, days);
    const some = [...(within ? [within] : []), sql`${inner.cell(slice.rows)} > 0`, ...begun];
    const whole = sql`select ${key} from ${inner.from()}${whereSql(some)}`;
    return rest ? sql`${whole} union all ${fromFact(rest)}` : whole;
  }
  return undefined;
}

/** That a row of a rollup began before the day at which a period ends within it; undefined where the slice cannot say. */
export function begunSql(slice: Slice, source: RowSource, cut: string | undefined): Sql[] | undefined {
  if (cut === undefined) return [];
  return slice.first === undefined ? undefined : [sql`${source.cell(slice.first)} < ${cut}::date`];
}

function shiftedUse({ period }: Existence, { shift }: Context): MeasurePeriod | undefined {
  return shift ? { ...shift, ...(period === undefined ? {} : { use: period }) } : period;
}

const NEGATIONS: Readonly<Partial<Record<FilterOperator, FilterOperator>>> = {
  '!=': '=',
  not_contains: 'contains',
  not_starts: 'starts',
  not_ends: 'ends',
  not_null: 'null',
};

function comparisonSql(filter: Comparison, source: RowSource, context: Context): Sql | undefined {
  const expr = expressionFor(source.fact, filter.field);
  const left = expr === undefined ? undefined : rowSql(expr, source, context.referenceDay);
  if (expr === undefined || left === undefined) return undefined;
  if (filter.is === 'null') return sql`(${left} is null)`;
  const type = typeOf(expr);
  const grain = typeof expr === 'object' && 'part' in expr ? expr.grain : undefined;
  const values = Array.isArray(filter.value)
    ? (filter.value as FilterValue[])
    : [filter.value as FilterValue];
  const macro = type === 'text' ? undefined : values.find(isMacro);
  if (macro) return macroSql(left, filter.is, type, grain, daysOf(macro, context.calendar, context.period));
  if (type === 'boolean' && filter.is === '=' && values.length === 1)
    return String(values[0]) === 'true' ? left : sql`(not ${left})`;
  if (filter.is === 'typed') return sql`(${left} ~ ${typedPattern(String(values[0]))})`;
  const bound = values.map((value) => boundSql(value, type));
  if (bound.length === 0) return sql`false`;
  const days = filter.is === '=' ? groupDaysSql(expr, values, source) : undefined;
  if (days) return sql`(${days} and ${left} in (${sql.join(bound)}))`;
  if (filter.is === '=' && bound.length > 1) return sql`(${left} in (${sql.join(bound)}))`;
  const tests = bound.map((value) => testSql(filter.is, left, value));
  return tests.length === 1 ? tests[0] : sql`(${sql.join(tests, sql` or `)})`;
}

/** The days within which these date groups lie, said of the date itself: what a click on a month keeps is then found by an index. */
function groupDaysSql(expr: RowExpr, values: readonly FilterValue[], source: RowSource): Sql | undefined {
  if (typeof expr !== 'object' || !('part' in expr)) return undefined;
  const parts = partsOf(expr.grain);
  const date = expr.part === '@date' ? source.date(parts) : source.column(expr.part);
  const spans = values.map((value) => parts && daysOfGroup(parts, Number(value)));
  const there = spans.flatMap((span) => span ?? []);
  if (date === undefined || there.length === 0 || there.length < spans.length) return undefined;
  const from = there.map((span) => span.from).toSorted()[0]!;
  const below = there
    .map((span) => span.below)
    .toSorted()
    .at(-1)!;
  return sql`${date} >= ${from}::date and ${date} < ${below}::date`;
}

function testSql(is: FilterOperator, left: Sql, value: Sql): Sql {
  // Positions instead of LIKE: a per cent sign in a value is only a per cent sign.
  if (is === 'contains') return sql`strpos(lower(${left}), lower(${value})) > 0`;
  if (is === 'starts') return sql`starts_with(lower(${left}), lower(${value}))`;
  if (is === 'ends') return sql`right(lower(${left}), length(${value})) = lower(${value})`;
  return isOperator(is) ? operatorSql(is, [left, value]) : sql`false`;
}

/** A value bound as its column's type; what it is has been checked with the plan. */
export function boundSql(value: FilterValue, type: ColumnType): Sql {
  if (type === 'text') return sql`${String(value)}::text`;
  if (type === 'boolean') return sql`${String(value)}::boolean`;
  if (type === 'date') return sql`${String(value)}::date`;
  if (type === 'datetime') return momentSql(String(value));
  const small = type === 'integer' && /^-?\d{1,9}$/.test(String(value));
  return small ? sql`${String(value)}::integer` : sql`${String(value)}::numeric`;
}

const ZONED = /(?:Z|[+-]\d\d(?::?\d\d)?)$/i;

/** A moment on the programme's clock, as columns hold it (docs/decisions/0112); one that bears a zone is put on it. */
const momentSql = (text: string): Sql =>
  ZONED.test(text.slice(10))
    ? sql`timezone(${TIME_ZONE}::text, ${text}::timestamptz)`
    : sql`${text}::timestamp`;

function macroSql(
  left: Sql,
  is: FilterOperator,
  type: ColumnType,
  grain: string | undefined,
  days: { from: string | null; until: string | null },
): Sql {
  const bind = (day: string): Sql => {
    const parts = grain === undefined ? undefined : partsOf(grain);
    if (parts) return sql`${grainValue(parts, new Date(`${day}T00:00:00Z`))}::integer`;
    return type === 'datetime' ? sql`${day}::timestamp` : sql`${day}::date`;
  };
  // An open end of the period bounds nothing.
  const bounded = (day: string | null, make: (value: Sql) => Sql): Sql =>
    day === null ? sql`true` : make(bind(day));
  if (is === '>=') return bounded(days.from, (day) => sql`${left} >= ${day}`);
  if (is === '>') return bounded(days.until, (day) => sql`${left} > ${day}`);
  if (is === '<') return bounded(days.from, (day) => sql`${left} < ${day}`);
  if (is === '<=') return bounded(days.until, (day) => sql`${left} <= ${day}`);
  return sql`(${bounded(days.from, (day) => sql`${left} >= ${day}`)} and ${bounded(days.until, (day) => sql`${left} <= ${day}`)})`;
}

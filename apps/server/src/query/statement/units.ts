import { sql } from 'kysely';
import type { RowExpr } from '../../model/expression.ts';
import type { Filter } from '../../model/filter.ts';
import { pathTo, propertyOf, refsOf, relationNamed, splitRef } from '../../model/paths.ts';
import { entityOf } from '../../model/entity.ts';
import type { Rollup, Slice } from '../../model/rollup.ts';
import type { AggregateUse, Analysed } from '../ask/analysed.ts';
import { rowSql } from '../sql/expression-sql.ts';
import { begunSql, filterSql, withinSql, type Context } from '../sql/filter-sql.ts';
import { intervalsOf, type Interval } from '../days/intervals.ts';
import { allOf, anyOf } from '../sql/logic.ts';
import { expressionFor } from '../ask/names.ts';
import { PlanRefused } from '../ask/refusal.ts';
import type { Sql } from '../sql/operators.ts';
import { byDay, endsAt, inOneRow, inSameRows, rollupsOf } from '../days/rollups-of.ts';
import { isStepped, STEP_LIMIT, stepsOf } from '../days/steps.ts';
import { RowSource } from '../sql/row-source.ts';
import type { RowRule } from '../ask/row-rule.ts';
import { ruleSql } from '../sql/row-rule.ts';
import { stepsSql } from './steps-sql.ts';

/** Aggregates that one pass over one fact works out, or over rows that have figures of several (`passes-together.ts`). */
export interface Unit {
  /** The first of them, where there are several: what groups, narrows and shows its rows is the others' as well. */
  readonly fact: string;
  readonly intervals: readonly Interval[] | null;
  readonly shift: Context['shift'];
  /** What is counted distinctly, when that is what the unit does, alone or with sums of the same rows (`passes-together.ts`). */
  readonly distinct?: RowExpr;
  readonly aggregates: readonly AggregateUse[];
  /** The question of each property, whose figure is what is added up. */
  readonly each?: Analysed;
  /** Number of the group whose members are periods of their own for this unit's fact. */
  readonly stepped?: number;
  /** Aggregates that end before the unit's days do, with the first day that they no longer have (`days-together.ts`). */
  readonly below?: ReadonlyMap<AggregateUse, string>;
}

/** The rows of a unit: its keys, what each aggregate takes from a row and under which condition. */
export interface UnitRows {
  readonly source: RowSource;
  readonly keys: readonly Sql[];
  readonly where: readonly Sql[];
  readonly cells: readonly AggregateCell[];
  /** Whether a distinct value is in one group only, as a property is in one state: then its groups' counts add up. */
  readonly oneGroup: boolean;
  /** Whether no two rows have the same distinct value: then counting rows is counting values. */
  readonly oneRow: boolean;
  /** Where each row is another property: the distinct value where several properties have it, nothing where it is this row's only, so that counting such rows counts it. */
  readonly several?: Sql | undefined;
  /** Whether each row is a group of its own, since the groups hold the fact's primary key. */
  readonly ownGroup: boolean;
  /** Bits of the groups that none of the levels asked for keeps (`levelMask`). */
  readonly missing?: number;
}

export interface AggregateCell {
  readonly use: AggregateUse;
  /** Only rows for which this holds; undefined when the unit's WHERE says it all. */
  readonly condition?: Column;
  readonly arg?: Column;
  /** In a rollup: how many rows stand behind this one, and how many of them have a value. */
  readonly rows?: Column;
  readonly known?: Column;
}

/** What aggregates take from a row: several that take the same (`is`) share one column of the statement. */
export interface Column {
  readonly is: string;
  readonly sql: Sql;
}

/** Puts aggregates that can share one pass together. */
export function unitsOf(analysed: Analysed, context: Context): Unit[] {
  const units = new Map<string, { unit: Unit; aggregates: AggregateUse[] }>();
  for (const use of analysed.aggregates) {
    if (use.each) {
      const unit = {
        fact: use.fact,
        intervals: null,
        shift: undefined,
        aggregates: [use],
        each: use.each,
      };
      units.set(`each ${use.id}`, { unit, aggregates: unit.aggregates });
      continue;
    }
    const relation = relationNamed(use.fact);
    const intervals = relation?.date
      ? intervalsOf(context.period, use.period, relation.period, context.calendar)
      : null;
    const { shift, sameSpan } = typeof use.period === 'object' ? use.period : {};
    const moved = shift && { shift, ...(sameSpan === undefined ? {} : { sameSpan }) };
    const distinct = use.kind === 'distinct' ? use.arg : undefined;
    const stepped = isStepped(analysed.groups, use, context.period)
      ? analysed.groups.findIndex(({ steps }) => steps)
      : undefined;
    const key = JSON.stringify([
      use.fact,
      stepped === undefined ? intervals : use.period,
      moved,
      distinct,
      stepped,
    ]);
    const there = units.get(key);
    if (there) there.aggregates.push(use);
    else {
      const aggregates = [use];
      const unit = {
        fact: use.fact,
        intervals,
        shift: moved,
        aggregates,
        ...(stepped === undefined ? {} : { stepped }),
      };
      units.set(key, { unit: distinct === undefined ? unit : { ...unit, distinct }, aggregates });
    }
  }
  return [...units.values()].map(({ unit }) => unit);
}

/**
 * The rows of a unit whose fact tells what there is in each period: every row once for each period it counts in. Its totals over all periods are
 * those of the whole period, and read without them. Errors: PlanRefused for more than `STEP_LIMIT` periods.
 */
export function steppedRows(unit: Unit, analysed: Analysed, rule: RowRule, context: Context): UnitRows {
  const inner: Context = unit.shift ? { ...context, shift: unit.shift } : context;
  const group = analysed.groups[unit.stepped ?? -1];
  const [use] = unit.aggregates;
  const steps = group && stepsOf(group, context);
  if (!use) throw new Error(`No aggregate over ${unit.fact}`);
  if (!steps)
    throw new PlanRefused([
      {
        code: 'invalid',
        at: 'by',
        text: `Períodos demais para "${use.label}", que diz o que há até o fim de cada um: no máximo ${STEP_LIMIT}. Escolha um ano ou agrupe por mês.`,
      },
    ]);
  const source = new RowSource(unit.fact, undefined, true);
  source.meet(stepsSql(steps, use, source, context));
  const rows = readFrom(source, { ...unit, intervals: null }, analysed, rule, inner);
  if (!rows) throw new Error(`The plan passed its check but ${unit.fact} cannot answer it`);
  return { ...rows, oneGroup: false, oneRow: false, several: undefined, ownGroup: false };
}

/** Where a unit's rows are read. */
export interface ReadFrom {
  /** None where no table has the figures of all the unit's facts in the same rows. */
  readonly parts: readonly UnitRows[];
  /** The rollup that answers, alone or beside the fact; undefined for the fact. */
  readonly rollup: Rollup | undefined;
}

/**
 * Where a unit's rows are read: the first rollup that answers exactly; with the rows of the days that it has in part, by day or from the fact, beside it;
 * else the fact.
 */
export function readingOf(
  unit: Unit,
  analysed: Analysed,
  rule: RowRule,
  context: Context,
  rollups: boolean,
): ReadFrom {
  const inner: Context = unit.shift ? { ...context, shift: unit.shift } : context;
  const within = unit.aggregates.every(({ kind }) => kind === 'distinct') ? 'parts of rows' : 'whole rows';
  const several = unit.aggregates.some(({ fact }) => fact !== unit.fact);
  const fromFact = (intervals: Unit['intervals']): UnitRows => {
    const source = new RowSource(unit.fact, undefined, rollups);
    const rows = readFrom(source, { ...unit, intervals }, analysed, rule, inner);
    if (!rows) throw new Error(`The plan passed its check but ${unit.fact} cannot answer it`);
    return rows;
  };
  const ofDays = (rest: readonly Interval[]): UnitRows => {
    for (const rollup of byDay(unit.fact)) {
      const source = new RowSource(unit.fact, rollup, true);
      const rows = readFrom(source, { ...unit, intervals: rest }, analysed, rule, inner);
      if (rows) return rows;
    }
    return fromFact(rest);
  };
  for (const { rollup, days, cut, rest } of rollups ? rollupsOf(unit.fact, unit.intervals, within) : []) {
    const source = new RowSource(unit.fact, rollup, true);
    const rows = readFrom(source, { ...unit, intervals: days }, analysed, rule, inner, cut);
    if (rows && !(rest && several)) return { parts: rest ? [rows, ofDays(rest)] : [rows], rollup };
  }
  return { parts: several ? [] : [fromFact(unit.intervals)], rollup: undefined };
}

function readFrom(
  source: RowSource,
  unit: Unit,
  { plan, groups }: Analysed,
  rule: RowRule,
  context: Context,
  cut?: string,
): UnitRows | undefined {
  const keys = groups.map(({ field }, index) => {
    if (index === unit.stepped) return source.met ? sql`passos.passo` : sql`null::integer`;
    const expr = expressionFor(unit.fact, field);
    return expr === undefined ? undefined : rowSql(expr, source, context.referenceDay);
  });
  const scope = ruleSql(rule, source);
  const sources = sourcesOf(source, unit);
  const prepared = unit.aggregates.map((use) => {
    const own = sources.get(use.fact);
    return own && inDays(prepare(use, own, plan.filters ?? [], context, cut), own, unit.below?.get(use));
  });
  if (keys.includes(undefined) || scope === undefined || prepared.includes(undefined)) return undefined;
  const there = prepared as Prepared[];
  const common = [...(there[0]?.conditions.keys() ?? [])].filter((key) =>
    there.every(({ conditions }) => conditions.has(key)),
  );
  const cells = there.map(({ conditions, ...cell }): AggregateCell => {
    const own = [...conditions].filter(([key]) => !common.includes(key));
    if (own.length === 0) return cell;
    const is = JSON.stringify(own.map(([key]) => key).toSorted());
    return { ...cell, condition: { is, sql: allOf(own.map(([, condition]) => condition)) } };
  });
  const shared = common.map((key) => there[0]?.conditions.get(key)).filter((one) => one !== undefined);
  const someone = new Map(cells.map(({ condition }) => [condition?.is, condition?.sql]));
  // A group is there when some measure has a row in it, whether its condition stands in WHERE or in FILTER.
  const any = someone.size > 0 && !someone.has(undefined) ? [anyOf([...someone.values()] as Sql[])] : [];
  const within = withinSql(source, unit.intervals);
  return {
    source,
    keys: keys as Sql[],
    where: [...(within ? [within] : []), ...scope, ...shared, ...any],
    cells,
    oneRow:
      source.rollup !== undefined &&
      unit.distinct !== undefined &&
      unit.distinct === source.rollup.oneRowPer &&
      inOneRow(source.rollup, unit.intervals),
    several:
      typeof unit.distinct === 'string' && onePropertyEach(source, unit)
        ? source.several(unit.distinct)
        : undefined,
    oneGroup: groups.every(({ field }, index) => index === unit.stepped || inOneGroup(unit, field)),
    ownGroup: unit.stepped === undefined && holdsKey(source, unit, groups),
  };
}

/** The source as each of the unit's facts has it; a fact whose figures do not stand in its rows has none. */
function sourcesOf(source: RowSource, { aggregates }: Unit): ReadonlyMap<string, RowSource> {
  const sources = new Map([[source.fact, source]]);
  for (const { fact } of aggregates) {
    const rollup = source.rollup && inSameRows(source.rollup, fact);
    if (rollup && !sources.has(fact)) sources.set(fact, source.alsoOf(fact, rollup));
  }
  return sources;
}

/** Whether no two rows of the source are of one property. */
function onePropertyEach({ rollup, fact }: RowSource, { intervals }: Unit): boolean {
  if (!rollup) return relationNamed(fact)?.primaryKey.join() === 'cod_propriedade';
  return rollup.oneRowPer === propertyOf(fact) && inOneRow(rollup, intervals);
}

/** Whether the groups tell each row of the source from every other. */
function holdsKey({ rollup }: RowSource, { fact, intervals }: Unit, groups: Analysed['groups']): boolean {
  const fields = groups.map(({ field }) => expressionFor(fact, field));
  if (!rollup)
    return (relationNamed(fact)?.primaryKey ?? []).every((column) => fields.includes(`${fact}.${column}`));
  const { oneRowPer, keys } = rollup;
  if (oneRowPer === undefined || !inOneRow(rollup, intervals)) return false;
  return fields.some((field) => typeof field === 'string' && keys[field] === keys[oneRowPer]);
}

/** Whether the group is a quality of what is counted distinctly: every column it reads is reached through that thing. */
export function inOneGroup({ fact, distinct }: Pick<Unit, 'fact' | 'distinct'>, field: RowExpr): boolean {
  const entity = typeof distinct === 'string' ? entityOf(distinct) : undefined;
  const expr = expressionFor(fact, field);
  if (entity === undefined || expr === undefined) return false;
  return refsOf(expr).every((ref) => {
    const [relation] = splitRef(ref);
    return relation === entity || (pathTo(fact, relation) ?? []).some(({ to }) => to === entity);
  });
}

interface Prepared extends Omit<AggregateCell, 'condition'> {
  readonly conditions: ReadonlyMap<string, Sql>;
}

function prepare(
  use: AggregateUse,
  source: RowSource,
  planFilters: readonly Filter[],
  context: Context,
  cut: string | undefined,
): Prepared | undefined {
  const filters = new Map([...planFilters, ...use.where].map((filter) => [JSON.stringify(filter), filter]));
  if (!source.rollup) {
    const conditions = conditionsOf(filters, source, context);
    const arg = argumentOf(use, source, context);
    if (!conditions || (use.arg !== undefined && arg === undefined)) return undefined;
    return arg === undefined ? { use, conditions } : { use, conditions, arg };
  }
  for (const slice of source.rollup.slices) {
    const cell = cellOf(use, slice, source, context);
    const given = slice.where.map((filter) => JSON.stringify(filter));
    const begun = begunSql(slice, source, cut);
    if (!cell || !begun || !given.every((key) => filters.has(key))) continue;
    const rest = new Map([...filters].filter(([key]) => !given.includes(key)));
    const conditions = conditionsOf(rest, source, context);
    if (!conditions) continue;
    const rows = cellColumn(slice.rows, source);
    return {
      ...cell,
      use,
      rows,
      conditions: new Map([...conditions, [slice.rows, allOf([sql`${rows.sql} > 0`, ...begun])]]),
    };
  }
  return undefined;
}

/** With the condition of an aggregate that ends before the others of its pass; undefined where the source's rows do not end there. */
function inDays(
  prepared: Prepared | undefined,
  source: RowSource,
  below: string | undefined,
): Prepared | undefined {
  if (prepared === undefined || below === undefined) return prepared;
  if (source.rollup && !endsAt(source.rollup, below)) return undefined;
  const ends = [`below ${below}`, sql`${source.dateColumn()} < ${below}::date`] as const;
  return { ...prepared, conditions: new Map([...prepared.conditions, ends]) };
}

function conditionsOf(
  filters: ReadonlyMap<string, Filter>,
  source: RowSource,
  context: Context,
): Map<string, Sql> | undefined {
  const conditions = new Map<string, Sql>();
  for (const [key, filter] of filters) {
    const condition = filterSql(filter, source, context);
    if (condition === undefined) return undefined;
    conditions.set(key, condition);
  }
  return conditions;
}

function cellOf(
  use: AggregateUse,
  slice: Slice,
  source: RowSource,
  context: Context,
): Pick<AggregateCell, 'arg' | 'known'> | undefined {
  if (use.kind === 'count') return {};
  if (use.kind === 'distinct') {
    const arg = argumentOf(use, source, context);
    return arg && { arg };
  }
  const name = typeof use.arg === 'string' ? use.arg : JSON.stringify(use.arg);
  if (use.kind === 'sum' || use.kind === 'avg') {
    const kept = slice.sums?.[name];
    return kept && { arg: cellColumn(kept.sum, source), known: cellColumn(kept.known, source) };
  }
  const column = slice[use.kind]?.[name];
  return column === undefined ? undefined : { arg: cellColumn(column, source) };
}

function argumentOf({ arg }: AggregateUse, source: RowSource, context: Context): Column | undefined {
  const value = arg === undefined ? undefined : rowSql(arg, source, context.referenceDay);
  return value && { is: JSON.stringify(arg), sql: value };
}

const cellColumn = (name: string, source: RowSource): Column => ({ is: name, sql: source.cell(name) });

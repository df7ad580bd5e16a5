import { sql } from 'kysely';
import { levelMask } from '../check/levels.ts';
import { whereSql } from '../sql/logic.ts';
import type { Sql } from '../sql/operators.ts';
import type { AggregateUse } from '../ask/analysed.ts';
import type { AggregateCell, Column, Unit, UnitRows } from './units.ts';

/** Names inside a statement: group keys k0 …, aggregates a0 …, and in a row the columns that these take (`LETTER`), after the first that takes each. */
export const key = (index: number): Sql => sql.ref(`k${index}`);
export const aggregate = (id: number): Sql => sql.ref(`a${id}`);
const LETTER = { arg: 'x', condition: 'f', rows: 'r', known: 'n' } as const;

/** An aggregate with the names of what it takes from a row. */
type NamedCell = { readonly use: AggregateUse } & { readonly [part in keyof typeof LETTER]: Sql | undefined };

/** Which of the plan's groups a level keeps. */
export type Level = readonly boolean[];

/**
 * One fact added up at its own grain: a SELECT with the keys, `lvl`, and one column per aggregate. Several parts are rows of different days, under
 * one another.
 */
export function unitSql(unit: Unit, parts: readonly UnitRows[], levels: readonly Level[]): Sql {
  const used = (levels[0] ?? []).map((_, index) => levels.some((level) => level[index]));
  const add = unit.distinct === undefined ? additive : distinct;
  if (!used.includes(false)) return add(parts, levels);
  // Some of the plan's levels only, none of which keeps these groups: nothing stands in their columns.
  const rest = parts.map((from): UnitRows => ({
    ...from,
    missing: levelMask(used),
    keys: from.keys.map((expr, index) => (used[index] ? expr : sql`case when false then ${expr} end`)),
  }));
  const own = levels.map((level) => level.map((kept, index) => kept || !used[index]));
  return add(rest, own);
}

/** What a statement of one row a property tells of each (`value`), added up as the one aggregate of a unit. */
export function addedUp(
  aggregates: Unit['aggregates'],
  each: Sql,
  value: Sql,
  levels: readonly Level[],
): Sql {
  const keys = (levels[0] ?? []).map((_, index) => key(index));
  const sums = aggregates.map(({ id }) => sql`sum(${value})::numeric as ${aggregate(id)}`);
  const columns = [...keys, sql`${levelSql(levels)} as lvl`, ...sums];
  return sql`select ${sql.join(columns)} from (${each}) as cada${groupSql(levels, [])}`;
}

/** What an aggregate takes from a row of the fact in the place of what a rollup's row has for it. */
const IN_A_ROW: Readonly<Record<keyof typeof LETTER, (cell: AggregateCell) => Column | undefined>> = {
  arg: ({ arg }) => arg,
  condition: () => ({ is: 'true', sql: sql`true` }),
  rows: () => ({ is: '1', sql: sql`1` }),
  known: ({ arg }) =>
    arg && { is: `known ${arg.is}`, sql: sql`case when ${arg.sql} is null then 0 else 1 end` },
};

/**
 * The unit's rows before they are added up, and the aggregates over them. A subquery, so that a bound value in a key is the same value everywhere; what several
 * aggregates take stands in it once: each condition is looked at once a row, and planned once.
 */
function rowsOf(parts: readonly UnitRows[], more: readonly Sql[] = []): { rows: Sql; named: NamedCell[] } {
  const columns = parts.map(({ keys }) => [
    ...keys.map((expr, index) => sql`${expr} as ${key(index)}`),
    ...more,
  ]);
  const names = new Map<string, Sql>();
  const take = (part: keyof typeof LETTER, at: number): Sql | undefined => {
    const cells = parts.map(({ cells: own }) => own[at]!);
    if (cells.every((cell) => !cell[part])) return undefined;
    const taken = cells.map((cell) => cell[part] ?? IN_A_ROW[part](cell)!);
    const is = JSON.stringify([part, ...taken.map((column) => column.is)]);
    const there = names.get(is);
    if (there) return there;
    const name = sql.ref(`${LETTER[part]}${cells[0]!.use.id}`);
    names.set(is, name);
    taken.forEach((column, index) => columns[index]?.push(sql`${column.sql} as ${name}`));
    return name;
  };
  const named = (parts[0]?.cells ?? []).map(({ use }, at) => ({
    use,
    arg: take('arg', at),
    rows: take('rows', at),
    known: take('known', at),
    condition: take('condition', at),
  }));
  const selects = parts.map(({ source, where }, index) => {
    const own = columns[index] ?? [];
    return sql`select ${own.length > 0 ? sql.join(own) : sql`1`} from ${source.from()}${whereSql(where)}`;
  });
  return { rows: sql`(${sql.join(selects, sql` union all `)}) as linhas`, named };
}

/** Whether each row of the one table is a group by itself, so that nothing is added up. */
const eachRowAlone = (parts: readonly UnitRows[], levels: readonly Level[]): boolean =>
  parts.length === 1 &&
  parts.every(({ ownGroup, cells }) => ownGroup && cells.every(({ use }) => use.kind !== 'avg')) &&
  levels.length <= 1;

/** Whether a unit's statement gives the rows of its table as they are: what a reading does not take of them costs nothing, and what it asks of them is asked of the table. */
export const givesRows = (unit: Unit, parts: readonly UnitRows[], levels: readonly Level[]): boolean =>
  unit.distinct === undefined && eachRowAlone(parts, levels);

function additive(parts: readonly UnitRows[], levels: readonly Level[]): Sql {
  const [from] = parts as readonly [UnitRows];
  const keys = from.keys.map((_, index) => key(index));
  const { rows, named } = rowsOf(parts);
  if (eachRowAlone(parts, levels)) {
    const values = named.map((cell) => sql`${ofOneRow(cell)} as ${aggregate(cell.use.id)}`);
    return sql`select ${sql.join([...keys, sql`0 as lvl`, ...values])} from ${rows}`;
  }
  const figures = named.map((cell) => sql`${aggregateSql(cell)} as ${aggregate(cell.use.id)}`);
  const columns = [...keys, sql`${levelSql(levels, from.missing)} as lvl`, ...figures];
  return sql`select ${sql.join(columns)} from ${rows}${groupSql(levels, [])}`;
}

/** What a group of one row comes to: its value, where the condition holds. */
function ofOneRow({ use: { kind }, arg, rows, condition }: NamedCell): Sql {
  const only = (value: Sql): Sql => (condition ? sql`case when ${condition} then ${value} end` : value);
  if (kind === 'count') return sql`coalesce(${only(rows ?? sql`1`)}, 0)::bigint`;
  if (!arg) throw new Error(`Nothing to take the ${kind} of`);
  if (kind === 'distinct')
    return sql`coalesce(${only(sql`case when ${arg} is null then 0 else 1 end`)}, 0)::bigint`;
  return kind === 'sum' ? sql`(${only(arg)})::numeric` : only(arg);
}

function aggregateSql({ use: { kind }, arg, rows, known, condition }: NamedCell): Sql {
  const only = condition ? sql` filter (where ${condition})` : sql``;
  if (kind === 'count') return rows ? sql`coalesce(sum(${rows})${only}, 0)::bigint` : sql`count(*)${only}`;
  if (!arg) throw new Error(`Nothing to take the ${kind} of`);
  // Each has a row of its own here (passes-together.ts).
  if (kind === 'distinct') return sql`count(${arg})${only}`;
  if (kind === 'sum') return sql`(sum(${arg})${only})::numeric`;
  if (kind === 'min') return sql`min(${arg})${only}`;
  if (kind === 'max') return sql`max(${arg})${only}`;
  const number = known ? sql`sum(${known})` : sql`count(${arg})`;
  return sql`((sum(${arg})${only})::numeric / nullif((${number}${only})::numeric, 0))`;
}

/**
 * Distinct values in two steps: first each value once per group, then how many. Exact at every level, and the first step can hash where
 * count(distinct) would sort. Values that are in one group only are taken once in all, and their counts added up to the totals. Of those that are known to stand in one row
 * only, the rows are counted, and what is left to be made distinct is few. What is added up of the same rows is added up of each value on the way.
 */
function distinct(parts: readonly UnitRows[], levels: readonly Level[]): Sql {
  const [from] = parts as readonly [UnitRows];
  const several = parts.length === 1 && !from.oneRow ? from.several : undefined;
  const { rows, named } = several
    ? rowsOf([ofSeveral(from, several)], [aloneSql(from, several)])
    : rowsOf(parts);
  const counted = named.filter(({ use }) => use.kind === 'distinct');
  const added = named.filter(({ use }) => use.kind !== 'distinct');
  const value = counted[0]?.arg;
  if (!value) return additive(parts, levels);
  const keys = from.keys.map((_, index) => key(index));
  const conditions = [...new Set(counted.flatMap(({ condition }) => condition ?? []))];
  const held = conditions.map((condition) => sql`bool_or(${condition}) as ${condition}`);
  // The rows of those who stand in one only, counted where each condition holds.
  const alone = new Map<Sql | undefined, Sql>();
  if (several)
    for (const { use, condition } of counted)
      if (!alone.has(condition)) alone.set(condition, sql.ref(`s${use.id}`));
  const countedAlone = [...alone].map(
    ([condition, name]) =>
      sql`count(*) filter (where ${condition ? sql`${ALONE} and ${condition}` : ALONE}) as ${name}`,
  );
  const first = [...held, ...countedAlone, ...added.flatMap(partsOfSum)];
  const figures = named.map((cell) => {
    const { use, condition } = cell;
    if (use.kind !== 'distinct') return sql`${sumOfParts(use)} as ${aggregate(use.id)}`;
    const only = condition ? sql` filter (where ${condition})` : sql``;
    const name = alone.get(condition);
    const count = sql`count(x)${only}`;
    return sql`${name ? sql`(${count} + coalesce(sum(${name}), 0))::bigint` : count} as ${aggregate(use.id)}`;
  });
  const lvl = sql`${levelSql(levels, from.missing)} as lvl`;
  if (from.oneRow && parts.length === 1 && added.length === 0) {
    const each = sql`select ${sql.join([...keys, sql`${value} as x`, ...conditions])} from ${rows}`;
    return sql`select ${sql.join([...keys, lvl, ...figures])} from (${each}) as distintos${groupSql(levels, [])}`;
  }
  if (from.oneGroup && levels.length > 1) {
    const once = sql`select ${sql.join([...keys, sql`${value} as x`, ...first])} from ${rows} group by ${sql.join([...keys, value])}`;
    return sql`select ${sql.join([...keys, lvl, ...figures])} from (${once}) as distintos${groupSql(levels, [])}`;
  }
  const once = sql`select ${sql.join([...keys, lvl, sql`${value} as x`, ...first])} from ${rows}${groupSql(levels, [value])}`;
  const level = keys.length > 0 ? sql`lvl` : sql`0 as lvl`;
  const by = keys.length > 0 ? sql` group by ${sql.join([...keys, sql`lvl`])}` : sql``;
  return sql`select ${sql.join([...keys, level, ...figures])} from (${once}) as distintos${by}`;
}

/** What each distinct value brings to an aggregate that is added up beside the count: its sum, and of how many. */
function partsOfSum({ use: { kind, id }, arg, rows, known, condition }: NamedCell): Sql[] {
  const only = condition ? sql` filter (where ${condition})` : sql``;
  const [part, of] = [sql.ref(`p${id}`), sql.ref(`q${id}`)];
  if (kind === 'count') return [sql`${rows ? sql`sum(${rows})` : sql`count(*)`}${only} as ${part}`];
  if (!arg) throw new Error(`Nothing to take the ${kind} of`);
  if (kind === 'min' || kind === 'max')
    return [sql`${kind === 'min' ? sql`min(${arg})` : sql`max(${arg})`}${only} as ${part}`];
  const sum = sql`sum(${arg})${only} as ${part}`;
  return kind === 'sum'
    ? [sum]
    : [sum, sql`${known ? sql`sum(${known})` : sql`count(${arg})`}${only} as ${of}`];
}

function sumOfParts({ kind, id }: AggregateUse): Sql {
  const part = sql.ref(`p${id}`);
  if (kind === 'count') return sql`coalesce(sum(${part}), 0)::bigint`;
  if (kind === 'min') return sql`min(${part})`;
  if (kind === 'max') return sql`max(${part})`;
  const sum = sql`(sum(${part}))::numeric`;
  return kind === 'sum' ? sum : sql`(${sum} / nullif((sum(${sql.ref(`q${id}`)}))::numeric, 0))`;
}

/** The name of what says that a row's distinct value is in no other. */
const ALONE = sql`so`;

const aloneSql = ({ cells }: UnitRows, several: Sql): Sql =>
  sql`(${cells[0]?.arg?.sql ?? sql`null`} is not null and ${several} is null) as ${ALONE}`;

/** A unit's rows with the distinct values that several of them may have, and none of those in one only. */
const ofSeveral = (from: UnitRows, several: Sql): UnitRows => ({
  ...from,
  cells: from.cells.map((cell) =>
    cell.arg && cell.use.kind === 'distinct' ? { ...cell, arg: { is: cell.arg.is, sql: several } } : cell,
  ),
});

/** The level of a row as a number; `missing` are the bits of groups that none of these levels keeps. */
function levelSql(levels: readonly Level[], missing = 0): Sql {
  const [full = []] = levels;
  if (levels.length <= 1) return sql.lit(missing);
  const grouped = sql`grouping(${sql.join(full.map((_, index) => key(index)))})`;
  return missing === 0 ? grouped : sql`${grouped} | ${sql.lit(missing)}`;
}

function groupSql(levels: readonly Level[], more: readonly Sql[]): Sql {
  const [full = []] = levels;
  const set = (level: readonly boolean[]): Sql[] => [
    ...level.flatMap((kept, index) => (kept ? [key(index)] : [])),
    ...more,
  ];
  if (levels.length > 1) {
    const sets = levels.map((level) => sql`(${sql.join(set(level))})`);
    return sql` group by grouping sets (${sql.join(sets)})`;
  }
  const only = set(full);
  return only.length === 0 ? sql`` : sql` group by ${sql.join(only)}`;
}

/** The number of a level as the statements carry it. */
export const levelNumber = (level: readonly boolean[]): Sql => sql.lit(levelMask(level));

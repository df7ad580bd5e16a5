import { sql } from 'kysely';
import { levelMask } from '../check/levels.ts';
import { whereSql } from '../sql/logic.ts';
import type { Sql } from '../sql/operators.ts';
import type { AggregateCell, Unit, UnitRows } from './units.ts';

/** Names inside a statement: group keys k0 …, aggregates a0 …, and in a row the argument x0 … and condition f0 … of each. */
export const key = (index: number): Sql => sql.ref(`k${index}`);
export const aggregate = (id: number): Sql => sql.ref(`a${id}`);
const argument = (id: number): Sql => sql.ref(`x${id}`);
const condition = (id: number): Sql => sql.ref(`f${id}`);
const rows = (id: number): Sql => sql.ref(`r${id}`);
const known = (id: number): Sql => sql.ref(`n${id}`);

/** Which of the plan's groups a level keeps. */
export type Level = readonly boolean[];

/** One fact added up at its own grain: a SELECT with the keys, `lvl`, and one column per aggregate. */
export function unitSql(unit: Unit, from: UnitRows, levels: readonly Level[]): Sql {
  const used = (levels[0] ?? []).map((_, index) => levels.some((level) => level[index]));
  if (!used.includes(false))
    return unit.distinct === undefined ? additive(from, levels) : distinct(from, levels);
  // Some of the plan's levels only, none of which keeps these groups: nothing stands in their columns.
  const rest: UnitRows = {
    ...from,
    missing: levelMask(used),
    keys: from.keys.map((expr, index) => (used[index] ? expr : sql`case when false then ${expr} end`)),
  };
  const own = levels.map((level) => level.map((kept, index) => kept || !used[index]));
  return unit.distinct === undefined ? additive(rest, own) : distinct(rest, own);
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

/** The unit's rows before they are added up; a subquery, so that a bound value in a key is the same value everywhere. */
function rowsSql({ source, keys, where, cells }: UnitRows): Sql {
  const columns = [
    ...keys.map((expr, index) => sql`${expr} as ${key(index)}`),
    ...cells.flatMap((cell) => cellColumns(cell)),
  ];
  const selected = columns.length > 0 ? sql.join(columns) : sql`1`;
  return sql`(select ${selected} from ${source.from()}${whereSql(where)}) as linhas`;
}

function cellColumns({ use: { id }, ...cell }: AggregateCell): Sql[] {
  return [
    ...(cell.arg ? [sql`${cell.arg} as ${argument(id)}`] : []),
    ...(cell.rows ? [sql`${cell.rows} as ${rows(id)}`] : []),
    ...(cell.known ? [sql`${cell.known} as ${known(id)}`] : []),
    ...(cell.condition ? [sql`${cell.condition} as ${condition(id)}`] : []),
  ];
}

function additive(from: UnitRows, levels: readonly Level[]): Sql {
  const keys = from.keys.map((_, index) => key(index));
  if (from.ownGroup && levels.length <= 1 && from.cells.every(isOneValue)) {
    const values = from.cells.map(({ use: { id } }) => sql`${argument(id)} as ${aggregate(id)}`);
    return sql`select ${sql.join([...keys, sql`0 as lvl`, ...values])} from ${rowsSql(from)}`;
  }
  const figures = from.cells.map((cell) => sql`${aggregateSql(cell)} as ${aggregate(cell.use.id)}`);
  const columns = [...keys, sql`${levelSql(levels, from.missing)} as lvl`, ...figures];
  return sql`select ${sql.join(columns)} from ${rowsSql(from)}${groupSql(levels, [])}`;
}

/** The greatest or least of one row is its value. */
const isOneValue = ({ use: { kind }, condition: held }: AggregateCell): boolean =>
  (kind === 'max' || kind === 'min') && held === undefined;

function aggregateSql({ use: { id, kind }, ...cell }: AggregateCell): Sql {
  const only = cell.condition ? sql` filter (where ${condition(id)})` : sql``;
  if (kind === 'count')
    return cell.rows ? sql`coalesce(sum(${rows(id)})${only}, 0)::bigint` : sql`count(*)${only}`;
  if (kind === 'sum') return sql`(sum(${argument(id)})${only})::numeric`;
  if (kind === 'min') return sql`min(${argument(id)})${only}`;
  if (kind === 'max') return sql`max(${argument(id)})${only}`;
  const number = cell.known ? sql`sum(${known(id)})` : sql`count(${argument(id)})`;
  return sql`((sum(${argument(id)})${only})::numeric / nullif((${number}${only})::numeric, 0))`;
}

/**
 * Distinct values in two steps: first each value once per group, then how many. Exact at every level, and the first step can hash where
 * count(distinct) would sort. Values that are in one group only are taken once in all, and their counts added up to the totals.
 */
function distinct(from: UnitRows, levels: readonly Level[]): Sql {
  const [first] = from.cells;
  if (!first) return additive(from, levels);
  const keys = from.keys.map((_, index) => key(index));
  const value = argument(first.use.id);
  const held = from.cells.flatMap((cell) =>
    cell.condition ? [sql`bool_or(${condition(cell.use.id)}) as ${condition(cell.use.id)}`] : [],
  );
  const counts = from.cells.map((cell) => {
    const only = cell.condition ? sql` filter (where ${condition(cell.use.id)})` : sql``;
    return sql`count(x)${only} as ${aggregate(cell.use.id)}`;
  });
  const lvl = sql`${levelSql(levels, from.missing)} as lvl`;
  if (from.oneRow) {
    const rows = sql`select ${sql.join([...keys, sql`${value} as x`, ...from.cells.flatMap((cell) => (cell.condition ? [condition(cell.use.id)] : []))])} from ${rowsSql(from)}`;
    return sql`select ${sql.join([...keys, lvl, ...counts])} from (${rows}) as distintos${groupSql(levels, [])}`;
  }
  if (from.oneGroup && levels.length > 1) {
    const once = sql`select ${sql.join([...keys, sql`${value} as x`, ...held])} from ${rowsSql(from)} group by ${sql.join([...keys, value])}`;
    return sql`select ${sql.join([...keys, lvl, ...counts])} from (${once}) as distintos${groupSql(levels, [])}`;
  }
  const once = sql`select ${sql.join([...keys, lvl, sql`${value} as x`, ...held])} from ${rowsSql(from)}${groupSql(levels, [value])}`;
  const level = keys.length > 0 ? sql`lvl` : sql`0 as lvl`;
  const by = keys.length > 0 ? sql` group by ${sql.join([...keys, sql`lvl`])}` : sql``;
  return sql`select ${sql.join([...keys, level, ...counts])} from (${once}) as distintos${by}`;
}

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

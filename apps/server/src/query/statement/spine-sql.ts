import { FIRST_YEAR } from '@fonte/contracts';
import { sql } from 'kysely';
import type { Analysed, Group } from '../ask/analysed.ts';
import { SQL_TYPE } from '../sql/expression-sql.ts';
import type { Context } from '../sql/filter-sql.ts';
import { grainValues } from '../days/grain.ts';
import { dayAfter, periodEnds } from '../days/intervals.ts';
import type { Sql } from '../sql/operators.ts';
import { key, levelNumber } from './unit-sql.ts';

/** Empty rows for every member of the complete groups, at each level that keeps one: bands without rows, months without visits. */
export function spineSql(analysed: Analysed, context: Context): Sql[] {
  const { groups, levels } = analysed;
  const domains = groups.map((group) => (group.complete ? domainOf(group, context) : undefined));
  return levels.flatMap((level) => {
    const filled = level.map((kept, index) => kept && domains[index] !== undefined);
    if (!filled.includes(true)) return [];
    const others = level.flatMap((kept, index) => (kept && !filled[index] ? [key(index)] : []));
    const columns = groups.map((group, index) =>
      level[index] ? sql`${key(index)}` : sql`null::${SQL_TYPE[group.type]} as ${key(index)}`,
    );
    const sources = [
      ...(others.length > 0
        ? [
            sql`(select distinct ${sql.join(others)} from partes where lvl = ${levelNumber(level)}) as presentes`,
          ]
        : []),
      ...domains.flatMap((domain, index) => (filled[index] && domain ? [domain(index)] : [])),
    ];
    return [
      sql`select ${sql.join([...columns, sql`${levelNumber(level)} as lvl`])} from ${sql.join(sources, sql` cross join `)}`,
    ];
  });
}

function domainOf(group: Group, context: Context): ((index: number) => Sql) | undefined {
  const type = SQL_TYPE[group.type];
  if (group.members && group.grain === undefined) {
    const values = group.members.map(({ value }) => sql.lit(String(value)));
    return (index) =>
      sql`(select v::${type} as ${key(index)} from unnest(array[${sql.join(values)}]::text[]) as v) as ${sql.ref(`d${index}`)}`;
  }
  if (group.grain === undefined) return undefined;
  const { start, end } = periodEnds(context.period);
  const last = context.calendar.lastFact ?? context.calendar.today;
  const until = end === null || end > last ? last : end;
  const values = grainValues(group.grain, start ?? `${FIRST_YEAR}-01-01`, dayAfter(until));
  if (!values || values.length === 0) return undefined;
  // Without a first day the axis begins where the data does.
  const bounds = (index: number): Sql =>
    start === null ? sql` where v::bigint >= (select min(${key(index)}) from partes)` : sql``;
  return (index) =>
    sql`(select v::${type} as ${key(index)} from unnest(array[${sql.join(values.map((value) => sql.lit(String(value))))}]::text[]) as v${bounds(index)}) as ${sql.ref(`d${index}`)}`;
}

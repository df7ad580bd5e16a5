import { sql } from 'kysely';
import type { Analysed, Calc, Output } from '../ask/analysed.ts';
import { operatorSql, type Sql } from '../sql/operators.ts';
import { levelMask } from '../check/levels.ts';
import { partsOf } from '../days/grain.ts';
import { yearsIn } from '../days/intervals.ts';
import { aggregate, key, levelNumber } from './unit-sql.ts';

/** The SQL of a measure over the added-up facts of one group. */
export function figureSql(output: Output, analysed: Analysed): Sql {
  const value = calcSql(output.calc, analysed);
  // One form of a number, however it was reached: 8, not 8.0000.
  return output.type === 'numeric' || output.type === 'percent'
    ? sql`trim_scale((${value})::numeric)`
    : value;
}

function calcSql(calc: Calc, analysed: Analysed): Sql {
  if (calc.kind === 'nothing') return sql`null::numeric`;
  if (calc.kind === 'number') return calc.yearly ? yearlySql(calc.number, analysed) : numberSql(calc.number);
  if (calc.kind === 'aggregate') {
    const use = analysed.aggregates[calc.id];
    const counted = use?.kind === 'count' || use?.kind === 'distinct';
    return counted || calc.orZero ? sql`coalesce(${aggregate(calc.id)}, 0)` : aggregate(calc.id);
  }
  if (calc.kind === 'op')
    return operatorSql(
      calc.op,
      calc.args.map((arg) => calcSql(arg, analysed)),
    );
  const inner = calcSql(calc.of, analysed);
  return calc.kind === 'share'
    ? shareSql(inner, calc.level, analysed)
    : runningSql(inner, calc.along, analysed);
}

const numberSql = (number: string): Sql => sql`${sql.lit(number)}::numeric`;

/** A year's number for each chosen year; once where the figure is of one of them, because it is grouped by year. */
function yearlySql(number: string, { plan, groups }: Analysed): Sql {
  const once = numberSql(number);
  const years = yearsIn(plan.period);
  if (years === 1) return once;
  const all = sql`(${once} * ${sql.lit(years)})`;
  const index = groups.findIndex(({ grain }) => grain !== undefined && partsOf(grain)?.includes('YYYY'));
  if (index < 0) return all;
  const bit = 2 ** (groups.length - 1 - index);
  return sql`(case when lvl & ${sql.lit(bit)} = 0 then ${once} else ${all} end)`;
}

function shareSql(part: Sql, level: number, { levels }: Analysed): Sql {
  const kept = levels[level] ?? [];
  const within = kept.flatMap((keeps, index) => (keeps ? [key(index)] : []));
  const over = within.length > 0 ? sql`(partition by ${sql.join(within)})` : sql`()`;
  const whole = sql`max(${part}) filter (where lvl = ${levelNumber(kept)}) over ${over}`;
  const share = sql`((${part})::numeric / nullif((${whole})::numeric, 0))`;
  // A row that is itself a total over one of the groups the share is taken within has no such whole.
  const mask = levelMask(kept.map((keeps) => !keeps));
  return mask === 0 ? share : sql`case when lvl & ${sql.lit(mask)} = 0 then ${share} end`;
}

function runningSql(value: Sql, along: number, { groups }: Analysed): Sql {
  const others = groups.flatMap((_, index) => (index === along ? [] : [key(index)]));
  const partition = sql.join([sql`lvl`, ...others]);
  const bit = 2 ** (groups.length - 1 - along);
  const running = sql`sum(coalesce(${value}, 0)) over (partition by ${partition} order by ${key(along)} nulls last)`;
  return sql`case when lvl & ${sql.lit(bit)} = 0 then ${running} else ${value} end`;
}

import { sql } from 'kysely';
import type { AggregateUse, Analysed } from '../ask/analysed.ts';
import type { Sql } from '../sql/operators.ts';
import { figureSql } from './figures-sql.ts';
import { aggregate, levelNumber } from './unit-sql.ts';
import type { Unit } from './units.ts';

/**
 * Figures of a whole that are asked without a plan's groups, since some of them have none: the national target has no state. What else they are made of is what the
 * plan's own grand total is made of, and is worked out once for both.
 */

/** The column of a figure of the whole. */
export const ofWhole = (index: number): Sql => sql.ref(`i${index}`);

/** Which aggregates of the whole are those of the plan's grand total: the number of each, of the whole and of the plan. */
export function sharedAggregates(analysed: Analysed, whole: Analysed): ReadonlyMap<number, number> {
  const there = new Map(analysed.aggregates.map((use) => [contentOf(use), use.id]));
  return new Map(
    whole.aggregates.flatMap((use) => {
      const id = there.get(contentOf(use));
      return id === undefined ? [] : [[use.id, id] as const];
    }),
  );
}

/** Whether the plan's statement spares the whole's a pass over some fact; both are of the same rows and days, and the plan has its grand total. */
export function sparesPass(analysed: Analysed, whole: Analysed): boolean {
  const same = (['filters', 'period'] as const).every(
    (part) => JSON.stringify(analysed.plan[part] ?? []) === JSON.stringify(whole.plan[part] ?? []),
  );
  if (!same || whole.groups.length > 0 || !analysed.totals.some((level) => isGrand(analysed.levels[level]!)))
    return false;
  const shared = sharedAggregates(analysed, whole);
  const left = new Set(whole.aggregates.filter(({ id }) => !shared.has(id)).map(passOf));
  return whole.aggregates.some((use) => !left.has(passOf(use)));
}

const contentOf = ({ kind, fact, arg, where, period, each }: AggregateUse): string =>
  JSON.stringify([kind, fact, arg, where, period, each?.plan]);

/** What aggregates of one pass have in common. */
const passOf = ({ kind, fact, arg, period, each }: AggregateUse): string =>
  JSON.stringify([fact, period, kind === 'distinct' ? arg : null, each?.plan]);

const isGrand = (level: readonly boolean[]): boolean => !level.includes(true);

/** The number of the plan's grand total among its levels. */
export const grandLevel = ({ levels }: Analysed): Sql => levelNumber(levels.find(isGrand) ?? []);

/** The whole's own passes, its aggregates side by side, and its figures, after the common tables of the plan's statement. */
export function wholeSql(
  analysed: Analysed,
  whole: Analysed,
  shared: ReadonlyMap<number, number>,
  units: readonly { readonly unit: Unit; readonly select: Sql }[],
): Sql[] {
  const own = units.map(({ select }, index) => sql`${sql.ref(`w${index}`)} as (${select})`);
  const from = [
    sql`(select * from juntas where lvl = ${grandLevel(analysed)}) as do_plano`,
    // Without groups a pass has one row, whatever it finds.
    ...units.map((_, index) => sql.ref(`w${index}`)),
  ];
  const aggregates = whole.aggregates.map(({ id }) => {
    const there = shared.get(id);
    const unit = units.findIndex(({ unit: { aggregates: uses } }) => uses.some((use) => use.id === id));
    const place = there === undefined ? sql.ref(`w${unit}.a${id}`) : sql.ref(`do_plano.a${there}`);
    return sql`${place} as ${aggregate(id)}`;
  });
  const figures = whole.outputs.map((output, index) => sql`${figureSql(output, whole)} as ${ofWhole(index)}`);
  return [
    ...own,
    sql`somas as (select ${sql.join([sql`0 as lvl`, ...aggregates])} from ${sql.join(from, sql` cross join `)})`,
    sql`inteiro as (select ${sql.join(figures)} from somas)`,
  ];
}

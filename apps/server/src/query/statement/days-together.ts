import { asksPeriod } from '../check/analyse.ts';
import type { AggregateUse, Analysed } from '../ask/analysed.ts';
import type { Interval } from '../days/intervals.ts';
import type { RowRule } from '../ask/row-rule.ts';
import type { Context } from '../sql/filter-sql.ts';
import { readingOf, type Unit, type UnitRows } from './units.ts';

/** A unit, and where its rows are read if that has been found. */
export interface Pass {
  readonly unit: Unit;
  readonly parts?: readonly UnitRows[];
}

/** What the passes over a plan's facts are made of. */
export interface Read {
  readonly analysed: Analysed;
  readonly rule: RowRule;
  readonly context: Context;
  readonly rollups: boolean;
}

/**
 * Units that differ in nothing but the day on which they end are read in one pass: what there was by a day is among what there was by a later one, and has its day as a
 * condition. So where each of them would read the same table, which tells both days.
 */
export function inOnePass(units: readonly Unit[], read: Read): Pass | undefined {
  const { analysed, rule, context, rollups } = read;
  const [widest, ...others] = units.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  if (!widest || others.length === 0) return undefined;
  const readings = units.map((unit) => readingOf(unit, analysed, rule, context, rollups));
  if (new Set(readings.map(({ rollup }) => rollup)).size > 1) return undefined;
  const below = new Map<AggregateUse, string>(
    others.flatMap((unit) =>
      endOf(unit) === endOf(widest) ? [] : unit.aggregates.map((use) => [use, endOf(unit)] as const),
    ),
  );
  const unit = { ...widest, aggregates: units.flatMap(({ aggregates }) => aggregates), below };
  const { parts, rollup } = readingOf(unit, analysed, rule, context, rollups);
  return rollup === readings[0]?.rollup ? { unit, parts } : undefined;
}

/** Units that might be read in one pass, those that might not by themselves. */
export function alikeButForTheirEnd(units: readonly Unit[], { plan }: Analysed): Unit[][] {
  const alike = new Map<string, Unit[]>();
  units.forEach((unit, index) => {
    const key = sameButForItsEnd(unit, plan) ?? `${index}`;
    alike.set(key, [...(alike.get(key) ?? []), unit]);
  });
  return [...alike.values()];
}

function sameButForItsEnd(
  { fact, intervals, distinct, aggregates, each, stepped, shift }: Unit,
  { filters = [] }: Analysed['plan'],
): string | undefined {
  const [only, more] = intervals ?? [EVER];
  if (each || stepped !== undefined || !only || more) return undefined;
  // A condition that is itself of the period is another where the measure is moved.
  const moved = [...filters, ...aggregates.flatMap(({ where }) => where)].some(asksPeriod) ? shift : null;
  return JSON.stringify(['to', fact, distinct, only.from, moved]);
}

const EVER: Interval = {};

/** The first day that a unit no longer has; after all days where it has all. */
const endOf = ({ intervals }: Unit): string => intervals?.[0]?.below ?? '9999';

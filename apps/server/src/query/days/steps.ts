import { FIRST_YEAR } from '@fonte/contracts';
import type { MeasurePeriod, Period } from '../../model/period.ts';
import { relationNamed } from '../../model/paths.ts';
import type { Group } from '../ask/analysed.ts';
import {
  dayAfter,
  dayBefore,
  intervalsOf,
  spansOf,
  useOf,
  type Calendar,
  type Interval,
} from './intervals.ts';
import { daysOfGroup, grainValues, partsOf } from './grain.ts';

/** Most periods that one question may be worked out for: thirteen months of days, thirty years of months. */
export const STEP_LIMIT = 400;

/** One of the periods of a group by steps: the group's value and the days it stands for, within what the plan asks. */
export interface Step {
  readonly value: number;
  readonly from: string;
  readonly below: string;
}

/** What a step is worked out with. */
interface Dated {
  readonly period: Period | undefined;
  readonly calendar: Calendar;
}

/** Whether a group's parts follow one another in time (years, months of a year), so that each is a period: weekdays and months of all years do not. */
export const isSteppable = ({ grain = '' }: Pick<Group, 'grain'>): boolean => {
  const parts = partsOf(grain);
  return parts !== undefined && parts.includes('YYYY') && !parts.includes('D');
};

/** Whether a fact's figures in a period are not those of its rows by their own date: what is up to, as of, or whenever. */
export function isStepped(
  groups: readonly Group[],
  { fact, period: own }: { readonly fact: string; readonly period?: MeasurePeriod },
  period: Pick<Period, 'mode'> | undefined,
): boolean {
  const relation = relationNamed(fact);
  if (!relation || !groups.some(({ steps }) => steps)) return false;
  return relation.date === null || typeof own === 'object' || useOf(period, own, relation.period) !== 'in';
}

/** The periods of a group, up to the latest fact; undefined for more than `STEP_LIMIT`. */
export function stepsOf(
  { grain = '' }: Pick<Group, 'grain'>,
  { period, calendar }: Dated,
): Step[] | undefined {
  const parts = partsOf(grain);
  if (!parts) return undefined;
  const end = dayAfter(calendar.lastFact ?? calendar.today);
  const spans = (spansOf(period) ?? [{}]).flatMap(({ from = `${FIRST_YEAR}-01-01`, below = end }) =>
    from < end ? [{ from, below: below < end ? below : end }] : [],
  );
  const steps: Step[] = [];
  for (const span of spans) {
    const values = grainValues(grain, span.from, span.below);
    if (!values || values.length + steps.length > STEP_LIMIT) return undefined;
    for (const value of values) steps.push(clipped(value, parts, span));
  }
  return steps;
}

function clipped(
  value: number,
  parts: Parameters<typeof daysOfGroup>[0],
  span: { readonly from: string; readonly below: string },
): Step {
  const { from, below } = daysOfGroup(parts, value) ?? span;
  return { value, from: from > span.from ? from : span.from, below: below < span.below ? below : span.below };
}

/** The days a fact is narrowed to in one step: null for all, empty for none. */
export function stepIntervals(
  { from, below }: Pick<Step, 'from' | 'below'>,
  { fact, period: own }: { readonly fact: string; readonly period?: MeasurePeriod },
  { period, calendar }: Dated,
): readonly Interval[] | null {
  const relation = relationNamed(fact);
  if (!relation?.date) return null;
  const asked: Period = { from, until: dayBefore(below), ...(period?.mode ? { mode: period.mode } : {}) };
  return intervalsOf(asked, own, relation.period, calendar);
}

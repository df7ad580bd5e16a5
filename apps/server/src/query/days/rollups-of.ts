import type { Rollup } from '../../model/rollup.ts';
import { ROLLUPS } from '../../model/rollups/index.ts';
import { addMonths, dayBefore, type Interval } from './intervals.ts';

/** A rollup that may answer. */
export interface Candidate {
  readonly rollup: Rollup;
  /** The days whose rows answer; null for all. */
  readonly days: readonly Interval[] | null;
  /** The day in a row's semester or year before which a row must have begun to be counted. */
  readonly cut?: string;
  /** Days of the period that lie in rows which it holds in part: they are read from a rollup by day, or from the fact. */
  readonly rest?: readonly Interval[];
}

/**
 * The rollups of a fact in the order in which they are tried: those whose rows end where the period does, then those that answer its whole months,
 * semesters or years and leave the days before and after to the fact, then those by day. Who or what there is (`within`: parts of rows) may also end in the middle of a row:
 * whoever has a visit in the semester before that day is whose first visit of the semester is before it.
 */
export function rollupsOf(
  fact: string,
  intervals: readonly Interval[] | null,
  within: 'whole rows' | 'parts of rows',
): Candidate[] {
  const own = ROLLUPS.filter((rollup) => rollup.fact === fact && rollup.date.grain !== 'DD');
  return [
    ...own.flatMap((rollup) => alone(rollup, intervals, within) ?? []),
    ...own
      .flatMap((rollup) => beside(rollup, intervals) ?? [])
      .toSorted((a, b) => lengthOf(a.rest) - lengthOf(b.rest)),
    ...byDay(fact).map((rollup) => ({ rollup, days: intervals })),
  ];
}

/** The rollup that tells how many values of a column each property has, of all days; undefined where none does. */
export const countedBy = (fact: string, column: string): Rollup | undefined =>
  ROLLUPS.find((rollup) => rollup.fact === fact && rollup.counted?.[column] !== undefined);

/** The rollups of a fact that have its rows by day. */
export const byDay = (fact: string): Rollup[] =>
  ROLLUPS.filter((rollup) => rollup.fact === fact && rollup.date.grain === 'DD');

/** The rollup of another fact whose figures stand in the same rows; undefined where there is none. */
export const inSameRows = ({ table, date }: Rollup, fact: string): Rollup | undefined =>
  ROLLUPS.find(
    (other) =>
      other.fact === fact &&
      other.table.join('.') === table.join('.') &&
      other.date.column === date.column &&
      other.date.grain === date.grain,
  );

/** Whether some table has figures of both facts in the same rows. */
export const shareRows = (fact: string, other: string): boolean =>
  ROLLUPS.some((rollup) => rollup.fact === fact && inSameRows(rollup, other) !== undefined);

/** Whether the days lie in one row of each thing that a rollup has by itself (`oneRowPer`). */
export function inOneRow({ date: { grain } }: Rollup, days: readonly Interval[] | null): boolean {
  if (grain === 'ever' || grain === 'all') return true;
  const [only, more] = days ?? [];
  if (only?.from === undefined || only.below === undefined || more) return false;
  if (grain === 'DD') return only.from === dayBefore(only.below);
  return rowStart(grain, only.from) === rowStart(grain, dayBefore(only.below));
}

/** Whether a row of a rollup ends where a day begins, so that those before it are told by their dates. */
export const endsAt = ({ date: { grain } }: Rollup, day: string): boolean =>
  grain === 'ever' || grain === 'DD' || (grain !== 'all' && rowStart(grain, day) === day);

const lengthOf = (days: readonly Interval[] = []): number =>
  days.reduce((sum, { from = '', below = '' }) => sum + Date.parse(below) - Date.parse(from), 0);

function alone(
  rollup: Rollup,
  intervals: readonly Interval[] | null,
  within: 'whole rows' | 'parts of rows',
): Candidate | undefined {
  const inParts = within === 'parts of rows';
  const { grain } = rollup.date;
  if (grain === 'ever')
    return inParts && fromTheBeginning(intervals) ? { rollup, days: intervals } : undefined;
  if (grain === 'all') return intervals === null ? { rollup, days: null } : undefined;
  if (grain === 'DD') return undefined;
  const begins = (day: string | undefined): boolean => day === undefined || rowStart(grain, day) === day;
  if (!(intervals ?? []).every(({ from }) => begins(from))) return undefined;
  const cut = (intervals ?? []).flatMap(({ below }) => (below === undefined || begins(below) ? [] : [below]));
  const [only] = cut;
  if (only === undefined) return { rollup, days: intervals };
  return inParts && intervals?.length === 1 ? { rollup, days: intervals, cut: only } : undefined;
}

/** Undefined where no row of the rollup lies in the period whole. */
function beside(rollup: Rollup, intervals: readonly Interval[] | null): Candidate | undefined {
  const { grain } = rollup.date;
  if (intervals === null || grain === 'ever' || grain === 'all' || grain === 'DD') return undefined;
  const days: Interval[] = [];
  const rest: Interval[] = [];
  for (const { from, below } of intervals) {
    const first = from === undefined ? undefined : nextRow(grain, from);
    const last = below === undefined ? undefined : rowStart(grain, below);
    if (first !== undefined && last !== undefined && first >= last) rest.push({ from: from!, below: below! });
    else {
      days.push({
        ...(first === undefined ? {} : { from: first }),
        ...(last === undefined ? {} : { below: last }),
      });
      if (first !== undefined && from! < first) rest.push({ from: from!, below: first });
      if (last !== undefined && last < below!) rest.push({ from: last, below: below! });
    }
  }
  return days.length === 0 || rest.length === 0 ? undefined : { rollup, days, rest };
}

type Grain = Exclude<Rollup['date']['grain'], 'ever' | 'all' | 'DD'>;

const MONTHS: Readonly<Record<Grain, number>> = { YYYY: 12, S: 6, MM: 1 };

/** The first day of the row that a day lies in. */
function rowStart(grain: Grain, day: string): string {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % MONTHS[grain]);
  return `${day.slice(0, 5)}${String(first).padStart(2, '0')}-01`;
}

/** The first day, this or later, at which a row begins. */
function nextRow(grain: Grain, day: string): string {
  const start = rowStart(grain, day);
  return start === day ? day : addMonths(start, MONTHS[grain]);
}

/** Who has a visit before a day is who has a first visit before it; between two days that is not so. */
const fromTheBeginning = (intervals: readonly Interval[] | null): boolean =>
  intervals === null || (intervals.length === 1 && intervals[0]?.from === undefined);

import type { MeasurePeriod, Period } from '../../model/period.ts';
import type { PeriodUse } from '../../model/relation.ts';

/** Days from `from` (inclusive) up to `below` (exclusive); an absent end is open. */
export interface Interval {
  readonly from?: string;
  readonly below?: string;
}

/** What the plan's days are measured against: today, the data's reference date, and the day of the latest fact. */
export interface Calendar {
  readonly today: string;
  readonly dataEnd: string | null;
  readonly lastFact: string | null;
}

/** Whether facts are dated after the day on which the data end: they are in the figures of a period, and have no day in one that is cut there. */
export const isDatedLater = ({ dataEnd, lastFact }: Pick<Calendar, 'dataEnd' | 'lastFact'>): boolean =>
  dataEnd !== null && lastFact !== null && lastFact > dataEnd;

/** How a fact uses the plan's period: its measure's own way, else the plan's, else its relation's. */
export const useOf = (
  period: Pick<Period, 'mode'> | undefined,
  own: MeasurePeriod | undefined,
  usual: PeriodUse,
): PeriodUse => (typeof own === 'string' ? own : own?.use) ?? period?.mode ?? usual;

/** The days a fact is narrowed to: null for all days, empty for none. */
export function intervalsOf(
  period: Period | undefined,
  own: MeasurePeriod | undefined,
  usual: PeriodUse,
  calendar: Calendar,
): readonly Interval[] | null {
  const shifted = typeof own === 'object' ? own : undefined;
  const use = useOf(period, own, usual);
  if (use === 'at') return [yearAt(period, calendar, shifted?.shift)];
  const narrowed = used(period, use);
  if (!shifted) return narrowed;
  if (use === 'none') return null;
  // Without bounds there is nothing to move: a comparison with "the year before all years" has no value.
  if (narrowed === null) return [];
  const spans = shifted.sameSpan ? narrowed.flatMap((span) => cut(span, calendar.dataEnd)) : narrowed;
  return spans.map((span) => move(span, shifted.shift));
}

function used(period: Period | undefined, use: PeriodUse): readonly Interval[] | null {
  if (use === 'none') return null;
  const whole = spansOf(period);
  if (whole === null || use === 'in') return whole;
  const last = whole.at(-1);
  return last?.below === undefined ? null : [{ below: last.below }];
}

/** A period's days, years side by side as one span; null where it is open. */
export function spansOf(period: Period | undefined): readonly Interval[] | null {
  if (period === undefined) return null;
  if (!('anos' in period)) {
    if (period.from === undefined && period.until === undefined) return null;
    return [
      {
        ...(period.from === undefined ? {} : { from: period.from }),
        ...(period.until === undefined ? {} : { below: dayAfter(period.until) }),
      },
    ];
  }
  const years = [...new Set(period.anos)].sort((a, b) => a - b);
  if (years.length === 0) return null;
  const spans: { first: number; last: number }[] = [];
  for (const year of years) {
    const current = spans.at(-1);
    if (current?.last === year - 1) current.last = year;
    else spans.push({ first: year, last: year });
  }
  return spans.map(({ first, last }) => ({ from: `${first}-01-01`, below: `${last + 1}-01-01` }));
}

/** How many years a period chooses, in whole ones; one where it is shorter or open. */
export function yearsIn(period: Period | undefined): number {
  const days = (spansOf(period) ?? []).reduce(
    (sum, { from, below }) =>
      sum +
      (from === undefined || below === undefined ? 0 : (Date.parse(below) - Date.parse(from)) / 86_400_000),
    0,
  );
  return Math.max(1, Math.round(days / 365.25));
}

const lastDay = (spans: readonly Interval[] | null): string | undefined => {
  const below = spans?.at(-1)?.below;
  return below === undefined ? undefined : dayBefore(below);
};

/** The whole year of a target: the one in which the period ends, once it is moved. */
function yearAt(period: Period | undefined, { dataEnd, today }: Calendar, by: Shift = {}): Interval {
  const end = dayAfter(lastDay(spansOf(period)) ?? dataEnd ?? today);
  const year = Number(dayBefore(addMonths(end, monthsIn(by))).slice(0, 4));
  return { from: `${year}-01-01`, below: `${year + 1}-01-01` };
}

function cut(span: Interval, dataEnd: string | null): Interval[] {
  if (dataEnd === null) return [span];
  if (span.from !== undefined && span.from > dataEnd) return [];
  const end = dayAfter(dataEnd);
  return [{ ...span, below: span.below === undefined || span.below > end ? end : span.below }];
}

type Shift = { readonly years?: number; readonly months?: number };
const monthsIn = ({ years = 0, months = 0 }: Shift): number => years * 12 + months;

function move(span: Interval, by: Shift): Interval {
  const months = monthsIn(by);
  return {
    ...(span.from === undefined ? {} : { from: addMonths(span.from, months) }),
    ...(span.below === undefined ? {} : { below: addMonths(span.below, months) }),
  };
}

/** A day so many months on; one that month does not have (29 February) becomes the first of the next. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1 + months, date));
  const overflowed = moved.getUTCDate() !== date;
  return dayOf(overflowed ? new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth(), 1)) : moved);
}

/** A day so many days on. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));
}

/** The last day of a day's month. */
export const endOfMonth = (day: string): string => dayBefore(addMonths(`${day.slice(0, 7)}-01`, 1));

export const dayAfter = (day: string): string => addDays(day, 1);
export const dayBefore = (day: string): string => addDays(day, -1);
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text;

/** The whole plan's first and last day, for `$periodstart` and `$periodend`; null where it is open. */
export function periodEnds(period: Period | undefined): { start: string | null; end: string | null } {
  const spans = spansOf(period);
  return { start: spans?.[0]?.from ?? null, end: lastDay(spans) ?? null };
}

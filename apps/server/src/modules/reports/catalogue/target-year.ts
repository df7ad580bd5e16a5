import { lastYear, type Reading } from '../declared/reading.ts';
import { monthsLeft } from './plan-of-visits.ts';

/** The year of a target, and how much of it the data have (docs/decisions/0081). */
export interface TargetYear {
  readonly year: number;
  /** The day of the data; the year's last where it is over by then. */
  readonly until: string;
  /** Days of the year up to then, that one included: none of a year that has not begun. */
  readonly gone: number;
  /** 365 or 366. */
  readonly days: number;
  /** Months from the day of the data to the end of the year; null where it is over. */
  readonly months: number | null;
}

const DAY_MS = 86_400_000;

/** Null where nothing is loaded. */
export function targetYear(reading: Reading): TargetYear | null {
  const { version } = reading;
  const year = lastYear(reading);
  const { dadosAte } = version;
  if (year === null || dadosAte === null) return null;
  const first = Date.UTC(year, 0, 1);
  const whole = (Date.UTC(year + 1, 0, 1) - first) / DAY_MS;
  const gone = Math.min(whole, Math.max(0, (Date.parse(dadosAte) - first) / DAY_MS + 1));
  return {
    year,
    until: gone === whole ? `${year}-12-31` : dadosAte,
    gone,
    days: whole,
    months: monthsLeft({ anos: [year], days: null, version }),
  };
}

export const hasBegun = ({ gone }: TargetYear): boolean => gone > 0;

export const isOver = ({ gone, days }: TargetYear): boolean => gone === days;

/** With fewer days of a year than this there is no pace to speak of. */
export const LEAST_DAYS = 30;

/** Whether the end of the year can be told ahead. */
export const hasPace = (of: TargetYear): boolean => !isOver(of) && of.gone >= LEAST_DAYS;

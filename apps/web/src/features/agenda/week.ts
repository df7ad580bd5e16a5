import { toIsoDate } from '@fonte/pt-br';

const DAY_MS = 86_400_000;
/** Monday to Saturday. */
export const WORKING_DAYS = [0, 1, 2, 3, 4, 5] as const;
const FRIDAY = 4;

/** yyyy-MM-dd, so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day of a week that can be one of the field, of its Monday. */
export const lastDayOf = (week: string): string => dayAfter(week, Math.max(...WORKING_DAYS));

/** 0 Monday … 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** The week that is planned unasked: this one, from Saturday on the next. `now` on the programme's clock. */
export function weekToPlan(now: Date): string {
  const today = toIsoDate(now);
  return mondayOf(weekdayOf(today) > FRIDAY ? dayAfter(today, 7) : today);
}

/** The Monday that an address names; null for anything else. */
export function readWeek(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return null;
  return mondayOf(text);
}

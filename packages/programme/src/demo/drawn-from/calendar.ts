// Days are counted from 1970-01-01, months from January 1970; only these years are ever asked for.
const FIRST_YEAR = 1930;
const LAST_YEAR = 2030;
const DAY_MS = 86_400_000;

const ISO: string[] = [];
const FIRST_DAY = Date.UTC(FIRST_YEAR, 0, 1) / DAY_MS;
for (let day = FIRST_DAY; day < Date.UTC(LAST_YEAR, 0, 1) / DAY_MS; day += 1) {
  ISO.push(new Date(day * DAY_MS).toISOString().slice(0, 10));
}

/** Day number of 'yyyy-mm-dd'. */
export const dayOf = (iso: string): number => Date.parse(iso) / DAY_MS;

/** 'yyyy-mm-dd' of a day number. */
export function isoDay(day: number): string {
  const iso = ISO[day - FIRST_DAY];
  if (iso === undefined) throw new RangeError(`day ${day} is outside the demonstration's calendar`);
  return iso;
}

/** Month number of 'yyyy-mm'. */
export const monthOf = (iso: string): number =>
  (Number(iso.slice(0, 4)) - 1970) * 12 + Number(iso.slice(5, 7)) - 1;

/** First day of a month. */
export const firstDay = (month: number): number =>
  Date.UTC(1970 + Math.floor(month / 12), month % 12, 1) / DAY_MS;

const SUNDAY_OFFSET = 4; // 1970-01-01 was a Thursday

const workdays = new Map<number, number[]>();

/** The `index`-th day (0 to 23) of the month that is not a Sunday. */
export function workday(month: number, index: number): number {
  let days = workdays.get(month);
  if (!days) {
    days = [];
    for (let day = firstDay(month); day < firstDay(month + 1); day += 1) {
      if ((day + SUNDAY_OFFSET) % 7 !== 0) days.push(day);
    }
    workdays.set(month, days);
  }
  return days[index] as number;
}

/** The last day of the demonstration's facts. */
export const LAST_DAY = dayOf('2025-12-31');

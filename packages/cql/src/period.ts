import { isMoment } from './moment.ts';

const DURATION =
  /^P(?=.)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=.)(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/i;
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[-+]\d\d:?\d\d)?)?$/i;
const DAY_MS = 86_400_000;

/** Whether a text has the form of a duration (ISO 8601): P1Y, P3M, P10D, PT12H. */
export const isDuration = (text: string): boolean => DURATION.test(text);

/**
 * The two ends of a period as it is written: two moments, or a moment and how long it lasts, in either order (ECQL, ISO 8601). Months are those of the calendar; where the day
 * is not in the month, its last one. Null when it is no period, or reaches a year that no date has here.
 */
export function periodOf(first: string, second: string): readonly [from: string, to: string] | null {
  const ends = isDuration(second)
    ? ([first, moved(first, second, 1)] as const)
    : isDuration(first)
      ? ([moved(second, first, -1), second] as const)
      : ([first, second] as const);
  const [from, to] = ends;
  return from !== null && to !== null && isMoment(from) && isMoment(to) ? [from, to] : null;
}

function moved(moment: string, duration: string, sign: 1 | -1): string | null {
  const [, day, time, zone = ''] = MOMENT.exec(moment) ?? [];
  if (day === undefined || !isMoment(moment)) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = (
    DURATION.exec(duration) ?? []
  )
    .slice(1)
    .map((part) => Number(part ?? 0));
  const start = new Date(`${day}T${time ?? '00:00'}Z`);
  const month = start.getUTCMonth() + sign * (12 * years + months);
  const last = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const there = Date.UTC(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), last));
  const rest = (7 * weeks + days) * DAY_MS + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const end = new Date(there + (start.getTime() % DAY_MS) + sign * rest);
  if (Number.isNaN(end.getTime())) return null;
  const written = end.toISOString();
  return time === undefined && written.endsWith('T00:00:00.000Z')
    ? written.slice(0, 10)
    : `${written.slice(0, 19)}${zone}`;
}

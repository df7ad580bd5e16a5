import type { Clock } from './clock.ts';
import { toIsoDate } from './dates.ts';

/** A clock that asks `now`, by default the machine. Made once and handed out (tools/boundaries, one-clock). */
export function clockOf(now: () => Date = () => new Date()): Clock {
  return { now, today: () => toIsoDate(now()) };
}

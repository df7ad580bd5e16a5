import { DAY_MS, KEPT_DAYS } from '../../kept-records.ts';

/** Who opens the portal on this device is told of a file at least so many days before it goes. */
const TOLD_DAYS = 7;

/** What of a kept file says how long it stays. */
type Aged = {
  readonly id: string;
  /** When it goes from this device unsent, ms; not there until somebody was told. */
  readonly leaves?: number;
};

/** When a file came onto this device, ms: its id begins with it (`newUnsentId`). */
const cameAt = ({ id }: Pick<Aged, 'id'>): number => Number(id.slice(0, 15));

/**
 * A file as it stays on this device at `now` (ms); null once its time is over. Until when it stays is set as it is first told: thirty days after it came, and
 * never sooner than a week from then.
 */
export function stillKept<Row extends Aged>(row: Row, now: number): Row | null {
  if (row.leaves === undefined)
    return { ...row, leaves: Math.max(cameAt(row) + KEPT_DAYS * DAY_MS, now + TOLD_DAYS * DAY_MS) };
  return row.leaves > now ? row : null;
}

/** Files that wait and the moment (ms) at which the first of them goes. */
export type Waiting = { readonly files: number; readonly until: number };

/** Of files whose time was set; null where none waits. */
export function waitingOf(rows: readonly Aged[]): Waiting | null {
  const times = rows.flatMap(({ leaves }) => leaves ?? []);
  return times.length === 0 ? null : { files: times.length, until: Math.min(...times) };
}

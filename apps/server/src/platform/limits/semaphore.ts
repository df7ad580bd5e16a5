import { Semaphore } from '@fonte/database/places/semaphore';
import { Failure } from '../failures/fail.ts';

export { Semaphore, type Entry } from '@fonte/database/places/semaphore';

/** Seconds after which one who found no place may try again. */
const BUSY_RETRY_SECONDS = 5;

export interface BusyLimits {
  readonly places: number;
  /** How much of it one person may have; all of it without. */
  readonly perPerson?: number | undefined;
  /** How long somebody stands in line before being refused with `busy`, ms. */
  readonly waitMs: number;
}

/** Places whose line is left after so long, with when to come again. */
export const refusingSemaphore = ({ waitMs, ...limits }: BusyLimits): Semaphore =>
  new Semaphore({
    ...limits,
    patience: (_entry, sendAway) => {
      const timer = setTimeout(
        () => sendAway(new Failure('busy', {}, { retryAfterSeconds: BUSY_RETRY_SECONDS })),
        waitMs,
      );
      return () => clearTimeout(timer);
    },
  });

/** So often a migration is tried again; each deadlock is found after a second (PostgreSQL's `deadlock_timeout`). */
const TRIES = 20;
/** 'deadlock_detected' (PostgreSQL, appendix A). */
const DEADLOCK = '40P01';

/**
 * Runs a transaction again that the server has ended so that others go on: a migration takes tables for itself one after the other, which those who read meanwhile may name the other way
 * round, and it is mostly the last to wait. Nothing of a try that was ended is left. Errors: those of the work; of the last try.
 */
export async function pastDeadlocks(work: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await work();
      return;
    } catch (error) {
      if (left <= 1 || !(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error;
    }
  }
}

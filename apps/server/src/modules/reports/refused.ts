import { fail } from '../../platform/index.ts';
import { BeingDecided, PlanRefused } from '../../query/index.ts';

/** When to come again for what is still being worked out. */
const PREPARING_SECONDS = 10;

/** Runs work whose plan carries what a caller wrote: what the query engine refuses of it is the caller's fault, said in its words. */
export async function refusedAs<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BeingDecided) fail('beingPrepared', {}, { retryAfterSeconds: PREPARING_SECONDS });
    if (!(error instanceof PlanRefused)) throw error;
    const reason = error.problems.map(({ text }) => text).join(' ');
    return error.forbidden ? fail('forbidden', {}, { sentence: reason }) : fail('invalidFilter', { reason });
  }
}

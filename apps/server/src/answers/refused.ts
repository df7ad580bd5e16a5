import { fail } from '../platform/failures/fail.ts';
import { BeingDecided, PlanRefused } from '../query/index.ts';

/** When to come again for what is still being worked out, s. */
const PREPARING_SECONDS = 10;

/** Ends the call: what it asks for is still being worked out. */
export function beingPrepared(): never {
  return fail('beingPrepared', {}, { retryAfterSeconds: PREPARING_SECONDS });
}

/**
 * Runs work whose plan carries what a caller wrote: what the query engine refuses of it is the caller's fault, said in its words, by `invalid` where it is not the
 * caller's right. Errors: beingPrepared, forbidden, those of `invalid`.
 */
export async function refusedAs<T>(invalid: (reason: string) => never, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BeingDecided) beingPrepared();
    if (!(error instanceof PlanRefused)) throw error;
    const reason = error.problems.map(({ text }) => text).join(' ');
    return error.forbidden ? fail('forbidden', {}, { sentence: reason }) : invalid(reason);
  }
}

import { fail } from '../../platform/index.ts';
import { BeingDecided, PlanRefused } from '../../query/index.ts';

/** Ends the call: the view, the filter or the split asks for what cannot be answered. */
export function invalidView(reason: string): never {
  return fail('invalidView', { reason });
}

/** What is said of numbers that no database keeps. */
export const OVERFLOW = 'A conta passa do maior número que o banco de dados guarda.';

/** When to come again for what is still being worked out. */
const PREPARING_SECONDS = 10;

/** Runs work whose plan carries what a caller wrote: what the query engine refuses of it is the caller's fault, said in its words. */
export async function refusedAs<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (overflows(error)) return invalidView(OVERFLOW);
    if (error instanceof BeingDecided) fail('beingPrepared', {}, { retryAfterSeconds: PREPARING_SECONDS });
    if (!(error instanceof PlanRefused)) throw error;
    const reason = error.problems.map(({ text }) => text).join(' ');
    return error.forbidden ? fail('forbidden', {}, { sentence: reason }) : invalidView(reason);
  }
}

/** Numbers too large for any decimal (class 22 of SQLSTATE) come from what was multiplied, not from a fault of ours. */
export const overflows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22003';

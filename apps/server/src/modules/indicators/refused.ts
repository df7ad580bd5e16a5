import { refusedAs as refused } from '../../answers/index.ts';
import { fail } from '../../platform/index.ts';

/** Ends the call: the view, the filter or the split asks for what cannot be answered. */
export function invalidView(reason: string): never {
  return fail('invalidView', { reason });
}

/** What is said of numbers that no database keeps. */
export const OVERFLOW = 'A conta passa do maior número que o banco de dados guarda.';

/** Runs work whose plan carries what a caller wrote: what the query engine refuses of it, or cannot count, is the caller's fault. Errors: those of `refusedAs`, invalidView. */
export const refusedAs = <T>(work: () => Promise<T>): Promise<T> =>
  refused(invalidView, async () => {
    try {
      return await work();
    } catch (error) {
      return overflows(error) ? invalidView(OVERFLOW) : Promise.reject(error);
    }
  });

/** Numbers too large for any decimal (class 22 of SQLSTATE) come from what was multiplied, not from a fault of ours. */
export const overflows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22003';

import { refusedAs as refused } from '../../../answers/index.ts';
import { fail } from '../../../platform/index.ts';

/** Runs work whose plan carries a caller's filters: what the query engine refuses of them is the caller's fault. Errors: those of `refusedAs`, invalidFilter. */
export const refusedAs = <T>(work: () => Promise<T>): Promise<T> =>
  refused((reason) => fail('invalidFilter', { reason }), work);

import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf statements are run, and how pressing they are; what the line for a connection is ordered by. */
export interface Caller {
  /** Whoever asks, as one word: an account, else an address. Without it nobody's share is counted. */
  readonly person?: string | undefined;
  /** A short question that all else waits for (session, sign-in, data version): it goes before figures, to connections kept back for it. */
  readonly urgent?: boolean | undefined;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs `work` so that every statement begun in it is queued as this caller's; what is not said stays as it was outside. */
export function asCaller<T>(caller: Caller, work: () => T): T {
  return callers.run({ ...callers.getStore(), ...caller }, work);
}

/** Who asks now; nobody in particular outside of `asCaller`. */
export const callerNow = (): Caller => callers.getStore() ?? {};

import { setMaxListeners } from 'node:events';
import { Failure } from '../failures/fail.ts';

/**
 * Runs work that has so long for everything it asks together, ms: the signal it is given fires when the caller goes away or the time is over, and every
 * statement under that signal ends with it. Errors: `timeout`; those of the work; the signal's reason.
 */
export async function withinTime<T>(
  signal: AbortSignal | undefined,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  // A map runs a dozen statements on one signal.
  setMaxListeners(0, limit.signal);
  const gone = (): void => limit.abort(signal?.reason);
  signal?.addEventListener('abort', gone, { once: true });
  const timer = setTimeout(() => limit.abort(new Failure('timeout')), ms);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', gone);
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often it is looked how late the thread comes, and how often that is told, ms. */
const RESOLUTION_MS = 10;
const TELL_MS = 500;

/**
 * Tells twice a second how late the thread that answers came to what was due, ms on average: what somebody waits at every step of his request, for whatever reason. Gives the way
 * to end it.
 */
export function watchLoopDelay(heard: (lateMs: number) => void): () => void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const timer = setInterval(() => {
    const { mean } = histogram;
    histogram.reset();
    // It counts from one look to the next; nothing was looked at in a thread that never came.
    heard(Number.isNaN(mean) ? TELL_MS : Math.max(0, mean / 1e6 - RESOLUTION_MS));
  }, TELL_MS).unref();
  return () => {
    clearInterval(timer);
    histogram.disable();
  };
}

import type { Clock } from './send-file.ts';

/** The network came back since somebody waited for it last: while a try was under way, which then fails for what was before. */
let cameBack = false;
addEventListener('online', () => {
  cameBack = true;
});

/** Waits as long as it is told, but no longer than until the network is back. */
export const onlineClock: Clock = {
  now: () => performance.now(),
  wait: async (ms, signal) => {
    if (!cameBack) await waited(ms, signal);
    cameBack = false;
    signal.throwIfAborted();
  },
};

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}

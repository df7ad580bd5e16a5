import { useEffect, useRef } from 'react';
import { useShownKept } from './pack-state.ts';

/** How long after an answer of this device the server is asked again, ms: soon, and each time later, while the browser says that there is a network. */
const SOON_MS = 3_000;
const LATEST_MS = 60_000;

/**
 * Asks again while the page shows what this device kept although there is a network: a weak one, or one that came back while the answer was being looked for
 * here, whose coming nobody tells a second time.
 */
export function useAskAgain(again: () => void): void {
  const since = useShownKept()?.since ?? null;
  const wait = useRef(SOON_MS);
  useEffect(() => {
    const soon = () => (wait.current = SOON_MS);
    addEventListener('online', soon);
    return () => removeEventListener('online', soon);
  }, []);
  useEffect(() => {
    if (since === null || !navigator.onLine) return undefined;
    const timer = setTimeout(again, wait.current);
    wait.current = Math.min(2 * wait.current, LATEST_MS);
    return () => clearTimeout(timer);
    // An answer of this device begins the wait, and nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [since]);
}

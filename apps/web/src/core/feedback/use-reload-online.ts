import { useEffect } from 'react';

/** Loads the page again when the network is back, where it was what kept its code away: nothing of the page is there to be lost. */
export function useReloadOnline(fetchFailed: boolean): void {
  useEffect(() => {
    if (!fetchFailed) return undefined;
    const again = () => globalThis.location.reload();
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, [fetchFailed]);
}

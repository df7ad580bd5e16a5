import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';

/**
 * Whether the loading counter (first text, section 4) is above zero: requests and page changes under way. How many they are is told to nobody: whoever follows this is drawn when the first
 * begins and when the last has ended, not at each of them.
 */
export function useLoading(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => {
      const told = notifyManager.batchCalls(changed);
      const ends = [client.getQueryCache(), client.getMutationCache()].map((cache) => cache.subscribe(told));
      return () => {
        for (const end of ends) end();
      };
    },
    [client],
  );
  const asking = useSyncExternalStore(subscribe, () => client.isFetching() > 0 || client.isMutating() > 0);
  return useNavigation().state !== 'idle' || asking;
}

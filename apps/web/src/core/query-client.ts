import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api/failure.ts';

const MINUTE = 60_000;

/** Figures change with an import, about once a day: five minutes of freshness, one more try where the network failed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails at once and says so, instead of waiting for one without a word.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 5 * MINUTE,
      gcTime: 30 * MINUTE,
      refetchOnWindowFocus: false,
      // What failed without a network is asked again when there is one.
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      retry: (count, failure) => count < 1 && failure instanceof ApiFailure && failure.status === 0,
    },
  },
});

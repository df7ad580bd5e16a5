import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api/failure.ts';

const MINUTE = 60_000;

/** After an import some figures are worked out for some minutes, and are asked for again, each time a little later. */
const PREPARING_TRIES = 20;

// It takes a page that opens without a network to have one, and would miss that there is one again.
onlineManager.setOnline(globalThis.navigator?.onLine ?? true);

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
      retry: (count, failure) =>
        failure instanceof ApiFailure &&
        (failure.code === 'beingPrepared' ? count < PREPARING_TRIES : failure.status === 0 && count < 1),
    },
  },
});

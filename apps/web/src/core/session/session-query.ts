import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { readSession } from './session-calls.ts';

/** Who is signed in, as the server last said. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => readSession(signal),
  staleTime: Infinity,
});

/** Pages that wait for a question under way to end before they put their own. */
const waiting = new WeakSet<QueryClient>();

/**
 * Asks whether the session still stands, for what failed without saying why: pictures do not tell 401 (first text, section 8) from other faults.
 * A question under way was put before that failure, and its answer may be older than the end of the session: another one follows it,
 * for however many failures meanwhile.
 */
export async function checkSession(client: QueryClient): Promise<void> {
  if (waiting.has(client)) return;
  const ask = () => client.refetchQueries({ queryKey: sessionQuery.queryKey }, { cancelRefetch: false });
  waiting.add(client);
  // Joins the question under way.
  if (client.isFetching({ queryKey: sessionQuery.queryKey }) > 0) await ask();
  waiting.delete(client);
  await ask();
}

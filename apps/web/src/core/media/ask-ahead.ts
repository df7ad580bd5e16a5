import { queryClient } from '../query-client.ts';
import { propertyMediaQuery } from './calls.ts';

/** Asks for the media of a property before its page is there to do it, where none are here; what fails is asked again, and said, by the page. */
export const askAhead = (id: string): Promise<void> =>
  queryClient.prefetchQuery({ ...propertyMediaQuery(id), staleTime: Infinity });

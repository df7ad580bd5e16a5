import type { Answer, Asked, KnownEndpoint } from '@fonte/contracts';
import { ask, send } from './send.ts';

type Asking<One extends KnownEndpoint> = Asked<One> & { readonly signal?: AbortSignal | undefined };
/** What a call of that endpoint is given; nothing, where it needs nothing. */
type Given<One extends KnownEndpoint> =
  object extends Asked<One> ? [asked?: Asking<One>] : [asked: Asking<One>];

/** Asks the server: an endpoint of contracts/endpoints with its params, query and body; gives its declared answer. */
export const call = ask as <One extends KnownEndpoint>(
  endpoint: One,
  ...given: Given<One>
) => Promise<Answer<One>>;

/** The same for a file: the answer before it is read. */
export const callFile = send as <One extends KnownEndpoint>(
  endpoint: One,
  ...given: Given<One>
) => Promise<Response>;

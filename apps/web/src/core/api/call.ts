import type { Answer, Asked, Endpoint, KnownEndpoint } from '@fonte/contracts';
import { ask, send, type Streamed } from './send.ts';

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

/** The parts of a path with a colon: 'id' of '/api/uploads/envios/:id'. */
type PartOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | PartOf<`/${More}`>
    : Rest
  : never;

/** The same with a body that is bytes or a form with files, and headers of its protocol; gives the answer before it is read. */
export const callStream = send as <One extends Endpoint>(
  endpoint: One,
  asked: Partial<Streamed> & {
    readonly params: { readonly [Part in PartOf<One['path']>]: string | number };
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<Response>;

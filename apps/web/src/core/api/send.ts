import { addressOf, type AddressParts, type Endpoint } from '@fonte/contracts';
import { ApiFailure, isOffline, messageOfBody, readFailure, UNKNOWN_FAILURE } from './failure.ts';

/** What of an endpoint is needed to ask it. */
export type Target = Pick<Endpoint, 'method' | 'path' | 'legacy' | 'access'>;
/** What it is asked, checked by the types of `call` (call.ts). */
export type Given = AddressParts &
  Partial<Streamed> & { readonly body?: unknown; readonly signal?: AbortSignal | undefined };
/** A body that is no JSON: bytes or a form with files, with the headers of its protocol. */
export type Streamed = {
  readonly stream: Blob | FormData;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What answers that end the session say, whatever their status (first text, section 8). */
const SESSION_OVER = ['Unauthorized', 'Invalid token'];

/** What a session that owes its second factor is told, whatever it asks: that of its person, or a first one. */
const FACTOR_DUE = /^factor(?:Due|Missing)$/;

/** Why the session cannot go on: it is no more, or it owes its second factor. */
export type SessionEnd = 'over' | 'factor';

let endSession: (why: SessionEnd) => void = () => undefined;

/** Tells what to do when the server no longer answers the session; the application sends the browser to /logout, or to the factor. */
export function onSessionOver(handler: (why: SessionEnd) => void): void {
  endSession = handler;
}

let answerAway: (target: Target, asked: Given) => Promise<unknown> = async () => undefined;

/** Tells what answers in the server's place where there is no network, out of what this device keeps; undefined where it keeps nothing of that. */
export function onNoNetwork(handler: (target: Target, asked: Given) => Promise<unknown>): void {
  answerAway = handler;
}

/** To a call that anybody may make, 401 is an answer ('Email ou senha incorretos'), not the end of a session. */
function over({ access }: Target): void {
  if (access !== 'public') endSession('over');
}

/** The one way to the server: credentials, error sentences, end of session. Gives the raw answer, already known to be good. */
export async function send(target: Target, asked: Given = {}): Promise<Response> {
  const { body, stream, headers, signal = null } = asked;
  // Written before the network is tried: what cannot be asked is our own fault, and no lost connection.
  const address = addressOf(target, asked);
  const written: RequestInit = {
    method: target.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: stream ?? (body === undefined ? null : JSON.stringify(body)),
    signal,
  };
  let response: Response;
  try {
    response = await fetch(address, written);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiFailure('Sem conexão com o servidor', 0, null, false);
  }
  const loginRedirect = response.redirected && /auth\/login|action=login/.test(response.url);
  if (response.ok && !loginRedirect) return response;
  const failure = await readFailure(response);
  if (loginRedirect || isSessionOver(failure)) over(target);
  if (FACTOR_DUE.test(failure.code ?? '')) endSession('factor');
  throw failure;
}

/** The JSON of an answer. A 200 that carries an error body is a failure all the same. */
export async function ask<Answer>(target: Target, asked: Given = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await send(target, asked);
  } catch (failure) {
    const kept = isOffline(failure) ? await answerAway(target, asked) : undefined;
    if (kept === undefined) throw failure;
    return kept as Answer;
  }
  const body = (await response.json().catch(() => null)) as Answer;
  if (typeof body === 'string' && SESSION_OVER.includes(body)) {
    over(target);
    throw new ApiFailure(body, 401);
  }
  if ((body as { tipo?: unknown } | null)?.tipo === 0)
    throw new ApiFailure(messageOfBody(body) ?? UNKNOWN_FAILURE, response.status);
  return body;
}

function isSessionOver(failure: ApiFailure): boolean {
  return failure.status === 401 || SESSION_OVER.includes(failure.message);
}

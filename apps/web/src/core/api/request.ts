import { ApiFailure, messageOfBody, readFailure } from './failure.ts';

export type Query = Record<string, string | number | undefined>;

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Query;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** A public call: 401 is an answer to it ('Email ou senha incorretos'), not the end of a session. */
  public?: boolean;
};

/** What answers that end the session say, whatever their status (first text, section 8). */
const SESSION_OVER = ['Unauthorized', 'Invalid token'];

let endSession: () => void = () => undefined;

/** Tells what to do when the server no longer knows the session; the application sends the browser to /logout. */
export function onSessionOver(handler: () => void): void {
  endSession = handler;
}

/** The one way to the server: credentials, error sentences, end of session. Gives the raw answer, already known to be good. */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', query, body, signal } = options;
  let response: Response;
  try {
    response = await fetch(withQuery(path, query), {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiFailure('Sem conexão com o servidor', 0, null, false);
  }
  const loginRedirect = response.redirected && /auth\/login|action=login/.test(response.url);
  if (response.ok && !loginRedirect) return response;
  const failure = await readFailure(response);
  if (!options.public && (loginRedirect || isSessionOver(failure))) endSession();
  throw failure;
}

/** The JSON of an answer. A 200 that carries an error body is a failure all the same. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(path, options);
  const body = (await response.json().catch(() => null)) as T;
  if (typeof body === 'string' && SESSION_OVER.includes(body)) {
    if (!options.public) endSession();
    throw new ApiFailure(body, 401);
  }
  if ((body as { tipo?: unknown } | null)?.tipo === 0) {
    throw new ApiFailure(messageOfBody(body) ?? 'Um erro desconhecido ocorreu', response.status);
  }
  return body;
}

function isSessionOver(failure: ApiFailure): boolean {
  return failure.status === 401 || SESSION_OVER.includes(failure.message);
}

/** Adds the parameters that have a value; a path may already carry its own. */
export function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  if (given.length === 0) return path;
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

import type { FieldFault } from '@fonte/contracts';

/** The sentence when an error body says nothing (first text, section 8). */
export const UNKNOWN_FAILURE = 'Um erro desconhecido ocorreu';

type Sayer = (codigo: string | null, sentence: string) => string;

let said: Sayer | null = null;

/** How the chosen language says failures; null is Portuguese, in which they come. */
export function sayFailuresAs(other: Sayer | null): void {
  said = other;
}

/** What is said of a failure that says nothing of itself. */
export const unknownFailure = (): string => said?.(null, UNKNOWN_FAILURE) ?? UNKNOWN_FAILURE;

/** A request that failed: its sentence for people, its status and code for us. */
export class ApiFailure extends Error {
  readonly status: number;
  /** Name of the failure in contracts' FAILURES, where the server gave one. */
  readonly code: string | null;
  /** Whether the server itself worded it, rather than our fallback. */
  readonly worded: boolean;
  /** What stands now, where a save was refused because somebody else's is newer. */
  readonly current: unknown;
  /** The fields at fault, as the server lists them. */
  readonly fields: readonly FieldFault[];

  constructor(
    message: string,
    status: number,
    code: string | null = null,
    worded = true,
    current: unknown = null,
    fields: readonly FieldFault[] = [],
  ) {
    super(said === null ? message : said(code, message));
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.worded = worded;
    this.current = current;
    this.fields = fields;
  }
}

/** Whether a request failed for want of an answer; anything else is a fault of ours. */
export function isOffline(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 0;
}

type ErrorBody = {
  tipo?: unknown;
  result?: unknown;
  error?: unknown;
  errors?: unknown;
  codigo?: unknown;
  atual?: unknown;
};

/**
 * The message in an error body, in the order of the first text, section 8: tipo 0 → result; a plain string; the error field;
 * the errors list's msg; otherwise null.
 */
export function messageOfBody(body: unknown): string | null {
  if (typeof body === 'string') return body.trim() === '' ? null : body;
  if (typeof body !== 'object' || body === null) return null;
  const { tipo, result, error, errors } = body as ErrorBody;
  if (tipo === 0 && typeof result === 'string' && result !== '') return result;
  if (typeof error === 'string' && error !== '') return error;
  const listed = Array.isArray(errors) ? errors.map(messageOfEntry).filter((text) => text !== null) : [];
  return listed.length > 0 ? listed.join(' ') : null;
}

const fieldsOf = (body: unknown): FieldFault[] => {
  const listed = (body as ErrorBody | null)?.errors;
  return Array.isArray(listed) ? (listed as FieldFault[]) : [];
};

function messageOfEntry(entry: unknown): string | null {
  const msg = (entry as { msg?: unknown } | null)?.msg;
  return typeof msg === 'string' && msg !== '' ? msg : null;
}

/** Reads a failed answer. A body that cannot be read leaves the status text, or the status. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    return new ApiFailure(response.statusText || String(response.status), response.status, null, false);
  }
  const body = parse(text, response.headers.get('content-type') ?? '');
  const message = messageOfBody(body);
  const code = (body as ErrorBody | null)?.codigo;
  return new ApiFailure(
    message ?? UNKNOWN_FAILURE,
    response.status,
    typeof code === 'string' ? code : null,
    message !== null,
    (body as ErrorBody | null)?.atual ?? null,
    fieldsOf(body),
  );
}

/** JSON where it is JSON; a short text as it is; a page of HTML (some proxy's) is nothing to show. */
function parse(text: string, contentType: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return contentType.includes('html') || text.length > 300 ? null : text;
  }
}

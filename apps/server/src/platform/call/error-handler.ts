import type { FailureName } from '@fonte/contracts';
import { databaseFault, DatabaseBusy, type DatabaseFault } from '@fonte/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failures/fail.ts';
import { witnessOf } from './witness.ts';

/** Seconds after which a caller may try again when the service itself was at fault. */
const RETRY_SECONDS = 5;

/**
 * What each fault of the database is told as, and after how many seconds the same may be asked again; null where the fault is not the database's
 * but the statement's, so that its author did not foresee it.
 */
const OF_THE_DATABASE: Readonly<
  Record<DatabaseFault, { readonly failure: FailureName; readonly retry?: number } | null>
> = {
  busy: { failure: 'busy', retry: RETRY_SECONDS },
  unavailable: { failure: 'unavailable', retry: RETRY_SECONDS },
  ending: { failure: 'databaseEnding', retry: RETRY_SECONDS },
  connections: { failure: 'databaseBusy', retry: RETRY_SECONDS },
  memory: { failure: 'databaseBusy', retry: RETRY_SECONDS },
  conflict: { failure: 'databaseConflict', retry: 1 },
  diskFull: { failure: 'storageFull' },
  readOnly: { failure: 'databaseReadOnly', retry: 60 },
  storage: { failure: 'storageFault' },
  timeout: { failure: 'timeout' },
  geometry: null,
  unique: null,
  foreignKey: null,
  other: null,
};

/** Faults of the request that fastify finds by itself. */
const FASTIFY: Record<string, Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure('payloadTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure('unsupportedMediaType'),
  FST_ERR_NOT_FOUND: new Failure('notFound'),
  // Nothing has a name so long.
  FST_ERR_MAX_PARAM_LENGTH: new Failure('notFound'),
};

/** Every error in the form of contracts/failures.ts: one sentence, and nothing of what went on inside. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const told = OF_THE_DATABASE[databaseFault(error)];
  if (told) {
    const { failure } = told;
    const retry = error instanceof DatabaseBusy ? error.retryAfterSeconds : told.retry;
    return new Failure(failure, {}, retry === undefined ? {} : { retryAfterSeconds: retry });
  }
  const known = FASTIFY[codeOf(error)];
  if (known) return known;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? new Failure('invalidRequest') : new Failure('unexpected');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Answers an error; what is the server's own fault is logged, without the values that were at work. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  if (failure.failure === 'busy') request.log.warn({ codigo: failure.failure });
  else if (failure.status >= 500 && !reply.raw.destroyed)
    request.log.error({ err: error, codigo: failure.failure });
  return sendFailure(reply, failure);
}

/** Sends a failure, leaving behind no header that was meant for the answer. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  witnessOf(reply.request).failure = failure.failure;
  for (const header of ['etag', 'content-disposition', 'content-length', 'content-encoding'])
    reply.removeHeader(header);
  reply.header('cache-control', 'no-store');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure.body()));
}

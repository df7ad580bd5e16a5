import { randomUUID } from 'node:crypto';
import { type Compilable, type CompiledQuery, type Kysely } from 'kysely';
import { asCaller } from '../places/caller.ts';
import { boundTo, EngineConnection } from '../dialect.ts';
import type { Engine, Limits, Session } from '../engine.ts';
import { DatabaseUnavailable, StatementTimeout } from '../faults.ts';
import type { Database } from '../generated/tables.ts';

/** Where the cursor lives: runs one statement of it; `ending` statements ignore the caller's signal. */
type Run = (
  sql: string,
  parameters?: readonly unknown[],
  ending?: boolean,
) => Promise<Record<string, unknown>[]>;

export interface StreamOptions {
  /** Rows fetched at a time. Default 500. */
  readonly batch?: number;
  /** Whether it needs a place among the long answers. Default true; false for a few rows that are streamed for the form's sake. */
  readonly long?: boolean;
  /** The cursor is ended after so long, whoever still reads, ms. Default ten minutes. */
  readonly lifeMs?: number;
}

/** Longer than any file takes that is read at the database's own speed. */
const LIFE_MS = 600_000;

/** One after the other, the rows of `streamBatches`. */
export async function* streamRows<R>(
  db: Kysely<Database>,
  query: Compilable<R> | CompiledQuery<R>,
  options: StreamOptions = {},
): AsyncGenerator<R, void, undefined> {
  for await (const rows of streamBatches<R>(db, query, options)) yield* rows;
}

/**
 * The rows of a query a batch at a time, all from one moment and with flat memory. On PostgreSQL a cursor on a connection of its own, which whoever
 * reads slowly holds: answers to people are taken at once and kept for them (apps/server, spool). On the embedded database a held cursor, between
 * whose batches other statements run. In a transaction, a cursor of it.
 * Errors: those of the query, at its first row; `DatabaseBusy` when there is no place for a long answer; `StatementTimeout` at the end of its life;
 * `DatabaseUnavailable` if the embedded database was restarted in between.
 */
export async function* streamBatches<R>(
  db: Kysely<Database>,
  query: Compilable<R> | CompiledQuery<R>,
  { batch = 500, long = true, lifeMs = LIFE_MS }: StreamOptions = {},
): AsyncGenerator<R[], void, undefined> {
  const compiled = 'compile' in query ? query.compile() : query;
  if (db.isTransaction) {
    const { session, limits } = await connectionOf(db);
    return yield* batchesOf<R>(onSession(session, limits), compiled, batch, 'closed');
  }
  const { engine, limits } = boundTo(db);
  const leave = long ? await engine.longAnswers.take(limits) : () => {};
  const { signal, ended } = livingFor(lifeMs, limits.signal);
  const living = { ...limits, signal };
  // Also while nobody takes the next batch: a reader who has gone, or stays too long, holds no place and no connection.
  signal.addEventListener('abort', leave, { once: true });
  try {
    if (engine.kind === 'embedded')
      yield* batchesOf<R>(onTurns(engine, living), compiled, batch, 'held', signal);
    else yield* batchesOfOwnSession<R>(engine, living, compiled, batch);
  } finally {
    ended();
    signal.removeEventListener('abort', leave);
    leave();
  }
}

/** A signal that fires with the caller's, and at the end of a cursor's life. */
function livingFor(lifeMs: number, caller: AbortSignal | undefined) {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new StatementTimeout(lifeMs)), lifeMs);
  return {
    signal: caller ? AbortSignal.any([caller, end.signal]) : end.signal,
    ended: () => clearTimeout(timer),
  };
}

async function* batchesOfOwnSession<R>(
  engine: Engine,
  limits: Limits & { readonly signal: AbortSignal },
  query: CompiledQuery,
  batch: number,
): AsyncGenerator<R[]> {
  const session = await engine.acquire(limits);
  const run = onSession(session, limits);
  let given: Promise<void> | undefined;
  const giveBack = (): Promise<void> =>
    (given ??= run('rollback', [], true).then(
      () => session.release(),
      () => session.release(),
    ));
  const gone = (): void => void giveBack();
  limits.signal.addEventListener('abort', gone, { once: true });
  try {
    // A file's first rows are waited for and its last ones are limited by whoever takes them: an index in the asked order beats a sort
    // of everything (121 196 visits with their joins: first row after 1 ms instead of 430, all after 0.6 s instead of 0.9).
    // What begins the transaction has none to raise a wall in; the cursor does.
    const begin = 'start transaction read only; set local cursor_tuple_fraction = 0.01';
    await session.query(begin, [], { ...limits, wall: undefined });
    // The cursor ends with the transaction: nothing closes it.
    yield* batchesOf<R>(run, query, batch, 'ends');
  } finally {
    limits.signal.removeEventListener('abort', gone);
    await giveBack();
  }
}

/** How a cursor ends: 'held' beyond its transaction and 'closed' in one that goes on it is closed, or it 'ends' with its transaction. */
type Ending = 'held' | 'closed' | 'ends';

async function* batchesOf<R>(
  run: Run,
  query: CompiledQuery,
  batch: number,
  ending: Ending,
  signal?: AbortSignal,
): AsyncGenerator<R[]> {
  const cursor = `rows_${randomUUID().replaceAll('-', '')}`;
  await run(
    `declare ${cursor} no scroll cursor ${ending === 'held' ? 'with' : 'without'} hold for ${query.sql}`,
    query.parameters,
  );
  let closed: Promise<unknown> | undefined;
  // Gone already, with its transaction or thread, where it cannot be closed.
  const close = (): Promise<unknown> =>
    (closed ??= ending === 'ends' ? Promise.resolve() : run(`close ${cursor}`, [], true).catch(() => {}));
  signal?.addEventListener('abort', close, { once: true });
  try {
    while (true) {
      // oxlint-disable-next-line no-await-in-loop -- the next batch is wanted when this one has been taken
      const rows = await run(`fetch ${Math.trunc(batch)} from ${cursor}`);
      const last = rows.length < batch;
      if (rows.length > 0) yield rows as R[];
      if (last) return;
    }
  } catch (error) {
    throw cursorGone(error)
      ? new DatabaseUnavailable('The database was restarted in mid-read', { cause: error })
      : error;
  } finally {
    signal?.removeEventListener('abort', close);
    await close();
  }
}

function cursorGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '34000';
}

function onSession(session: Session, limits: Limits): Run {
  return async (sql, parameters = [], ending = false) =>
    (await session.query(sql, parameters, ending ? { timeoutMs: limits.timeoutMs } : limits)).rows;
}

function onTurns(engine: Engine, limits: Limits): Run {
  return async (sql, parameters = [], ending = false) => {
    const session = ending
      ? await asCaller({ urgent: true }, () => engine.acquire({}))
      : await engine.acquire(limits);
    try {
      return await onSession(session, limits)(sql, parameters, ending);
    } finally {
      await session.release();
    }
  };
}

async function connectionOf(db: Kysely<Database>): Promise<EngineConnection> {
  return db.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof EngineConnection) return connection;
    throw new Error('streamRows needs a database made by connect()');
  });
}

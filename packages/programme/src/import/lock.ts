import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database, DatabaseAccess } from '@fonte/database';
import { ImportRunning } from './result.ts';

type Db = Kysely<Database>;

/** 'import' in ASCII: one key for all processes that import. */
const LOCK_KEY = 0x69_6d_70_6f_72_74;

/** How soon PostgreSQL notices that the process which imported is gone, ms: until then it would work on, and hold the lock, for nobody. */
const NOTICE_MS = 250;
/** A statement may end, and the next begin, while it is asked to be cancelled. */
const CANCEL_AGAIN_MS = 100;

/** The embedded database has a single session, whose advisory locks exclude nobody; its folder belongs to this process alone. */
const busy = new WeakSet<object>();

/** The one import at work. */
export interface OnlyImport {
  readonly db: Db;
  /**
   * Runs a part of the import that the signal ends: on PostgreSQL at once, also in the middle of a statement; on the embedded database between two.
   * What comes after it, as clearing up, is not touched. Errors: the signal's reason.
   */
  readonly cancellable: <T>(signal: AbortSignal | undefined, part: () => Promise<T>) => Promise<T>;
}

/**
 * Runs `work` as the only import on the database. On PostgreSQL everything runs on one session, which holds the lock: if it breaks, lock and
 * import end together. Statements have no time limit. Errors: `ImportRunning`.
 */
export async function asOnlyImport<T>(
  access: DatabaseAccess,
  work: (only: OnlyImport) => Promise<T>,
): Promise<T> {
  if (busy.has(access)) throw new ImportRunning();
  busy.add(access);
  try {
    const db = access.within({ timeoutMs: 0 });
    if (access.kind === 'embedded') return await work({ db, cancellable: (_, part) => part() });
    return await db.connection().execute((session) => locked(access, session, work));
  } finally {
    busy.delete(access);
  }
}

async function locked<T>(
  access: DatabaseAccess,
  session: Db,
  work: (only: OnlyImport) => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ taken: boolean; pid: number }>`
    SELECT pg_try_advisory_lock(${LOCK_KEY}::bigint) AS taken, pg_backend_pid() AS pid`.execute(session);
  const { taken, pid } = rows[0]!;
  if (!taken) throw new ImportRunning();
  try {
    // A server on a system that cannot tell refuses this setting, and goes without.
    await sql`SELECT set_config('client_connection_check_interval', ${String(NOTICE_MS)}, false)`
      .execute(session)
      .catch(() => {});
    const cancel = async () => {
      await sql`SELECT pg_cancel_backend(${pid})`.execute(access.db).catch(() => {});
    };
    return await work({
      db: session,
      cancellable: (signal, part) => cancelledBy(signal, part, { session, cancel }),
    });
  } finally {
    // A broken session has lost its lock already.
    await sql`SELECT pg_advisory_unlock(${LOCK_KEY}::bigint), set_config('client_connection_check_interval', '0', false)`
      .execute(session)
      .catch(() => {});
  }
}

async function cancelledBy<T>(
  signal: AbortSignal | undefined,
  part: () => Promise<T>,
  { session, cancel }: { readonly session: Db; readonly cancel: () => Promise<void> },
): Promise<T> {
  signal?.throwIfAborted();
  const settled = new AbortController();
  let cancelling: Promise<void> | undefined;
  const abort = () => {
    cancelling = (async () => {
      while (!settled.signal.aborted) {
        // oxlint-disable no-await-in-loop -- until it has ended
        await cancel();
        await pause(CANCEL_AGAIN_MS);
        // oxlint-enable no-await-in-loop
      }
    })();
  };
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await part();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw error;
  } finally {
    settled.abort();
    signal?.removeEventListener('abort', abort);
    await cancelling;
    // A cancellation that is still on its way hits this statement and none that matters.
    if (cancelling) await sql`SELECT 1`.execute(session).catch(() => {});
  }
}

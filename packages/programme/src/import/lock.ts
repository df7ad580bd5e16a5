import { sql, type Kysely } from 'kysely';
import type { Database, DatabaseAccess } from '@fonte/database';
import { ImportRunning } from './result.ts';

type Db = Kysely<Database>;

/** 'import' in ASCII: one key for all processes that import. */
const LOCK_KEY = 0x69_6d_70_6f_72_74;

/** The embedded database has a single session, whose advisory locks exclude nobody; its folder belongs to this process alone. */
const busy = new WeakSet<object>();

/**
 * Runs `work` as the only import on the database. On PostgreSQL everything runs on one session, which holds the lock: if it breaks, lock and
 * import end together. Statements have no time limit. Errors: `ImportRunning`.
 */
export async function asOnlyImport<T>(access: DatabaseAccess, work: (db: Db) => Promise<T>): Promise<T> {
  if (busy.has(access)) throw new ImportRunning();
  busy.add(access);
  try {
    const db = access.within({ timeoutMs: 0 });
    if (access.kind === 'embedded') return await work(db);
    return await db.connection().execute((session) => locked(session, work));
  } finally {
    busy.delete(access);
  }
}

async function locked<T>(session: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const { rows } = await sql<{
    taken: boolean;
  }>`SELECT pg_try_advisory_lock(${LOCK_KEY}::bigint) AS taken`.execute(session);
  if (!rows[0]?.taken) throw new ImportRunning();
  try {
    return await work(session);
  } finally {
    // A broken session has lost its lock already.
    await sql`SELECT pg_advisory_unlock(${LOCK_KEY}::bigint)`.execute(session).catch(() => {});
  }
}

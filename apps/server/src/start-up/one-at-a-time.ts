import type { Database, DatabaseAccess } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** 'start' in ASCII: one key for all processes that begin on a database. */
const LOCK_KEY = 0x73_74_61_72_74;

/**
 * Runs what a start puts into the database while no other start does, so that several at once make one demonstration and one set of its panels: who
 * comes later finds it made. The embedded database belongs to one process anyway. The lock ends with its connection, also of a killed process.
 */
export async function oneAtATime<T>(
  database: DatabaseAccess,
  say: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  if (database.kind === 'embedded') return work();
  return database
    .within({ timeoutMs: 0 })
    .connection()
    .execute(async (session) => {
      await take(session, say);
      try {
        return await work();
      } finally {
        // A broken session has lost its lock already.
        await sql`select pg_advisory_unlock(${LOCK_KEY}::bigint)`.execute(session).catch(() => {});
      }
    });
}

async function take(session: Kysely<Database>, say: (line: string) => void): Promise<void> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_lock(${LOCK_KEY}::bigint) as taken`.execute(session);
  if (rows[0]?.taken) return;
  say('Outro servidor está preparando este banco de dados; esperando por ele…');
  await sql`select pg_advisory_lock(${LOCK_KEY}::bigint)`.execute(session);
}

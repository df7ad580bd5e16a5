import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { rowOf, type AccessEntry, type Actor } from './line.ts';

/**
 * Writes one line of the audit with the change it tells of, in the same transaction: neither stands without the other. Its moment is the database's, as those of the
 * change are: they are compared (the sign-in before this one). Everything else goes through `AuditTrail`, for which nobody waits.
 */
export async function recordAccess(
  db: Kysely<Database>,
  { idUsuario, profile }: Actor,
  entry: AccessEntry,
): Promise<void> {
  const line = rowOf({ ...entry, idUsuario, profile, rota: null, situacao: null, linhas: null });
  await db
    .insertInto('portal.acesso')
    .values({ ...line, quando: sql<Date>`clock_timestamp()` })
    .execute();
}

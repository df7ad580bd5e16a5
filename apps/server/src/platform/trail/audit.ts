import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { rowOf, type AccessEntry, type Actor } from './line.ts';

/**
 * Writes one line of the audit with the change it tells of, in the same transaction: neither stands without the other. Everything else goes
 * through `AuditTrail`, for which nobody waits.
 */
export async function recordAccess(
  db: Kysely<Database>,
  { idUsuario, profile }: Actor,
  entry: AccessEntry,
): Promise<void> {
  const line = { ...entry, idUsuario, profile, quando: new Date(), rota: null, situacao: null, linhas: null };
  await db.insertInto('portal.acesso').values(rowOf(line)).execute();
}

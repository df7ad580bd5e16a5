import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** Writers of definitions wait for each other, so that no cycle and no use of what is being removed comes about between two of them. */
export async function oneAtATime(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portal.indicador'))`.execute(trx);
}

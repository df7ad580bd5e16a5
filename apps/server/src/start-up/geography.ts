import type { DatabaseAccess } from '@fonte/database';
import { loadBuiltInGeography } from '@fonte/programme/geography/index';
import { sql } from 'kysely';

/** Any number: processes that start together take turns. */
const LOCK_KEY = 0x67_65_6f;

/** Fills the geography from the packages when there is none, all or nothing. */
export async function fillGeography(database: DatabaseAccess, say: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from geo.municipio) as any`.execute(
    database.db,
  );
  if (rows[0]?.any) return;
  await database
    .within({ timeoutMs: 0 })
    .transaction()
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
      await loadBuiltInGeography(trx, (step) => say(`${step}…`));
    });
}

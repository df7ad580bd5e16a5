import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';

/** Removes the second factors and recovery codes of people: with their accounts, or when an administrator lets them begin anew. Gives how many factors. */
export async function forgetFactors(db: Kysely<Database>, people: readonly number[]): Promise<number> {
  if (people.length === 0) return 0;
  await db.deleteFrom('portal.fator_codigo').where('id_usuario', 'in', people).execute();
  const gone = await db.deleteFrom('portal.fator').where('id_usuario', 'in', people).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

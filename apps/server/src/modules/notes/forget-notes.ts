import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/**
 * Deletes the notes on views that no version of these panels has any more, of removed panels all of them: until then a note waits for its view, which may be restored. What they
 * said stands in the log of accesses since it was written.
 */
export async function forgetNotes(trx: Kysely<Database>, panels: readonly number[]): Promise<void> {
  const ids = sql`any(${[...panels]}::bigint[])`;
  await sql`delete from portal.nota where id_painel = ${ids} and visao::text not in (
    select uma.vista ->> 'id'
    from portal.painel p
    join portal.painel_versao v on v.id_painel = p.id_painel, jsonb_array_elements(v.config) as uma (vista)
    where p.id_painel = ${ids} and p.removido_em is null and uma.vista ->> 'id' is not null)`.execute(trx);
}

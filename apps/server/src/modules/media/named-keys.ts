import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** Of these names of objects those that a row has: a file, a geometry, what is on its way, what is to be removed, a load. */
export async function namedAmong(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ chave: string }>`
    select u.chave from unnest(${names}::text[]) u (chave)
    where exists (select from portal.arquivo x where x.chave = u.chave)
      or exists (select from portal.geometria_enviada x where x.chave = u.chave)
      or exists (select from portal.envio x where x.chave = u.chave)
      or exists (select from portal.objeto_solto x where x.chave = u.chave)
      or exists (select from portal.carga x where u.chave = any (x.chaves))`.execute(db);
  return new Set(rows.map(({ chave }) => chave));
}

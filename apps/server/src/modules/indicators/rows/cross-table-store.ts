import type { crossTableBody } from '@fonte/contracts/routes/indicator-results';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';

type Definition = z.output<typeof crossTableBody>;

/** How many of somebody's cross tables are remembered. */
const KEPT = 20;

/** Remembers a cross table of a person; the oldest beyond the limit are forgotten. */
export async function keepCrossTable(
  db: Kysely<Database>,
  id_usuario: number,
  definicao: Definition,
): Promise<void> {
  await db
    .insertInto('portal.tabela_cruzada')
    .values({ id_usuario, definicao: JSON.stringify(definicao) })
    .execute();
  await sql`delete from portal.tabela_cruzada where id_usuario = ${id_usuario} and id_tabela_cruzada not in (
    select id_tabela_cruzada from portal.tabela_cruzada where id_usuario = ${id_usuario}
    order by id_tabela_cruzada desc limit ${KEPT})`.execute(db);
}

/** The cross tables of a person, the newest first. */
export async function keptCrossTables(
  db: Kysely<Database>,
  id_usuario: number,
): Promise<{ id: number; criada_em: string; definicao: Definition }[]> {
  const rows = await db
    .selectFrom('portal.tabela_cruzada')
    .select(['id_tabela_cruzada as id', 'criada_em', 'definicao'])
    .where('id_usuario', '=', id_usuario)
    .orderBy('id_tabela_cruzada', 'desc')
    .execute();
  return rows as unknown as { id: number; criada_em: string; definicao: Definition }[];
}

import type { View } from '@fonte/contracts/view';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { collated } from '../../query/index.ts';

type Db = Kysely<Database>;

/** A panel's draft, and how it stands towards its profiles. */
export interface StoredPanel {
  readonly id: number;
  readonly nome: string;
  readonly versao: number;
  readonly config: readonly View[];
  readonly publicado_versao: number | null;
  readonly publicado_em: string | null;
  readonly publicado_por: string | null;
  readonly atualizado_em: string;
  readonly atualizado_por: string | null;
  /** Ids of the profiles it is given to. */
  readonly perfis: readonly number[];
}

/** Panels that are not removed, by name; one of them when `id` is given. */
export async function readPanels(db: Db, id?: number): Promise<StoredPanel[]> {
  const rows = await db
    .selectFrom('portal.painel as p')
    .innerJoin('portal.painel_versao as v', (join) =>
      join.onRef('v.id_painel', '=', 'p.id_painel').onRef('v.versao', '=', 'p.versao'),
    )
    .leftJoin('portal.usuario as u', 'u.id_usuario', 'p.atualizado_por')
    .leftJoin('portal.usuario as w', 'w.id_usuario', 'p.publicado_por')
    .select([
      'p.id_painel as id',
      'p.nome',
      'p.versao',
      'v.config',
      'p.publicado_versao',
      'p.publicado_em',
      'w.nome as publicado_por',
      'p.atualizado_em',
      'u.nome as atualizado_por',
    ])
    .select(
      sql<
        number[]
      >`array(select f.id_perfil::integer from portal.painel_perfil f where f.id_painel = p.id_painel order by 1)`.as(
        'perfis',
      ),
    )
    .where('p.removido_em', 'is', null)
    .$if(id !== undefined, (query) => query.where('p.id_painel', '=', id as number))
    .orderBy(collated(sql.ref('p.nome')))
    .orderBy('p.id_painel')
    .execute();
  return rows as unknown as StoredPanel[];
}

export interface PanelText {
  readonly nome: string;
  readonly config: readonly View[];
  readonly autor: number | null;
}

/** Adds a panel and its first version; gives its id. */
export async function insertPanel(trx: Db, text: PanelText, demonstracao: boolean): Promise<number> {
  const { id_painel } = await trx
    .insertInto('portal.painel')
    .values({ nome: text.nome, atualizado_por: text.autor, demonstracao })
    .returning('id_painel')
    .executeTakeFirstOrThrow();
  await insertVersion(trx, id_painel, 1, text);
  return id_painel;
}

/** Makes a new version the draft. */
export async function updatePanel(trx: Db, id: number, versao: number, text: PanelText): Promise<void> {
  await trx
    .updateTable('portal.painel')
    .set({ nome: text.nome, versao, atualizado_por: text.autor, atualizado_em: sql`now()` })
    .where('id_painel', '=', id)
    .execute();
  await insertVersion(trx, id, versao, text);
}

async function insertVersion(trx: Db, id_painel: number, versao: number, text: PanelText): Promise<void> {
  const { nome, autor, config } = text;
  await trx
    .insertInto('portal.painel_versao')
    .values({ id_painel, versao, nome, autor, config: JSON.stringify(config) })
    .execute();
}

/** A version of a panel that is kept. */
export interface StoredVersion {
  readonly versao: number;
  readonly nome: string;
  readonly config: readonly View[];
  readonly criada_em: string;
  readonly autor: string | null;
}

/** The versions of a panel that are kept, the newest first; one of them when `versao` is given. */
export async function readPanelVersions(db: Db, id: number, versao?: number): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('portal.painel_versao as v')
    .leftJoin('portal.usuario as u', 'u.id_usuario', 'v.autor')
    .select(['v.versao', 'v.nome', 'v.config', 'v.criada_em', 'u.nome as autor'])
    .where('v.id_painel', '=', id)
    .$if(versao !== undefined, (query) => query.where('v.versao', '=', versao as number))
    .orderBy('v.versao', 'desc')
    .execute();
  return rows as unknown as StoredVersion[];
}

/** Whether another panel that is not removed is called so, whatever its capitals and blanks. */
export async function panelNameIsTaken(trx: Db, nome: string, but: number | null): Promise<boolean> {
  const found = await trx
    .selectFrom('portal.painel')
    .select('id_painel')
    .where('removido_em', 'is', null)
    .where(sql<boolean>`lower(regexp_replace(trim(nome), '\\s+', ' ', 'g')) = ${nameOf(nome)}`)
    .$if(but !== null, (query) => query.where('id_painel', '<>', but as number))
    .executeTakeFirst();
  return found !== undefined;
}

const nameOf = (nome: string): string => nome.trim().replace(/\s+/g, ' ').toLowerCase();

/** Gives a panel to exactly these profiles. */
export async function giveTo(trx: Db, id_painel: number, perfis: readonly number[]): Promise<void> {
  await trx.deleteFrom('portal.painel_perfil').where('id_painel', '=', id_painel).execute();
  if (perfis.length > 0)
    await trx
      .insertInto('portal.painel_perfil')
      .values(perfis.map((id_perfil) => ({ id_painel, id_perfil })))
      .execute();
}

/** Lets the profiles see a version, or none. */
export async function publish(
  trx: Db,
  id: number,
  versao: number | null,
  autor: number | null,
): Promise<void> {
  await trx
    .updateTable('portal.painel')
    .set({
      publicado_versao: versao,
      publicado_em: versao === null ? null : sql`now()`,
      publicado_por: versao === null ? null : autor,
    })
    .where('id_painel', '=', id)
    .execute();
}

/** Marks a panel as removed. */
export async function removePanel(trx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('portal.painel')
    .set({ removido_em: sql`now()` })
    .where('id_painel', '=', id)
    .where('removido_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

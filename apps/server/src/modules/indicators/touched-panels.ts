import { profileOfId, type Profile } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { collated } from '../../query/index.ts';

/** A panel that shows one of some indicators, in its draft or as published: the versions that do. */
export interface TouchedPanel {
  readonly id: number;
  readonly nome: string;
  /** Who it is given to. */
  readonly perfis: readonly Profile[];
  readonly rascunho: number;
  readonly publicada: number | null;
  readonly versoes: readonly { readonly versao: number; readonly config: readonly View[] }[];
}

/** Panels that show any of these indicators, by name. Only their own definitions are read, never those of all panels. */
export async function touchedPanels(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly TouchedPanel[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('portal.painel as p')
    .innerJoin('portal.painel_versao as v', 'v.id_painel', 'p.id_painel')
    .select(['p.id_painel', 'p.nome', 'p.versao as rascunho', 'p.publicado_versao', 'v.versao', 'v.config'])
    .select(
      sql<
        number[]
      >`array(select f.id_perfil::integer from portal.painel_perfil f where f.id_painel = p.id_painel order by 1)`.as(
        'perfis',
      ),
    )
    .where('p.removido_em', 'is', null)
    .where((where) =>
      where.or([
        where('v.versao', '=', where.ref('p.versao')),
        where('v.versao', '=', where.ref('p.publicado_versao')),
      ]),
    )
    .where(showsAny(ids))
    .orderBy(collated(sql.ref('p.nome')))
    .orderBy('p.id_painel')
    .orderBy('v.versao')
    .execute();
  const panels = new Map<number, (typeof rows)[number][]>();
  for (const row of rows) panels.set(row.id_painel, [...(panels.get(row.id_painel) ?? []), row]);
  return [...panels.values()].map((versions) => {
    const { id_painel, nome, perfis, rascunho, publicado_versao } = versions[0]!;
    return {
      id: id_painel,
      nome,
      perfis: perfis.flatMap((id) => profileOfId(id) ?? []),
      rascunho,
      publicada: publicado_versao,
      versoes: versions.map(({ versao, config }) => ({ versao, config: config as View[] })),
    };
  });
}

/** Whether a version's views (`v.config`) name one of these. */
const showsAny = (ids: readonly number[]) =>
  sql<boolean>`exists (
    select from jsonb_array_elements(v.config) as visao, jsonb_array_elements(visao -> 'indicadores') as usado
    where (usado ->> 'id')::bigint = any(${[...ids]}::bigint[]))`;

/** Whether a view shows one of these. */
export const showsOneOf = ({ indicadores }: Pick<View, 'indicadores'>, ids: readonly number[]): boolean =>
  indicadores.some(({ id }) => ids.includes(id));

/** Every indicator that some panel shows, in its draft or as published, with that panel. */
export async function panelsOfEach(
  db: Kysely<Database>,
): Promise<readonly { indicador: number; id: number; nome: string }[]> {
  const { rows } = await sql<{ indicador: number; id: number; nome: string }>`
    select (usado ->> 'id')::integer as indicador, p.id_painel::integer as id, p.nome
    from portal.painel p
    join portal.painel_versao v on v.id_painel = p.id_painel and v.versao in (p.versao, p.publicado_versao),
      jsonb_array_elements(v.config) as visao, jsonb_array_elements(visao -> 'indicadores') as usado
    where p.removido_em is null
    group by 1, 2, 3
    order by ${collated(sql.ref('p.nome'))}, 2`.execute(db);
  return rows;
}

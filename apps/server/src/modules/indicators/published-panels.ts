import { PROFILES, can, type Profile } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { collated } from '../../query/index.ts';

/** A panel as its profiles see it: the version that was published. */
export interface PublishedPanel {
  readonly id: number;
  readonly nome: string;
  readonly config: readonly View[];
}

/** The published panels that a profile is given, by name; all of them for who configures panels. */
export async function publishedPanels(db: Kysely<Database>, profile: Profile): Promise<PublishedPanel[]> {
  const rows = await db
    .selectFrom('portal.painel as p')
    .innerJoin('portal.painel_versao as v', (join) =>
      join.onRef('v.id_painel', '=', 'p.id_painel').onRef('v.versao', '=', 'p.publicado_versao'),
    )
    .select(['p.id_painel as id', 'v.nome', 'v.config'])
    .where('p.removido_em', 'is', null)
    .$if(!can(profile, 'panel.config'), (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('portal.painel_perfil as f')
            .select('f.id_perfil')
            .whereRef('f.id_painel', '=', 'p.id_painel')
            .where('f.id_perfil', '=', PROFILES[profile].id),
        ),
      ),
    )
    .orderBy(collated(sql.ref('v.nome')))
    .orderBy('p.id_painel')
    .execute();
  return rows as unknown as PublishedPanel[];
}

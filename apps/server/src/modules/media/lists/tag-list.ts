import type { TagRow } from '@fonte/contracts/routes/media';
import { ALL_STATES, can } from '@fonte/contracts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/index.ts';
import { accessOf, behindWall, collated, observes, propertyRule } from '../../../query/index.ts';
import { inState } from './in-state.ts';

interface Row {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string;
  readonly publica: boolean;
  readonly fotos: number;
  readonly videos: number;
  readonly docs: number;
}

/** The tags that the caller knows with its media counted (second text, 2.10), of one state where it is given; who only observes knows public ones. */
export async function listTags(call: Call, uf: string | undefined): Promise<TagRow[]> {
  const access = accessOf(call);
  const chosen = uf === ALL_STATES ? undefined : uf;
  const rule = propertyRule(access, 'a.cod_propriedade');
  const { rows } = await sql<Row>`
    select t.id_tag as id, t.nome, t.descricao, t.publica,
      count(*) filter (where a.tipo = 'photo') as fotos,
      count(*) filter (where a.tipo = 'video') as videos,
      count(*) filter (where a.tipo = 'document') as docs
    from portal.tag t
    left join portal.arquivo_tag x using (id_tag)
    left join portal.arquivo a on a.id_arquivo = x.id_arquivo and ${rule ?? sql`true`} and ${inState(sql`a.cod_propriedade`, chosen)}
    where ${observes(access) ? sql`t.publica` : sql`true`}
    group by t.id_tag
    order by ${collated(sql.ref('t.nome'))}, t.id_tag`.execute(behindWall(call));
  const documents = can(call.profile, 'media.documents');
  return rows.map(({ id, nome, descricao, publica, fotos, videos, docs }) => ({
    id,
    Nome: nome,
    Descrição: descricao,
    Fotos: fotos,
    Vídeos: videos,
    ...(documents ? { Docs: docs } : {}),
    property_id: null,
    UF: chosen ?? null,
    publica,
  }));
}

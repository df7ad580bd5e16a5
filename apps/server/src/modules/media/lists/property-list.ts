import { ALL_STATES, undotted } from '@fonte/contracts';
import type { MediaPropertyRow } from '@fonte/contracts/routes/media';
import { sql } from 'kysely';
import type { Call } from '../../../platform/index.ts';
import { accessOf, behindWall, collated, observes, propertyRule, type Access } from '../../../query/index.ts';
import { inState } from './in-state.ts';

interface Row {
  readonly code: string;
  readonly nome: string;
  readonly uf: string | null;
  readonly fotos: number;
  readonly videos: number;
  readonly docs: number;
}

/** The caller's properties that have media, counted (second text, 2.10). Who only observes is told places as they are published, never a property. */
export async function listProperties(call: Call, uf: string | undefined): Promise<MediaPropertyRow[]> {
  const access = accessOf(call);
  const chosen = uf === ALL_STATES ? undefined : uf;
  if (observes(access)) {
    call.tell({ persons: false });
    return publishedPlaces(call, access, chosen);
  }
  const rule = propertyRule(access, 'a.cod_propriedade');
  const { rows } = await sql<Row>`
    with contagem as (
      select a.cod_propriedade,
        count(*) filter (where a.tipo = 'photo') as fotos,
        count(*) filter (where a.tipo = 'video') as videos,
        count(*) filter (where a.tipo = 'document') as docs
      from portal.arquivo a
      where ${rule ?? sql`true`} and ${inState(sql`a.cod_propriedade`, chosen)}
      group by a.cod_propriedade
    )
    select c.cod_propriedade as code, coalesce(p.nome, c.cod_propriedade) as nome, p.uf, c.fotos, c.videos, c.docs
    from contagem c left join programa.propriedade p using (cod_propriedade)
    order by ${collated(sql`coalesce(p.nome, c.cod_propriedade)`)}, c.cod_propriedade`.execute(
    behindWall(call),
  );
  call.tell({ rows: rows.length });
  return rows.map(({ code, nome, uf: of, fotos, videos, docs }) => ({
    property_id: undotted(code),
    Nome: nome,
    UF: of,
    Fotos: fotos,
    Vídeos: videos,
    Docs: docs,
  }));
}

/** Media by published place: five properties or more (decisions/0029), the rest of a state together. Only photos and videos of public tags count. */
async function publishedPlaces(
  call: Call,
  access: Access,
  uf: string | undefined,
): Promise<MediaPropertyRow[]> {
  const rule = propertyRule(access, 'a.cod_propriedade');
  const { rows } = await sql<Omit<Row, 'code' | 'docs'>>`
    select coalesce(m.nome, 'Outros municípios') as nome, d.uf,
      count(*) filter (where a.tipo = 'photo') as fotos,
      count(*) filter (where a.tipo = 'video') as videos
    from portal.arquivo a
    join resumo.divulgacao d using (cod_propriedade)
    left join geo.municipio m on m.codigo_municipio = d.municipio_divulgado
    where a.tipo in ('photo', 'video') and ${rule ?? sql`true`} and ${inState(sql`a.cod_propriedade`, uf)}
      and exists (select from portal.arquivo_tag x join portal.tag t using (id_tag) where x.id_arquivo = a.id_arquivo and t.publica)
    group by d.uf, m.codigo_municipio, m.nome
    order by d.uf, m.nome is null, ${collated(sql.ref('m.nome'))}`.execute(behindWall(call));
  return rows.map(({ nome, uf: of, fotos, videos }) => ({
    property_id: null,
    Nome: nome,
    UF: of,
    Fotos: fotos,
    Vídeos: videos,
  }));
}

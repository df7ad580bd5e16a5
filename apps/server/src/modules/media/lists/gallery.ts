import { undotted } from '@fonte/contracts';
import type { Media, MediaDocument, MediaPolygon, Tag } from '@fonte/contracts/routes/media';
import { sql } from 'kysely';
import type { Call } from '../../../platform/index.ts';
import { accessOf, behindWall, collated, observes, propertyRule, type Sql } from '../../../query/index.ts';

interface Place {
  readonly code: string;
  readonly nome_propriedade: string | null;
  readonly municipio: string | null;
  readonly uf: string | null;
}

interface FileRow extends Place {
  readonly id: number;
  readonly tipo: 'photo' | 'video' | 'document';
  readonly chave: string | null;
  readonly nome: string;
  readonly media_type: string | null;
  readonly bytes: number | null;
  readonly largura: number | null;
  readonly altura: number | null;
  readonly descricao: string;
  readonly video_id: string | null;
  readonly tirada_em: string | null;
  readonly lon: string | null;
  readonly lat: string | null;
  readonly distancia_m: number | null;
  readonly sem_visita: boolean | null;
  readonly criado_em: string;
  readonly tags: number[];
}

/** Media and documents that the caller sees, the newest first. */
export interface Gallery {
  readonly medias: Media[];
  readonly documents: MediaDocument[];
}

/** The tags that the caller knows, in their order. */
export async function tagsOf(call: Call): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select t.id_tag as id, t.nome as name, t.descricao as description, t.publica
    from portal.tag t where ${observes(accessOf(call)) ? sql`t.publica` : sql`true`}
    order by ${collated(sql.ref('t.nome'))}, t.id_tag`.execute(call.db);
  return rows;
}

/** The day of a photo (of `a`, of a property `p`) by the clock of Brasília. */
const DAY = sql`(a.tirada_em at time zone 'America/Sao_Paulo')::date`;
/** Whether nobody visited the property on that day; null where that cannot be known: no moment, no property any more, or a day whose visits have not come yet. */
const WITHOUT_VISIT = sql`case
    when p.cod_propriedade is not null and ${DAY} <= (select dados_ate from portal.versao order by versao desc limit 1)
    then v.dt_visita is null
  end`;

/**
 * The files of the caller's properties that a condition on `a` (portal.arquivo) picks. Who only observes is told no property, no place and no document, and
 * of the tags of a photo the public ones only.
 */
export async function galleryOf(call: Call, condition: Sql): Promise<Gallery> {
  const access = accessOf(call);
  const narrow = observes(access);
  const rule = propertyRule(access, 'a.cod_propriedade');
  const chosen = sql`${condition} and ${rule ?? sql`true`} and ${narrow ? sql`a.tipo <> 'document'` : sql`true`}`;
  // Tags and days of visits are read once for all files: file by file they were nine tenths of the statement of a property with thousands.
  const { rows } = await sql<FileRow>`
    select a.id_arquivo as id, a.tipo, a.chave, a.nome, a.media_type, a.bytes, a.largura, a.altura, a.descricao, a.video_id,
      a.tirada_em, a.lon, a.lat, a.distancia_m, ${WITHOUT_VISIT} as sem_visita, a.criado_em, a.cod_propriedade as code, p.nome as nome_propriedade, m.nome as municipio, p.uf,
      coalesce(g.tags, '[]') as tags
    from portal.arquivo a
    left join programa.propriedade p using (cod_propriedade)
    left join geo.municipio m using (codigo_municipio)
    left join (
      select x.id_arquivo, jsonb_agg(x.id_tag order by x.id_tag) as tags
      from portal.arquivo_tag x join portal.tag t using (id_tag)
      where x.id_arquivo in (select a.id_arquivo from portal.arquivo a where ${chosen}) and ${narrow ? sql`t.publica` : sql`true`}
      group by x.id_arquivo
    ) g using (id_arquivo)
    left join (
      select distinct v.cod_propriedade, v.dt_visita from programa.visita v
      where v.cod_propriedade in (select a.cod_propriedade from portal.arquivo a where ${chosen})
    ) v on v.cod_propriedade = a.cod_propriedade and v.dt_visita = ${DAY}
    where ${chosen}
    order by a.id_arquivo desc`.execute(behindWall(call));
  return {
    medias: rows.filter(({ tipo }) => tipo !== 'document').map((row) => mediaOf(row, narrow)),
    documents: rows.filter(({ tipo }) => tipo === 'document').map(documentOf),
  };
}

function mediaOf(row: FileRow, narrow: boolean): Media {
  const degrees = (value: string | null) => (value === null || narrow ? null : Number(value));
  return {
    id: row.id,
    type: row.tipo === 'video' ? 'video' : 'photo',
    key: row.video_id ?? row.chave ?? '',
    description: row.descricao,
    file_tags: row.tags,
    ...placeOf(row, narrow),
    largura: row.largura,
    altura: row.altura,
    enviado_em: narrow ? null : row.criado_em,
    tirada_em: narrow ? null : row.tirada_em,
    lon: degrees(row.lon),
    lat: degrees(row.lat),
    distancia_m: narrow ? null : row.distancia_m,
    sem_visita: narrow ? null : row.sem_visita,
  };
}

const documentOf = (row: FileRow): MediaDocument => ({
  id: row.id,
  key: `${row.chave ?? ''}/${row.nome}`,
  description: row.descricao,
  file_tags: row.tags,
  ...placeOf(row, false),
  media_type: row.media_type ?? '',
  bytes: row.bytes ?? 0,
  enviado_em: row.criado_em,
});

const placeOf = ({ code, nome_propriedade, municipio, uf }: Place, narrow: boolean) => ({
  property_id: narrow ? null : undotted(code),
  property: narrow ? null : nome_propriedade,
  municipio: narrow ? null : municipio,
  uf,
});

interface PolygonRow extends Place {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string;
  readonly area_ha: string;
  readonly hectares: string;
  readonly id_tag: number;
  readonly forma: MediaPolygon['geojson'];
  readonly id_geometria: number;
  readonly versao: number;
  readonly chave: string;
  readonly nome_arquivo: string;
}

/** The polygons that people sent of a property the caller may see, the newest file first. */
export async function polygonsOf(call: Call, code: string): Promise<MediaPolygon[]> {
  const rule = propertyRule(accessOf(call), 'g.cod_propriedade');
  const { rows } = await sql<PolygonRow>`
    select o.id_poligono as id, o.nome, o.descricao, o.area_ha, o.hectares, o.id_tag, ST_AsGeoJSON(o.geom)::jsonb as forma,
      g.id_geometria, g.versao, g.chave, g.nome as nome_arquivo,
      g.cod_propriedade as code, p.nome as nome_propriedade, m.nome as municipio, p.uf
    from portal.geometria_enviada g
    join portal.poligono_enviado o using (id_geometria)
    left join programa.propriedade p using (cod_propriedade)
    left join geo.municipio m using (codigo_municipio)
    where g.cod_propriedade = ${code} and ${rule ?? sql`true`}
    order by g.id_geometria desc, o.ordem`.execute(behindWall(call));
  return rows.map((row) => ({
    id: row.id,
    name_poligono: row.nome,
    description: row.descricao,
    area_ha: Number(row.area_ha),
    hectares: Number(row.hectares),
    tag: row.id_tag,
    geojson: row.forma,
    id_files_geom: row.id_geometria,
    versao: row.versao,
    key: `${row.chave}/${row.nome_arquivo}`,
    ...placeOf(row, false),
  }));
}

import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { ReadDocument, ReadPicture } from '../read/reading.ts';
import type { Upload } from '../upload.ts';

/** A file that has been stored; without an intent where nobody sent it. */
export interface NewFile extends Omit<Upload, 'id' | 'tags'> {
  readonly id: string | null;
  readonly read: ReadPicture | ReadDocument;
}

/** Writes the row of a photo or document; gives its id. A photo's place is held against the property's areas, else its point (geodesic). */
export async function insertFile(
  trx: Kysely<Database>,
  property: string,
  person: number | null,
  { id, key, name, bytes, sha256, description, read }: NewFile,
): Promise<number> {
  const photo = read.kind === 'photo' ? read : null;
  const place =
    photo === null || photo.lon === null || photo.lat === null
      ? sql<null>`null`
      : sql<number>`(${distance(property, photo.lon, photo.lat)})`;
  const { id_arquivo } = await trx
    .insertInto('portal.arquivo')
    .values({
      chave: key,
      id_envio: id,
      cod_propriedade: property,
      tipo: read.kind,
      nome: name,
      media_type: read.type,
      bytes,
      sha256,
      descricao: description,
      largura: photo?.width ?? null,
      altura: photo?.height ?? null,
      tirada_em: photo?.taken ?? null,
      lon: photo?.lon?.toFixed(6) ?? null,
      lat: photo?.lat?.toFixed(6) ?? null,
      distancia_m: place,
      enviado_por: person,
    })
    .returning('id_arquivo')
    .executeTakeFirstOrThrow();
  return id_arquivo;
}

const distance = (property: string, lon: number, lat: number) => sql`
  select round(coalesce(
    (select min(ST_Distance(o.geom::geography, q.lugar)) from programa.poligono o
      where o.cod_propriedade = ${property} and o.type_poligono = 'propriedade'),
    (select ST_Distance(p.geom::geography, q.lugar) from programa.propriedade p where p.cod_propriedade = ${property})
  ))::int
  from (select ST_SetSRID(ST_MakePoint(${lon}::float8, ${lat}::float8), 4674)::geography as lugar) q`;

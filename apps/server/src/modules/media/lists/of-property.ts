import { can, undotted } from '@fonte/contracts';
import type { mediaOfProperty as declared } from '@fonte/contracts/routes/media';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '../../../platform/index.ts';
import { findProperty } from '../property.ts';
import { galleryOf, polygonsOf, tagsOf } from './gallery.ts';

type OfProperty = z.infer<NonNullable<(typeof declared)['answer']>>;

/** The media of one of the caller's properties (second text, 2.7 and 2.9). Errors: `propertyNotFound`. */
export async function mediaOfProperty(call: Call<{ id: string }>): Promise<OfProperty> {
  const property = await findProperty(call, call.params.id);
  const [tags, { medias, documents }, polygons] = await Promise.all([
    tagsOf(call),
    galleryOf(call, sql`a.cod_propriedade = ${property.code}`),
    polygonsOf(call, property.code),
  ]);
  const { code, name, municipio, uf, lon, lat } = property;
  call.tell({ rows: medias.length + documents.length + polygons.length, alvo: `propriedade ${code}` });
  return {
    property: { property_id: undotted(code), cod_propriedade: code, name, municipio, uf, lon, lat },
    tags,
    medias,
    documents,
    polygons,
    editavel: can(call.profile, 'media.edit'),
  };
}

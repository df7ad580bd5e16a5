import { checkPolygons } from '@fonte/contracts/endpoints/media';
import { uploadMedia } from '@fonte/contracts/endpoints/uploads';
import { POLYGONS_CHECKED, type Answer } from '@fonte/contracts';
import type { PolygonGeometry } from '@fonte/geo';
import { call, callStream } from '../../api/call.ts';
import type { Described } from '../field-faults.ts';

export type Checked = Answer<typeof checkPolygons>;

/** When the property was sent the same bytes before; null where it was not. */
export type Committed = { readonly already: string | null };

/** Makes a file of the property out of an upload whose bytes are all there; the same upload again answers the same file. */
export async function commitUpload(property: string, upload: string, file: Described): Promise<Committed> {
  const form = new FormData();
  form.append('envios', upload);
  form.append('descriptions', file.description.trim());
  form.append('tags', file.tags.length === 0 ? '0' : file.tags.join(','));
  const answer = await callStream(uploadMedia, { params: { id: property }, stream: form });
  const { arquivos } = (await answer.json()) as Answer<typeof uploadMedia>;
  return { already: arquivos[0]?.ja_enviado_em ?? null };
}

/** What is to be told of polygons before they are sent: CAR, perimeter, overlaps, distance, areas; of the first of them. */
export const checkGeometries = (property: string, geometries: readonly PolygonGeometry[]): Promise<Checked> =>
  call(checkPolygons, {
    params: { id: property },
    body: { polygons: geometries.slice(0, POLYGONS_CHECKED) },
  });

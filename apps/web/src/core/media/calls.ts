import { addressOf, type Answer } from '@fonte/contracts';
import * as endpoints from '@fonte/contracts/endpoints/media';
import { mediaFile, namedMediaFile, updateGeometry } from '@fonte/contracts/endpoints/uploads';
import { queryOptions } from '@tanstack/react-query';
import { call, callStream } from '../api/call.ts';

export type { Media, MediaDocument, MediaPolygon, Tag } from '@fonte/contracts/routes/media';
export type PropertyMedia = Answer<typeof endpoints.mediaOfProperty>;

/** Beginning of the key of all media; a change makes everything below it old. */
export const MEDIA_KEY = 'media';

/** Media, documents, polygons and tags of one property; `id` is its code without dots. */
export const propertyMediaQuery = (id: string) =>
  queryOptions({
    queryKey: [MEDIA_KEY, 'property', id],
    queryFn: ({ signal }) => call(endpoints.mediaOfProperty, { params: { id }, signal }),
    // Others send too, and who comes back wants to see it.
    staleTime: 30_000,
  });

/** Address of a file by its key, `<32 hex>` or `<32 hex>/<name>`; a photo in one of its sizes. */
export function fileAddress(key: string, tamanho?: 'mini' | 'original'): string {
  const slash = key.indexOf('/');
  return slash < 0
    ? addressOf(mediaFile, { params: { key }, query: { tamanho } })
    : addressOf(namedMediaFile, { params: { key: key.slice(0, slash), name: key.slice(slash + 1) } });
}

/** A document's own name, out of its key. */
export const nameOfKey = (key: string): string => key.slice(key.indexOf('/') + 1);

export const updateMedia = (id: number, description: string, tags: readonly number[]) =>
  call(endpoints.updateMedia, { params: { id }, body: { description, tags: [...tags] } });

/** Adds a video of the portal's provider, by its address or id there. */
export const addVideo = (property: string, video: string, description: string, tags: readonly number[]) =>
  call(endpoints.addVideo, { params: { id: property }, body: { video, description, tags: [...tags] } });

export const deleteMedia = (id: number) => call(endpoints.deleteMedia, { params: { id } });

/** Puts another geometry file in the place of one; null takes it away. `version` is the one that was looked at. */
export async function replaceGeometry(id: number, kml: string | null, version: number): Promise<void> {
  const form = new FormData();
  form.append('kml', 'true');
  form.append('versao', String(version));
  if (kml !== null)
    form.append('file', new File([kml], 'poligonos.kml', { type: 'application/vnd.google-earth.kml+xml' }));
  const answer = await callStream(updateGeometry, { params: { id }, stream: form });
  // To its end: an answer that nobody reads keeps its connection, of which there are six.
  await answer.arrayBuffer();
}

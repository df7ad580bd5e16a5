import * as endpoints from '@fonte/contracts/endpoints/media';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { MEDIA_KEY } from '../../core/media/calls.ts';

export type { MediaPropertyRow, Tag, TagRow } from '@fonte/contracts/routes/media';

/** Tags with the counts of their media, of one state or of all. */
export const tagsQuery = (uf: string | null) =>
  queryOptions({
    queryKey: [MEDIA_KEY, 'tags', uf],
    queryFn: ({ signal }) =>
      uf === null
        ? call(endpoints.mediaTags, { signal })
        : call(endpoints.mediaTagsOfState, { params: { uf }, signal }),
  });

/** Properties that have media, with the counts. */
export const propertiesQuery = (uf: string | null) =>
  queryOptions({
    queryKey: [MEDIA_KEY, 'properties', uf],
    queryFn: ({ signal }) =>
      uf === null
        ? call(endpoints.mediaProperties, { signal })
        : call(endpoints.mediaPropertiesOfState, { params: { uf }, signal }),
  });

/** Media of one tag. */
export const tagMediaQuery = (id: number, uf: string | null) =>
  queryOptions({
    queryKey: [MEDIA_KEY, 'tag', id, uf],
    queryFn: ({ signal }) =>
      uf === null
        ? call(endpoints.mediaOfTag, { params: { id }, signal })
        : call(endpoints.mediaOfTagInState, { params: { id, uf }, signal }),
  });

export type TagFields = { name: string; description: string; publica: boolean };

/** Creates a tag, or with an id changes it. */
export const saveTag = (id: number | null, body: TagFields): Promise<unknown> =>
  id === null ? call(endpoints.createTag, { body }) : call(endpoints.updateTag, { params: { id }, body });

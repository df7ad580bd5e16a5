import { ALL_STATES, can } from '@fonte/contracts';
import type { Media, MediaDocument, Tag } from '@fonte/contracts/routes/media';
import { sql } from 'kysely';
import { fail, type Call } from '../../../platform/index.ts';
import { accessOf, observes } from '../../../query/index.ts';
import { galleryOf, tagsOf } from './gallery.ts';
import { inState } from './in-state.ts';

interface OfTag {
  readonly tag: Tag;
  readonly tags: Tag[];
  readonly medias: Media[];
  readonly documents?: MediaDocument[];
}

/** The media of a tag among the caller's properties (second text, 2.11). Errors: `tagNotFound`, also for who may not know it. */
export async function mediaOfTag(call: Call, id: number, uf: string | undefined): Promise<OfTag> {
  const tags = await tagsOf(call);
  const tag = tags.find((one) => one.id === id) ?? fail('tagNotFound');
  const tagged = sql`exists (select from portal.arquivo_tag x where x.id_arquivo = a.id_arquivo and x.id_tag = ${id})`;
  const state = inState(sql`a.cod_propriedade`, uf === ALL_STATES ? undefined : uf);
  const { medias, documents } = await galleryOf(call, sql`${tagged} and ${state}`);
  call.tell(
    observes(accessOf(call))
      ? { persons: false }
      : { rows: medias.length + documents.length, alvo: `tag ${id}` },
  );
  return { tag, tags, medias, ...(can(call.profile, 'media.documents') ? { documents } : {}) };
}

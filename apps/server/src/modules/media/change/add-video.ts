import type { Settings } from '../../../settings.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { findProperty } from '../property.ts';
import { refuseTooMuch } from '../receive/limits.ts';
import { addTags, refuseUnknownTags } from './tags-of-file.ts';

interface VideoBody {
  readonly video: string;
  readonly description: string;
  readonly tags: readonly number[];
}

/** Keeps a video of the configured provider as a row without a file; gives its id. Errors: `propertyNotFound`, `videoRefused`, `invalidRequest`, `tooMuchSent`. */
export async function addVideo(call: Call<{ id: string }, unknown, VideoBody>): Promise<number> {
  const { code } = await findProperty(call, call.params.id);
  const { video, description, tags } = call.body;
  const video_id = videoIdOf(video, call.app.settings) ?? fail('videoRefused');
  const enviado_por = call.session.idUsuario;
  await refuseTooMuch(call.app.database.db, enviado_por);
  return call.app.database.db.transaction().execute(async (trx) => {
    await refuseUnknownTags(trx, tags, 'tags');
    const { id_arquivo } = await trx
      .insertInto('portal.arquivo')
      .values({
        cod_propriedade: code,
        tipo: 'video',
        nome: video_id,
        descricao: description,
        video_id,
        enviado_por,
      })
      .returning('id_arquivo')
      .executeTakeFirstOrThrow();
    await addTags(trx, id_arquivo, tags);
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: `arquivo ${id_arquivo}`,
      endereco: call.request.ip,
      detalhe: { feito: 'enviar', tipo: 'video', propriedade: code },
    });
    return id_arquivo;
  });
}

/** The id in what somebody typed: the id itself, or a part of an address that has its form, of the query before the path; null without provider or id. */
export function videoIdOf(
  given: string,
  { VIDEO_EMBED_URL, VIDEO_ID }: Pick<Settings, 'VIDEO_EMBED_URL' | 'VIDEO_ID'>,
): string | null {
  if (VIDEO_EMBED_URL === null) return null;
  if (VIDEO_ID.test(given)) return given;
  if (!URL.canParse(given)) return null;
  const address = new URL(given);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  const parts = [...address.searchParams.values(), ...address.pathname.split('/').toReversed()];
  return parts.find((part) => VIDEO_ID.test(part)) ?? null;
}

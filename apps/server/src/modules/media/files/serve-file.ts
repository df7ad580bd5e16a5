import { Readable } from 'node:stream';
import { can } from '@fonte/contracts';
import { sql } from 'kysely';
import { Download, fail, Failure, NOT_MODIFIED, type Call } from '../../../platform/index.ts';
import { hasCopy } from '../../../platform/answers/etag.ts';
import { keyOf, type PictureSize } from '../../../platform/storage/storage.ts';
import { accessOf, behindWall, observes, personalFieldsOf, propertyRule } from '../../../query/index.ts';
import { rangeOf } from './range.ts';

interface Stored {
  readonly tipo: 'photo' | 'document' | 'kml';
  readonly id: number;
  readonly nome: string;
  readonly media_type: string;
  readonly bytes: number;
  readonly sha256: string;
}

type Asked = { readonly key: string };
type Sized = { readonly tamanho?: 'mini' | 'original' | undefined };

/** Pictures may be kept by the browser for so long, seconds. */
const PICTURE_AGE = 3_600;

/**
 * A file that the caller may see. Photos in their two sizes are shown; everything else, the originals of photos too, is an attachment that is told in the audit and
 * kept by nobody. Errors: `fileNotFound`, also for what is of others or not for this profile; `wrongRange`, `storageUnavailable`.
 */
export async function serveFile(call: Call<Asked, Sized>): Promise<Download | typeof NOT_MODIFIED> {
  const file = await findFile(call);
  const { tamanho } = call.query;
  const shown = file.tipo === 'photo' && tamanho !== 'original';
  if (file.tipo === 'photo' && tamanho === 'original' && !mayTakeOriginals(call)) fail('fileNotFound');
  if (shown) call.tell({ persons: false });
  else
    call.tell({
      rows: 1,
      acao: 'exportar',
      alvo: `${file.tipo === 'kml' ? 'geometria' : 'arquivo'} ${file.id}`,
    });
  const size: PictureSize | undefined = shown ? (tamanho === 'mini' ? '400' : '1600') : undefined;
  return sent(call, file, size);
}

const mayTakeOriginals = ({ profile }: Call): boolean =>
  can(profile, 'media.property') && personalFieldsOf(profile) === 'full';

async function findFile(call: Call<Asked>): Promise<Stored> {
  const access = accessOf(call);
  const rule = (column: 'a.cod_propriedade' | 'g.cod_propriedade') =>
    propertyRule(access, column) ?? sql`true`;
  const kinds = observes(access)
    ? sql`a.tipo = 'photo' and exists (select from portal.arquivo_tag x join portal.tag t using (id_tag) where x.id_arquivo = a.id_arquivo and t.publica)`
    : can(call.profile, 'media.documents')
      ? sql`true`
      : sql`a.tipo = 'photo'`;
  const { rows } = await sql<Stored>`
    select a.tipo, a.id_arquivo as id, a.nome, a.media_type, a.bytes, a.sha256 from portal.arquivo a
    where a.chave = ${call.params.key} and ${rule('a.cod_propriedade')} and ${kinds}
    union all
    select 'kml', g.id_geometria, g.nome, 'application/vnd.google-earth.kml+xml', g.bytes, g.sha256 from portal.geometria_enviada g
    where g.chave = ${call.params.key} and ${can(call.profile, 'media.property') ? sql`true` : sql`false`} and ${rule('g.cod_propriedade')}`.execute(
    behindWall(call),
  );
  return rows[0] ?? fail('fileNotFound');
}

async function sent(
  call: Call<Asked>,
  file: Stored,
  size: PictureSize | undefined,
): Promise<Download | typeof NOT_MODIFIED> {
  const { app, request, reply } = call;
  const key = keyOf(call.params.key, size);
  const etag = `"${file.sha256}${size === undefined ? '' : `.${size}`}"`;
  if (size !== undefined) {
    reply
      .header('cache-control', `private, max-age=${PICTURE_AGE}`)
      .header('etag', etag)
      .header('vary', 'Cookie');
    if (hasCopy(request.headers['if-none-match'], etag)) return NOT_MODIFIED;
  }
  const bytes =
    size === undefined ? file.bytes : ((await app.files.storage.head(key))?.bytes ?? missing(call, key));
  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, bytes) : null;
  if (asked === 'beyond') {
    reply.header('content-range', `bytes */${bytes}`);
    throw new Failure('wrongRange');
  }
  const content =
    request.method === 'HEAD'
      ? Readable.from([])
      : ((await app.files.storage.get(key, asked ?? undefined)) ?? missing(call, key));
  return new Download(content, {
    contentType: size === undefined ? file.media_type : 'image/jpeg',
    ...(size === undefined ? { fileName: file.nome } : {}),
    length: asked === null ? bytes : asked.last - asked.first + 1,
    flow: true,
    direct: true,
    status: asked === null ? 200 : 206,
    headers: {
      'accept-ranges': 'bytes',
      ...(asked === null ? {} : { 'content-range': `bytes ${asked.first}-${asked.last}/${bytes}` }),
    },
  });
}

/** A row whose object is not there is never silent. */
function missing(call: Call, key: string): never {
  call.log.error({ objeto: key }, 'object of a row is missing');
  return fail('fileNotFound');
}

import { baseMap, baseTile, municipalityNames } from '@fonte/contracts/routes/base-map';
import {
  Download,
  fail,
  handle,
  NOT_MODIFIED,
  refusingSemaphore,
  unpackedFor,
  type App,
  type Call,
} from '../../../platform/index.ts';
import type { Archive } from '../../../platform/base-map/archive.ts';
import type { FoundTile } from '../../../platform/base-map/base-map-file.ts';
import type { Maps } from '../service.ts';
import { namesOf } from './municipality-names.ts';
import { ownBaseMapOf } from './own-base-map.ts';

/** Tiles that are read from the disk at once; the others wait in turns by person, as for tiles that are drawn. */
const READINGS = 8;
const WAIT_MS = 20_000;
/** A tile's address names the content of its file: it may be kept. */
const KEPT = 'private, max-age=604800, immutable';

type TileCall = Call<{ readonly chave: string; readonly z: number; readonly x: number; readonly y: number }>;

/** What maps are drawn on that is the installation's own. */
export function registerBaseMap({ app, version }: Maps): void {
  const readings = refusingSemaphore({ places: READINGS, waitMs: WAIT_MS });

  handle(app, baseMap, async (call) => {
    const archive = await app.baseMap.current();
    return call.revalidated([archive?.key ?? null], async () => archive && ownBaseMapOf(archive));
  });

  handle(app, baseTile, async (call) => {
    const { z, x, y } = call.params;
    if (x >= 2 ** z) fail('invalidParameter', { name: 'x' });
    if (y >= 2 ** z) fail('invalidParameter', { name: 'y' });
    const archive = await app.baseMap.current();
    if (archive === null) fail(app.baseMap.fault === null ? 'notFound' : 'baseMapUnreadable');
    const answer = await call.revalidated([archive.key, z, x, y], () =>
      readings.run({ who: call.session.idUsuario, signal: call.signal }, () => tileOf(app, call, archive)),
    );
    if (answer === NOT_MODIFIED) keepIfOf(archive, call);
    return answer;
  });

  handle(app, municipalityNames, async (call) => {
    const { versao } = await version.current();
    return call.kept('', [versao], () => namesOf(call.db));
  });
}

/** One pixel without colour: a picture is asked for where the archive has none. */
const BLANK = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Lets browsers keep a tile of the archive that its address names; another is asked for by a page that has stood open while the file was replaced. */
function keepIfOf({ key }: Archive, { params, reply }: TileCall): void {
  if (params.chave === key) reply.header('cache-control', KEPT);
}

/** The tile as it goes out: of the archive as it stands when the reader's turn comes, which may not be the one that was `expected`. */
async function tileOf(app: App, call: TileCall, expected: Archive): Promise<Download> {
  const { z, x, y } = call.params;
  try {
    const found = await app.baseMap.tile(z, x, y);
    if (found !== null) {
      const answer = await downloadOf(call, found);
      // The tag is of the other's tile.
      if (found.archive !== expected) call.reply.removeHeader('etag');
      keepIfOf(found.archive, call);
      return answer;
    }
  } catch (error) {
    app.baseMap.lost(error, { z, x, y });
  }
  return fail('baseMapUnreadable');
}

async function downloadOf({ reply }: TileCall, { archive, bytes }: FoundTile): Promise<Download> {
  const { contentType, form } = archive;
  if (bytes !== null) return new Download(await unpackedFor(reply, bytes), { contentType });
  return form === 'vetor'
    ? new Download(Buffer.alloc(0), { contentType, status: 204 })
    : new Download(BLANK, { contentType: 'image/png' });
}

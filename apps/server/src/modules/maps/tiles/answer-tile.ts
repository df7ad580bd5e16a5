import { MERCATOR_EXTENT, tileBox, tileOfBox, TILE_PIXELS, type Tile } from '@fonte/geo';
import { LRUCache } from 'lru-cache';
import type { Call, Download } from '../../../platform/index.ts';
import {
  compressed,
  Download as Answer,
  NOT_MODIFIED,
  release,
  SHORTEST,
  unpackedFor,
} from '../../../platform/index.ts';
import type { Maps } from '../service.ts';
import type { AskedMap } from '../map/asked-map.ts';
import type { MapRequest } from '../map/map-request.ts';
import type { PictureAsk } from '../map/picture.ts';
import { tileKey } from './tile-key.ts';
import type { MakeTile } from '../kept/tile-store.ts';

/** The last zoom of the grid. */
export const DEEPEST = 22;

/** The tile that a map is, when it is one: web Mercator, 256 pixels (any for vectors), on the grid. */
export function tileOf({ crs, box, width, height }: MapRequest, { format, scale }: PictureAsk): Tile | null {
  if (crs.epsg !== 3857) return null;
  const size = format === 'mvt' ? width === height : width === TILE_PIXELS && height === TILE_PIXELS;
  if (!size || scale !== 1) return null;
  return tileOfBox([box.west, box.south, box.east, box.north], DEEPEST);
}

/** Makes a map's bytes; of a tile, exactly the tile's box. */
export type MakeMap = (asked: AskedMap, signal: AbortSignal, file?: string) => ReturnType<MakeTile>;

/** Answers a tile from the cache or makes it, with GeoWebCache's headers and an ETag that holds until the data change. */
export async function answerTile(
  maps: Pick<Maps, 'dots' | 'version' | 'tiles'>,
  call: Call,
  asked: AskedMap & { readonly tile: Tile },
  make: MakeMap,
): Promise<Download | typeof NOT_MODIFIED> {
  const { map, picture, tile } = asked;
  const version = await maps.dots(call.profile);
  const key = tileKey(await release(), asked);
  const bounds = tileBox(tile);
  const [west, south, east, north] = bounds;
  const exact: AskedMap = { ...asked, map: { ...map, box: { west, south, east, north, epsg: 3857 } } };
  const answer = await call.revalidated([version.name, key], async () => {
    const still = async (): Promise<boolean> => (await maps.version.current()).name === version.name;
    try {
      const { bytes, blank, hit } = await maps.tiles.tile(
        version.name,
        key,
        call.signal,
        async (signal, file) => packed(picture, await make(exact, signal, file)),
        still,
      );
      return { bytes: blank ? await blankOf(make, exact) : bytes, hit };
    } catch (error) {
      // A fault is nobody's copy of the tile.
      call.reply.removeHeader('etag');
      throw error;
    }
  });
  if (answer === NOT_MODIFIED) return NOT_MODIFIED;
  const kept = bufferOf(answer.bytes);
  const content = isVector(picture) ? await unpackedFor(call.reply, kept) : kept;
  return new Answer(content, {
    contentType: picture.contentType,
    length: content.length,
    headers: {
      'geowebcache-cache-result': answer.hit ? 'HIT' : 'MISS',
      // Rows are counted from the south there.
      'geowebcache-tile-index': `[${tile.x}, ${2 ** tile.z - 1 - tile.y}, ${tile.z}]`,
      'geowebcache-tile-bounds': bounds.map((value) => clean(value)).join(','),
      'geowebcache-gridset': 'EPSG:900913',
      'geowebcache-crs': 'EPSG:3857',
    },
  });
}

const isVector = ({ format }: PictureAsk): boolean => format === 'mvt';

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** A vector tile is kept in gzip, which every browser takes: packed once, not for each who asks. Pictures are packed already. */
async function packed(
  picture: PictureAsk,
  made: Awaited<ReturnType<MakeTile>>,
): Promise<Awaited<ReturnType<MakeTile>>> {
  if (!isVector(picture) || made.bytes.length < SHORTEST) return made;
  return { ...made, bytes: await compressed.gzip(bufferOf(made.bytes)) };
}

const clean = (value: number): string =>
  Math.abs(value) > MERCATOR_EXTENT - 1e-6 ? value.toFixed(9) : String(value);

const blanks = new LRUCache<string, Promise<Uint8Array>>({ max: 100 });

/** The one blank tile of a format and ground. */
function blankOf(make: MakeMap, asked: AskedMap): Promise<Uint8Array> {
  const { map, picture } = asked;
  const name = `${picture.format} ${picture.background}`;
  const known = blanks.get(name);
  if (known) return known;
  const drawn = make({ ...asked, map: { ...map, layers: [] } }, new AbortController().signal).then(
    ({ bytes }) => bytes,
  );
  blanks.set(name, drawn);
  drawn.catch(() => blanks.delete(name));
  return drawn;
}

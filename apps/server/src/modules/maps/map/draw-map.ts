import type { Entry } from '../../../platform/index.ts';
import type { DrawFrame, DrawLayer, LayerLabels, Picture, PictureFormat } from '../shapes/job.ts';
import type { Maps } from '../service.ts';
import { isDegrees } from '../request/crs.ts';
import type { AskedMap } from './asked-map.ts';
import { checkVertices, SMALL_PIXELS } from './budget.ts';
import { fetchLabels, fetchLayer } from './fetch-shapes.ts';
import { gatheredOn, type Gathering } from './gather.ts';
import { drawsPoints, layerPieces, sizeOfLayer } from './layer-pieces.ts';
import type { MapRequest } from './map-request.ts';
import type { PictureAsk } from './picture.ts';
import { readingOf } from './reading.ts';

/** What a map is drawn with: places for small pictures and room for large ones, statements, threads. */
type Drawing = Pick<Maps, 'small' | 'room' | 'statements' | 'pool' | 'largePool'> & Gathering;

/** Draws a map: the layers are read a few statements at a time, the picture is drawn in a thread. */
export async function drawMap(
  maps: Drawing,
  asked: AskedMap,
  signal: AbortSignal,
  file?: string,
): Promise<Picture & { kept: boolean }> {
  const { map, drawer } = asked;
  if (map.width * map.height > SMALL_PIXELS)
    return { ...(await drawLarge(maps, asked, signal)), kept: false };
  return maps.small.run({ who: drawer.who, signal }, () => drawSmall(maps, asked, signal, file));
}

async function drawSmall(
  maps: Drawing,
  { map, picture, drawer: { access, who } }: AskedMap,
  signal: AbortSignal,
  file?: string,
): Promise<Picture & { kept: boolean }> {
  const { statements, pool } = maps;
  const { layers } = map;
  const db = readingOf(maps, map, signal);
  const frame = frameOf(map, picture);
  const read = await Promise.all(
    layers.map((asked) =>
      statements.run({ who, signal }, async () => {
        const gathered = await gatheredOn(maps, access, asked, { map, frame, signal });
        return gathered ? { parts: [], labels: [], gathered } : fetchLayer(db, access, asked, map);
      }),
    ),
  );
  // Half of all tiles of farms are blank ones: the caller has one already.
  if (file !== undefined && layers.length > 0 && read.every(isEmpty))
    return { bytes: NOTHING, blank: true, kept: false };
  const drawn = await pool.draw({ ...frame, keepAs: file, layers: read }, signal);
  return { ...drawn, kept: file !== undefined };
}

const NOTHING = new Uint8Array(0);
const isEmpty = ({ parts, labels, gathered = [] }: DrawLayer): boolean =>
  [parts, labels, gathered].every(({ length }) => length === 0);

const frameOf = ({ box, width, height }: MapRequest, picture: PictureAsk): DrawFrame => ({
  width,
  height,
  box: [box.west, box.south, box.east, box.north],
  degrees: isDegrees(box.epsg),
  background: picture.background,
  format: picture.format as PictureFormat,
  scale: picture.scale,
});

/**
 * A map larger than a screen: how much it is, is asked before anything is fetched; its pixels wait for room; its shapes go to the thread in pieces, one
 * layer after the other. Errors: InvalidParameterValue for too many corners; `busy`; `mapNotDrawn`.
 */
async function drawLarge(
  maps: Drawing,
  { map, picture, drawer: { access, who } }: AskedMap,
  signal: AbortSignal,
): Promise<Picture> {
  const { statements, largePool } = maps;
  const frame = frameOf(map, picture);
  return inRoom(maps, frame, { who, signal }, async () => {
    const db = readingOf(maps, map, signal);
    const sizes = [];
    for (const asked of map.layers)
      sizes.push(
        // oxlint-disable-next-line no-await-in-loop -- one connection, which others have in between
        await statements.run({ who, signal }, async () => {
          const gathered = await gatheredOn(maps, access, asked, { map, frame, signal });
          return gathered ? { gathered } : sizeOfLayer(db, access, asked, map);
        }),
      );
    checkVertices(sizes.reduce((sum, size) => sum + ('vertices' in size ? size.vertices : 0), 0));
    const painting = await largePool.paint(frame, signal);
    try {
      const labels: LayerLabels[] = [];
      for (const size of sizes) {
        if ('gathered' in size) {
          // oxlint-disable-next-line no-await-in-loop -- the lowest layer first
          await painting.gather(size.gathered);
          continue;
        }
        if (size.features === 0) continue;
        const pieces = layerPieces(db, access, size, map);
        for (;;) {
          // oxlint-disable no-await-in-loop -- one piece in memory
          const piece = await statements.run({ who, signal }, () => pieces.next());
          if (piece.done === true) break;
          await painting.add(piece.value, size.features);
          // oxlint-enable no-await-in-loop
        }
        // oxlint-disable-next-line no-await-in-loop
        const texts = await statements.run({ who, signal }, () => fetchLabels(db, access, size.asked, map));
        labels.push({ labels: texts, marks: drawsPoints(size.asked) });
      }
      signal.throwIfAborted();
      return await painting.finish(labels);
    } finally {
      painting.close();
    }
  });
}

/** Bytes of a pixel while a picture is drawn and written: its colour, its bits of dots, its share of the file. */
const PIXEL_BYTES = 6;

/** Does something with a picture of so many pixels when there is room for them beside those being drawn. Errors: `busy` without room. */
export function inRoom<T>(
  { room }: Pick<Maps, 'room'>,
  { width, height }: Pick<DrawFrame, 'width' | 'height'>,
  entry: Entry,
  work: () => Promise<T>,
): Promise<T> {
  return room.run({ ...entry, weight: width * height * PIXEL_BYTES }, work);
}

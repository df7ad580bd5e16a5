import type { Access } from '../../../query/index.ts';
import type { DrawLayer, Picture, PictureFormat } from '../drawing/job.ts';
import type { Maps } from '../service.ts';
import { fetchLayer } from './fetch-shapes.ts';
import type { MapRequest } from './map-request.ts';
import type { PictureAsk } from './picture.ts';
import { readingOf } from './reading.ts';

/** Draws a map: the layers are read a few statements at a time, the picture is drawn in a thread. */
export async function drawMap(
  maps: Maps,
  access: Access,
  { layers, box, width, height }: MapRequest,
  picture: PictureAsk,
  signal: AbortSignal,
  file?: string,
): Promise<Picture & { kept: boolean }> {
  const { gate, pool } = maps;
  const db = readingOf(maps, { layers, box, width }, signal);
  const read = await Promise.all(
    layers.map((asked) => gate.run(signal, () => fetchLayer(db, access, asked, { box, width }))),
  );
  // Half of all tiles of farms are blank ones: the caller has one already.
  if (file !== undefined && layers.length > 0 && read.every(isEmpty))
    return { bytes: NOTHING, blank: true, kept: false };
  const drawn = await pool.draw(
    {
      width,
      height,
      box: [box.west, box.south, box.east, box.north],
      degrees: box.epsg !== 3857,
      background: picture.background,
      format: picture.format as PictureFormat,
      scale: picture.scale,
      keepAs: file,
      layers: read,
    },
    signal,
  );
  return { ...drawn, kept: file !== undefined };
}

const NOTHING = new Uint8Array(0);
const isEmpty = ({ parts, labels }: DrawLayer): boolean => parts.length === 0 && labels.length === 0;

import { Download, withinTime, type Call, type NOT_MODIFIED } from '../../../platform/index.ts';
import { checkGeometries, checkVertexSum } from '../features/index.ts';
import type { AskedMap } from '../map/asked-map.ts';
import { checkPixels } from '../map/budget.ts';
import { drawMap } from '../map/draw-map.ts';
import { timeOf, type Maps } from '../service.ts';
import { answerTile, type MakeMap } from '../tiles/answer-tile.ts';
import { vectorMap } from '../vector/index.ts';

/** A map: a tile of the grid from the cache, anything else drawn for the caller; `headers` go out with that. Errors: InvalidParameterValue for what costs too much. */
export async function answerMap(
  maps: Maps,
  call: Call,
  asked: AskedMap,
  headers: Readonly<Record<string, string>>,
): Promise<Download | typeof NOT_MODIFIED> {
  const { map, picture, tile } = asked;
  checkPixels(map);
  checkVertexSum(map.layers.map(({ filter }) => filter));
  const make: MakeMap = (of, caller, file) =>
    withinTime(caller, timeOf(maps), async (signal) => {
      const db = maps.app.database.within({ signal });
      for (const filter of new Set(of.map.layers.map((layer) => layer.filter)))
        // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
        await checkGeometries(db, filter);
      return picture.format === 'mvt' ? vectorMap(maps, of, signal) : drawMap(maps, of, signal, file);
    });
  if (tile) return answerTile(maps, call, { ...asked, tile }, make);
  const { bytes } = await make(asked, call.signal);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Download(content, { contentType: picture.contentType, length: content.length, headers });
}

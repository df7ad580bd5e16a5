import { accessOf } from '../../../query/index.ts';
import { Download, withinTime, type NOT_MODIFIED } from '../../../platform/index.ts';
import type { ServiceRequest } from '../answer-service.ts';
import { checkGeometries, checkVertexSum } from '../features/index.ts';
import { timeOf, type Maps } from '../service.ts';
import { answerTile, tileOf, type MakeMap } from '../tiles/answer-tile.ts';
import { vectorMap } from '../vector/index.ts';
import { checkPixels, onceEach } from '../map/budget.ts';
import { drawMap, type Drawer } from '../map/draw-map.ts';
import { inImage, wantsImage } from './exceptions.ts';
import { readPicture } from '../map/picture.ts';
import { readMap } from './read-map.ts';
import type { WmsVersion } from './version.ts';

/** GetMap: a tile of the grid from the cache, anything else drawn for the caller. Faults as a picture where the client asked for that. */
export async function getMap(
  maps: Maps,
  request: ServiceRequest,
  version: WmsVersion,
): Promise<Download | typeof NOT_MODIFIED> {
  try {
    return await answerMap(maps, request, version);
  } catch (error) {
    if (request.call.signal.aborted || !wantsImage(request.kvp)) throw error;
    return inImage(maps, request, error);
  }
}

async function answerMap(
  maps: Maps,
  { kvp, call, endpoint }: ServiceRequest,
  version: WmsVersion,
): Promise<Download | typeof NOT_MODIFIED> {
  const asked = readMap(kvp, version, call);
  const map = { ...asked, layers: onceEach(asked.layers) };
  const picture = readPicture(kvp);
  checkPixels(map);
  checkVertexSum(map.layers.map(({ filter }) => filter));
  const drawer: Drawer = { access: accessOf(call), who: call.session.idUsuario };
  const make: MakeMap = (of, caller, file) =>
    withinTime(caller, timeOf(maps), async (signal) => {
      const db = maps.app.database.within({ signal });
      for (const filter of new Set(of.layers.map((layer) => layer.filter)))
        // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
        await checkGeometries(db, filter);
      return picture.format === 'mvt'
        ? vectorMap(maps, drawer, of, kvp, signal)
        : drawMap(maps, drawer, of, picture, signal, file);
    });
  const tile = endpoint === 'gwc' || /^true$/i.test(kvp.get('tiled') ?? '') ? tileOf(map, picture) : null;
  if (tile) return answerTile(maps, call, map, picture, kvp.get('propertyname'), tile, make);
  const { bytes } = await make(map, call.signal);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Download(content, {
    contentType: picture.contentType,
    length: content.length,
    headers: endpoint === 'gwc' ? { 'geowebcache-cache-result': 'MISS' } : {},
  });
}

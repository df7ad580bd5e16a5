import { accessOf } from '../../../query/index.ts';
import type { Download, NOT_MODIFIED } from '../../../platform/index.ts';
import type { ServiceRequest } from '../answer-service.ts';
import type { AskedMap } from '../map/asked-map.ts';
import { onceEach } from '../map/budget.ts';
import { readPicture } from '../map/picture.ts';
import type { Maps } from '../service.ts';
import { tileOf } from '../tiles/answer-tile.ts';
import { answerMap } from './answer-map.ts';
import { inImage, wantsImage } from './exceptions.ts';
import { readMap } from './read-map.ts';
import type { WmsVersion } from './version.ts';

/** GetMap. Faults as a picture where the client asked for that. */
export async function getMap(
  maps: Maps,
  request: ServiceRequest,
  version: WmsVersion,
): Promise<Download | typeof NOT_MODIFIED> {
  const { call, endpoint } = request;
  const headers = endpoint === 'gwc' ? { 'geowebcache-cache-result': 'MISS' } : {};
  try {
    return await answerMap(maps, call, readAskedMap(request, version), headers);
  } catch (error) {
    if (call.signal.aborted || !wantsImage(request.kvp)) throw error;
    return inImage(maps, request, error);
  }
}

/** What GetMap asks for; a tile of the grid where the client says that it wants tiles. Errors: those of its parts. */
function readAskedMap({ kvp, call, endpoint }: ServiceRequest, version: WmsVersion): AskedMap {
  const read = readMap(kvp, version, call);
  const map = { ...read, layers: onceEach(read.layers) };
  const picture = readPicture(kvp);
  const tiled = endpoint === 'gwc' || /^true$/i.test(kvp.get('tiled') ?? '');
  return {
    map,
    picture,
    columns: kvp.get('propertyname'),
    drawer: { access: accessOf(call), who: call.session.idUsuario },
    tile: tiled ? tileOf(map, picture) : null,
  };
}

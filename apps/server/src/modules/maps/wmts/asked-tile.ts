import { tileBox, TILE_PIXELS, type Tile } from '@fonte/geo';
import type { Call } from '../../../platform/index.ts';
import { accessOf } from '../../../query/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import type { AskedMap } from '../map/asked-map.ts';
import type { Style } from '../map/map-request.ts';
import { pictureOf, type FORMATS } from '../map/picture.ts';
import { crsOf } from '../request/crs.ts';
import type { Kvp } from '../request/kvp.ts';
import { narrowedLayers } from '../wms/read-layers.ts';

/** A tile of one layer as it is asked for. */
export interface AskedTile {
  readonly layer: ServedLayer;
  readonly style: Style;
  readonly format: (typeof FORMATS)[string];
  readonly tile: Tile;
  /** What narrows it as it narrows a map; columns of vector tiles are not among it: these addresses tell no personal ones. */
  readonly more: Kvp;
}

/** The tile as the map whose copy it is: the portal's own map asks for the same. Errors: InvalidParameterValue for what narrows it. */
export function askedMapOf({ layer, style, format, tile, more }: AskedTile, call: Call): AskedMap {
  const [west, south, east, north] = tileBox(tile);
  return {
    map: {
      layers: narrowedLayers(more, [layer], [style]),
      crs: crsOf(3857, 'short'),
      box: { west, south, east, north, epsg: 3857 },
      width: TILE_PIXELS,
      height: TILE_PIXELS,
    },
    picture: pictureOf(format, { transparent: true }),
    columns: undefined,
    drawer: { access: accessOf(call), who: call.session.idUsuario },
    tile,
  };
}

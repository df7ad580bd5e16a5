import Feature from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { Scheme } from '../../theme/palettes.ts';
import type { TiledBase } from '../map-model.ts';
import { baseStyle } from './base-style.ts';
import { coloursOf } from './colours.ts';
import { whenNoneComes } from './when-none-comes.ts';

/** How wide a tile is on the screen, px: of vectors twice as wide, as all of these schemas are made for. */
const WIDTH = { vector: 512, raster: 256 } as const;

/** Latitudes that the map's projection has. */
const MOST = 85.051_128;

/** Layers of a base map of the portal's own tiles. `onError` is called once when none of the first tiles comes. */
export function tiledLayers(base: TiledBase, scheme: Scheme, onError?: () => void): BaseLayer[] {
  const { url, zoom } = base;
  const [west, south, east, north] = base.box;
  const extent = transformExtent(
    [west, Math.max(south, -MOST), east, Math.min(north, MOST)],
    'EPSG:4326',
    'EPSG:3857',
  );
  const tileGrid = createXYZ({ minZoom: zoom.least, maxZoom: zoom.most, tileSize: WIDTH[base.form] });
  // On a canvas of its own, with its names: what makes room for names is drawn last of its canvas, and would lie over marks.
  const place = { extent, zIndex: 0, className: 'own-base' };
  if (base.form === 'raster') {
    const source = new XYZ({ url, tileGrid, transition: 0 });
    if (onError) whenNoneComes(source, onError);
    return [new TileLayer({ ...place, source })];
  }
  const source = new VectorTileSource({ url, tileGrid, format: new MVT(), transition: 0 });
  if (onError) whenNoneComes(source, onError);
  // Land as far as the file goes: most schemas draw the sea on it. Beyond it is neither (ground.ts).
  const land = new Style({ fill: new Fill({ color: coloursOf(scheme).land }) });
  return [
    new VectorLayer({
      ...place,
      source: new VectorSource({ features: [new Feature(fromExtent(extent))] }),
      style: land,
    }),
    new VectorTileLayer({
      ...place,
      source,
      declutter: 'base',
      style: baseStyle(scheme),
    }),
  ];
}

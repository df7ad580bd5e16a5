import GeoJSON from 'ol/format/GeoJSON.js';
import TopoJSON from 'ol/format/TopoJSON.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import XYZ from 'ol/source/XYZ.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type Feature from 'ol/Feature.js';
import { whenNoneComes } from '../own-base/when-none-comes.ts';
import type { BaseMap, BaseVectorLayer, GeoObject, TiledBase } from '../map-model.ts';

const TO_MAP = { dataProjection: 'EPSG:4326', featureProjection: 'EPSG:3857' };

/** Features of a GeoJSON or TopoJSON object, in the map's projection. */
export function readFeatures(data: GeoObject): Feature[] {
  const format = data.type === 'Topology' ? new TopoJSON() : new GeoJSON();
  // The reader unpacks a topology's arcs in place, and the caller's object must stay readable; of all else it changes nothing.
  return format.readFeatures('transform' in data ? structuredClone(data) : data, TO_MAP);
}

/** Layers of a base map that is drawn at once, lowest first. `onError` is called once when no tiles come. */
export function baseLayers(base: Exclude<BaseMap, TiledBase>, onError?: () => void): BaseLayer[] {
  if (base.kind === 'vector') return base.layers.map((layer) => vectorLayer(layer));
  const source = new XYZ({
    url: base.url,
    maxZoom: base.maxZoom ?? 18,
    tileSize: base.tileSize ?? 256,
    crossOrigin: 'anonymous',
    transition: 0,
  });
  if (onError) whenNoneComes(source, onError);
  return [new TileLayer({ source, zIndex: 0 })];
}

function vectorLayer({ data, fill, stroke, width = 1, labelProperty, minZoom }: BaseVectorLayer): BaseLayer {
  const style = new Style({
    ...(fill ? { fill: new Fill({ color: fill }) } : {}),
    ...(stroke ? { stroke: new Stroke({ color: stroke, width }) } : {}),
  });
  const label = new Style({
    text: new Text({
      font: '600 12px "Source Sans 3 Variable", sans-serif',
      fill: new Fill({ color: '#1B241F' }),
      stroke: new Stroke({ color: 'rgba(255,255,255,.8)', width: 3 }),
    }),
  });
  return new VectorLayer({
    source: new VectorSource({ features: readFeatures(data) }),
    zIndex: 0,
    ...(minZoom === undefined ? {} : { minZoom }),
    style: (feature) => {
      if (!labelProperty) return style;
      label.getText()?.setText(String(feature.get(labelProperty) ?? ''));
      return [style, label];
    },
  });
}

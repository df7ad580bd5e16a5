import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useEffect } from 'react';
import type { PropertyMapData } from './property-map-model.ts';

const RED = '#D42A33';

/** The red line between a property's place and its areas, with its length written along it (specification 2, 2.18). */
export function useFarLine(map: OlMap | null, far: PropertyMapData['far']): void {
  useEffect(() => {
    if (!map || !far) return undefined;
    const line = new Feature(new LineString([fromLonLat([...far.from]), fromLonLat([...far.to])]));
    line.setStyle([
      new Style({ stroke: new Stroke({ color: '#fff', width: 5 }) }),
      new Style({
        stroke: new Stroke({ color: RED, width: 3 }),
        text: new Text({
          text: far.label,
          placement: 'line',
          textBaseline: 'bottom',
          overflow: true,
          font: '600 14px "Source Sans 3 Variable", sans-serif',
          fill: new Fill({ color: RED }),
          stroke: new Stroke({ color: '#fff', width: 4 }),
        }),
      }),
    ]);
    const layer = new VectorLayer({ source: new VectorSource({ features: [line] }), zIndex: 8 });
    map.addLayer(layer);
    return () => {
      map.removeLayer(layer);
    };
  }, [map, far]);
}

import type OlMap from 'ol/Map.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useEffect } from 'react';
import { readFeatures } from './base-layers.ts';
import type { BaseMap } from '../map-model.ts';

/** Writes an outline map's names once they can be read from where the map is. Names that do not come are asked for again with the next move. */
export function useNames(map: OlMap | null, base: BaseMap): void {
  const names = base.kind === 'vector' ? base.names : undefined;
  useEffect(() => {
    if (!map || !names) return undefined;
    let asked = false;
    let gone = false;
    const layer = namesLayer(names.minZoom);
    const look = () => {
      if (asked || (map.getView().getZoom() ?? 0) < names.minZoom) return;
      asked = true;
      names.load().then(
        (data) => {
          if (!gone) layer.getSource()?.addFeatures(readFeatures(data));
        },
        () => {
          asked = false;
        },
      );
    };
    map.addLayer(layer);
    map.on('moveend', look);
    look();
    return () => {
      gone = true;
      map.un('moveend', look);
      map.removeLayer(layer);
    };
  }, [map, names]);
}

/** On a canvas of its own, over the outlines and under all layers: what makes room for names is drawn last of its canvas. */
function namesLayer(minZoom: number): VectorLayer {
  const style = new Style({
    text: new Text({
      font: '12px "Source Sans 3 Variable", sans-serif',
      fill: new Fill({ color: '#fff' }),
      stroke: new Stroke({ color: 'rgba(16,26,20,.85)', width: 3 }),
    }),
  });
  return new VectorLayer({
    source: new VectorSource<ReturnType<typeof readFeatures>[number]>(),
    className: 'base-names',
    declutter: 'base',
    zIndex: 1,
    // OpenLayers' limit is exclusive.
    minZoom: minZoom - 0.001,
    style: (feature) => {
      style.getText()?.setText(String(feature.get('nome') ?? ''));
      return style;
    },
  });
}

import Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import CircleMark from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import { fromLonLat } from 'ol/proj.js';
import type { LonLat } from '../map-model.ts';
import { geometryOf, type Sketch } from './sketch-model.ts';

/** A drawing on the map with what is written at it. */
export interface Drawn {
  sketch: Sketch;
  label?: string | undefined;
  /** Selections are dashed yellow, measures white. */
  look: 'measure' | 'selection';
}

const FORMAT = new GeoJSON({ dataProjection: 'EPSG:4326', featureProjection: 'EPSG:3857' });

/** Finished drawings, and the one that is being drawn. */
export class DrawingLayer {
  readonly layer: VectorLayer;
  readonly #source = new VectorSource();
  #done: Feature[] = [];
  #current: Feature[] = [];

  constructor(zIndex: number) {
    this.layer = new VectorLayer({ source: this.#source, zIndex, updateWhileInteracting: true });
  }

  setDone(drawings: readonly Drawn[]): void {
    this.#replace('done', drawings);
  }

  setCurrent(drawing: Drawn | null): void {
    this.#replace('current', drawing ? [drawing] : []);
  }

  #replace(which: 'done' | 'current', drawings: readonly Drawn[]): void {
    const features = drawings.flatMap(featuresOf);
    this.#source.removeFeatures(which === 'done' ? this.#done : this.#current);
    if (which === 'done') this.#done = features;
    else this.#current = features;
    this.#source.addFeatures(features);
  }
}

function featuresOf({ sketch, label, look }: Drawn): Feature[] {
  const geometry = geometryOf(sketch);
  if (!geometry) return [];
  const shape = new Feature(FORMAT.readGeometry(geometry) ?? undefined);
  shape.setStyle(shapeStyles(look));
  const corners = new Feature(new MultiPoint(sketch.vertices.map(([lon, lat]) => fromLonLat([lon, lat]))));
  corners.setStyle(new Style({ image: CORNER }));
  const last = sketch.vertices.at(-1);
  // The first corner of a selection is all that is seen of it where no pointer hovers.
  const dotted = look === 'measure' || sketch.vertices.length === 1;
  return [shape, ...(dotted ? [corners] : []), ...(label && last ? [labelAt(last, label)] : [])];
}

function labelAt([lon, lat]: LonLat, text: string): Feature {
  const feature = new Feature(new MultiPoint([fromLonLat([lon, lat])]));
  feature.setStyle(
    new Style({
      zIndex: 2,
      text: new Text({
        text,
        font: '600 14px "Source Sans 3 Variable", sans-serif',
        textAlign: 'left',
        offsetX: 14,
        padding: [5, 8, 4, 8],
        fill: new Fill({ color: '#fff' }),
        backgroundFill: new Fill({ color: '#10241A' }),
      }),
    }),
  );
  return feature;
}

const CORNER = new CircleMark({
  radius: 5,
  fill: new Fill({ color: '#fff' }),
  stroke: new Stroke({ color: '#1B241F', width: 2 }),
});

function shapeStyles(look: Drawn['look']): Style[] {
  const [color, fill] =
    look === 'selection' ? ['#FFD84D', 'rgba(255,216,77,.14)'] : ['#fff', 'rgba(255,255,255,.16)'];
  const casing = new Style({ stroke: new Stroke({ color: 'rgba(16,36,26,.85)', width: 5 }) });
  const edge = new Style({
    stroke: new Stroke({ color, width: 2.5, ...(look === 'selection' ? { lineDash: [9, 6] } : {}) }),
    fill: new Fill({ color: fill }),
    ...(look === 'measure' ? { image: CORNER } : {}),
  });
  return [casing, edge];
}

import Feature from 'ol/Feature.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import Polygon from 'ol/geom/Polygon.js';
import Modify from 'ol/interaction/Modify.js';
import Snap from 'ol/interaction/Snap.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleMark from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useEffect, useRef, useState } from 'react';
import { useTouch } from '../../theme/use-scheme.ts';
import type { LonLat } from '../map-model.ts';
import { nearestVertex, ringsOf, round, type Outline, type VertexPlace } from './outline-model.ts';

export interface OutlineOptions {
  /** Null: nothing is there to be changed, and the map is its own. Keep the same object between renders. */
  outline: Outline | null;
  /** Marked on the map. */
  chosen: VertexPlace | null;
  /** Vertices come to lie exactly on these when they are let go near them. Keep the same list between renders. */
  neighbours: readonly Outline[];
  onOutline: (outline: Outline) => void;
  /** A click on a vertex. */
  onChoose: (place: VertexPlace) => void;
}

const Z_INDEX = 20;

/** Vertices of a polygon on the map: each is dragged, a side that is dragged gets a new one, both snap to the outlines around. */
export function useOutline(map: OlMap | null, options: OutlineOptions): void {
  const { outline, chosen, neighbours } = options;
  const told = useRef(options);
  useEffect(() => {
    told.current = options;
  });
  const reach = useTouch() ? 24 : 12;
  const on = outline !== null;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (!map || !on) return undefined;
    const here = drawnOn(map, neighbours, reach, (rings) => told.current.onOutline(rings));
    // The layers are an outside thing that begins and ends with the map.
    // oxlint-disable-next-line react/set-state-in-effect
    setDrawn(here);
    const click = ({ pixel: [x = 0, y = 0] }: MapBrowserEvent) => {
      const found = nearestVertex(told.current.outline ?? [], [x, y], reach, (at) =>
        map.getPixelFromCoordinate(fromLonLat([...at])),
      );
      if (found) told.current.onChoose(found);
    };
    map.on('singleclick', click);
    return () => {
      map.un('singleclick', click);
      here.end();
      setDrawn(null);
    };
  }, [map, on, neighbours, reach]);
  useEffect(() => {
    drawn?.show(outline ?? [], chosen);
  }, [drawn, outline, chosen]);
}

type Drawn = { show: (outline: Outline, chosen: VertexPlace | null) => void; end: () => void };

function drawnOn(
  map: OlMap,
  neighbours: readonly Outline[],
  reach: number,
  onOutline: (outline: Outline) => void,
): Drawn {
  const shape = new Feature(new Polygon([]));
  const corners = new Feature(new MultiPoint([]));
  const mark = new Feature(new MultiPoint([]));
  shape.setStyle(SHAPE);
  corners.setStyle(CORNER);
  mark.setStyle(CHOSEN);
  const shapes = new VectorSource({ features: [shape] });
  const layer = new VectorLayer({ source: shapes, zIndex: Z_INDEX, updateWhileInteracting: true });
  const marks = new VectorLayer({
    source: new VectorSource({ features: [corners, mark] }),
    zIndex: Z_INDEX + 1,
  });
  const modify = new Modify({ source: shapes, pixelTolerance: reach, style: CHOSEN });
  const around = neighbours.map((one) => new Feature(new Polygon(projected(one))));
  const known = places(neighbours);
  const snap = new Snap({
    source: new VectorSource({ features: [shape, ...around] }),
    pixelTolerance: reach,
  });
  modify.on('modifyend', () => onOutline(outlineIn(shape, known)));
  map.addLayer(layer);
  map.addLayer(marks);
  map.addInteraction(modify);
  // Last, so that it is asked first: the others are given the place it found.
  map.addInteraction(snap);
  return {
    show: (outline, chosen) => {
      const rings = projected(outline);
      for (const [name, at] of places([outline])) known.set(name, at);
      shape.getGeometry()?.setCoordinates(rings);
      corners.getGeometry()?.setCoordinates(rings.flatMap((ring) => ring.slice(0, -1)));
      const at = chosen && rings[chosen.ring]?.[chosen.vertex];
      mark.getGeometry()?.setCoordinates(at ? [at] : []);
    },
    end: () => {
      map.removeInteraction(snap);
      map.removeInteraction(modify);
      map.removeLayer(marks);
      map.removeLayer(layer);
    },
  };
}

const projected = (outline: Outline): number[][][] =>
  ringsOf(outline).map((ring) => ring.map((at) => fromLonLat(at)));

/** Degrees by the place on the map. What was not moved stays as it was to the last digit, and what snapped lies where its neighbour does. */
const places = (outlines: readonly Outline[]): Map<string, LonLat> =>
  new Map(outlines.flat(2).map((at): [string, LonLat] => [fromLonLat([...at]).join(' '), at]));

const outlineIn = (shape: Feature<Polygon>, known: ReadonlyMap<string, LonLat>): Outline =>
  (shape.getGeometry()?.getCoordinates() ?? []).map((ring) =>
    ring.slice(0, -1).map((at): LonLat => {
      const [lon = 0, lat = 0] = toLonLat(at);
      return known.get(at.join(' ')) ?? [round(lon), round(lat)];
    }),
  );

const SHAPE = [
  new Style({ stroke: new Stroke({ color: 'rgba(16,36,26,.85)', width: 5 }) }),
  new Style({
    stroke: new Stroke({ color: '#fff', width: 2.5 }),
    fill: new Fill({ color: 'rgba(255,255,255,.22)' }),
  }),
];
const dot = (radius: number, fill: string) =>
  new Style({
    image: new CircleMark({
      radius,
      fill: new Fill({ color: fill }),
      stroke: new Stroke({ color: '#1B241F', width: 2 }),
    }),
  });
const CORNER = dot(5, '#fff');
const CHOSEN = dot(8, '#FFD84D');

import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleMark from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import RegularShape from 'ol/style/RegularShape.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { useEffect } from 'react';
import type { LonLat } from '../map-view/map-model.ts';
import type { RouteOfDay } from './route-model.ts';

const WHITE = '#fff';
const INK = '#10241A';
const FONT = '700 13px "Source Sans 3 Variable", sans-serif';

/** Draws the ways of some days on a map: lines, numbered stops, and the square where each begins. */
export function useRoutes(map: OlMap | null, start: LonLat, days: readonly RouteOfDay[]): void {
  useEffect(() => {
    if (!map) return undefined;
    const layer = new VectorLayer({
      source: new VectorSource({ features: [...days.flatMap((day) => routeOf(day, start)), startOf(start)] }),
      zIndex: 8,
    });
    map.addLayer(layer);
    return () => {
      map.removeLayer(layer);
    };
  }, [map, start, days]);
}

function routeOf({ color, stops }: RouteOfDay, start: LonLat): Feature[] {
  if (stops.length === 0) return [];
  const line = new Feature(new LineString([start, ...stops.map(({ at }) => at), start].map(onMap)));
  line.setStyle([
    new Style({ stroke: new Stroke({ color: WHITE, width: 6 }) }),
    new Style({ stroke: new Stroke({ color, width: 3 }) }),
  ]);
  return [line, ...stops.map(({ at }, index) => stopOf(at, String(index + 1), color))];
}

function stopOf(at: LonLat, number: string, color: string): Feature {
  const feature = new Feature(new Point(onMap(at)));
  feature.setStyle(
    new Style({
      zIndex: 1,
      image: new CircleMark({
        radius: 11,
        fill: new Fill({ color }),
        stroke: new Stroke({ color: WHITE, width: 2 }),
      }),
      text: new Text({ text: number, font: FONT, fill: new Fill({ color: WHITE }), offsetY: 1 }),
    }),
  );
  return feature;
}

function startOf(at: LonLat): Feature {
  const feature = new Feature(new Point(onMap(at)));
  feature.setStyle(
    new Style({
      zIndex: 2,
      image: new RegularShape({
        points: 4,
        angle: Math.PI / 4,
        radius: 10,
        fill: new Fill({ color: WHITE }),
        stroke: new Stroke({ color: INK, width: 3 }),
      }),
    }),
  );
  return feature;
}

const onMap = (at: LonLat): number[] => fromLonLat([...at]);

import Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import CircleMark from 'ol/style/Circle.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useEffect } from 'react';
import { useReducedMotion } from '../../theme/use-scheme.ts';
import type { GeoObject } from '../map-model.ts';

const RING = '#FFD84D';
const STYLES = [
  new Style({ stroke: new Stroke({ color: 'rgba(16,36,26,.8)', width: 6 }) }),
  new Style({
    stroke: new Stroke({ color: RING, width: 3 }),
    image: new CircleMark({ radius: 13, stroke: new Stroke({ color: RING, width: 3 }) }),
  }),
];
const FORMAT = new GeoJSON({ dataProjection: 'EPSG:4326', featureProjection: 'EPSG:3857' });
const PAN_MS = 250;

/**
 * The yellow ring around the selected feature, which is moved into what panels leave free of the map (padding: top, right, bottom,
 * left, in px) when they cover it.
 */
export function useHighlight(
  map: OlMap | null,
  geometry: GeoObject | null,
  padding: readonly number[],
): void {
  const still = useReducedMotion();
  const room = padding.join(' ');
  useEffect(() => {
    if (!map || !geometry) return undefined;
    const shape = FORMAT.readGeometry(geometry);
    if (!shape) return undefined;
    const layer = new VectorLayer({
      source: new VectorSource({ features: [new Feature(shape)] }),
      style: STYLES,
      zIndex: 900,
    });
    map.addLayer(layer);
    clear(map, shape.getExtent(), room.split(' ').map(Number), still ? 0 : PAN_MS);
    return () => {
      map.removeLayer(layer);
    };
  }, [map, geometry, room, still]);
}

/**
 * Pans by as little as brings the middle of an extent into the free part. A flight under way is left alone: it ends there; so is what is
 * larger than the free part, of which one sees enough.
 */
function clear(map: OlMap, extent: number[], room: readonly number[], duration: number): void {
  const view = map.getView();
  const [size, center, resolution] = [map.getSize(), view.getCenter(), view.getResolution()];
  if (!size || !center || !resolution || view.getAnimating()) return;
  const [west = 0, south = 0, east = 0, north = 0] = extent;
  const [top = 0, right = 0, bottom = 0, left = 0] = room;
  const free = [(size[0] ?? 0) - left - right, (size[1] ?? 0) - top - bottom];
  if ((east - west) / resolution > (free[0] ?? 0) || (north - south) / resolution > (free[1] ?? 0)) return;
  const pixel = map.getPixelFromCoordinate([(west + east) / 2, (south + north) / 2]);
  if (!pixel) return;
  const shift = shiftInto(pixel, size, room);
  if (shift[0] === 0 && shift[1] === 0) return;
  view.animate({
    center: [(center[0] ?? 0) - shift[0] * resolution, (center[1] ?? 0) + shift[1] * resolution],
    duration,
  });
}

const MARGIN = 24;

/** By how many pixels a place must move right and down to lie in the free part. */
export function shiftInto(
  [x = 0, y = 0]: readonly number[],
  [width = 0, height = 0]: readonly number[],
  [top = 0, right = 0, bottom = 0, left = 0]: readonly number[],
): [number, number] {
  const into = (at: number, least: number, most: number) =>
    least >= most ? (least + most) / 2 - at : Math.min(Math.max(at, least), most) - at;
  return [into(x, left + MARGIN, width - right - MARGIN), into(y, top + MARGIN, height - bottom - MARGIN)];
}

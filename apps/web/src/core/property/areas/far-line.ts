import { FAR_PLACE_FROM } from '@fonte/contracts';
import { geodesicMetres } from '@fonte/geo/area';
import { toMercator } from '@fonte/geo/mercator';
import type { Bounds, LonLat, PropertyMapData } from '@fonte/ui/property-map';
import { placeDistance } from './area-words.ts';

/**
 * The line between a property's place and the middle of its areas, from 10 000 map units on (second text, 2.18 and section 9). Map units are
 * stretched away from the equator, so the threshold is in them and the label in metres of the ground.
 */
export function farLine(at: LonLat | null, areas: Bounds | null): PropertyMapData['far'] {
  if (!at || !areas) return null;
  const middle: LonLat = [(areas[0] + areas[2]) / 2, (areas[1] + areas[3]) / 2];
  const [x1, y1] = toMercator([...at]);
  const [x2, y2] = toMercator([...middle]);
  if (Math.hypot(x2 - x1, y2 - y1) < FAR_PLACE_FROM) return null;
  return { from: at, to: middle, label: placeDistance(geodesicMetres([[...at], [...middle]])) };
}

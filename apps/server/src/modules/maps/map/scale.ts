import { resolution } from '@fonte/geo';
import type { ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';
import { isDegrees, isProjected } from '../request/crs.ts';

const METRES_PER_DEGREE = 111_319.490_793;
/** Northings of the projections are so much at the equator; a degree of latitude is so many of them. */
const FALSE_NORTHING = 10_000_000;
const METRES_PER_LATITUDE = 111_000;
const MOST_LATITUDE = 50;
/** WMS: a pixel of a device of 0.28 mm. */
export const PIXEL_METRES = 0.000_28;

/** Metres of web Mercator that a pixel of a picture is wide. */
export function pixelMetres(box: Box, width: number): number {
  return ((box.east - box.west) / width) * mercatorPerUnit(box);
}

/** Metres of web Mercator of one unit of a system: on the ground they are fewer away from the equator. */
function mercatorPerUnit({ south, north, epsg }: Box): number {
  if (isDegrees(epsg)) return METRES_PER_DEGREE;
  if (!isProjected(epsg)) return 1;
  const latitude = ((south + north) / 2 - FALSE_NORTHING) / METRES_PER_LATITUDE;
  return 1 / Math.cos((Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude)) * Math.PI) / 180);
}

/** Zoom of the tile grid whose pixels these are, as a fraction. */
export const zoomOf = (metres: number): number => Math.log2(resolution(0) / metres);

/** Whether a layer is drawn at this scale; half a zoom is given, so that screens of odd sizes do not lose it. */
export const drawnAt = ({ minZoom = 0 }: ServedLayer, metres: number): boolean =>
  zoomOf(metres) > minZoom - 0.5;

/** The largest scale denominator at which a layer is drawn. */
export const maxScaleDenominator = (minZoom: number): number => resolution(minZoom - 0.5) / PIXEL_METRES;

/** The copy of an area that is made for this scale (migration 0011). */
export function copyFor({ geometry, mercatorColumn }: ServedLayer, metres: number): string {
  if (geometry === 'Point') return mercatorColumn;
  if (metres >= 600) return 'geom_z8';
  return metres >= 37.5 ? 'geom_z12' : mercatorColumn;
}

/** From which zoom a layer's texts are written. */
const LABELS_FROM: Readonly<Record<string, number>> = {
  ufs: 4,
  sub_bacias: 6,
  bacias_20km: 9,
  municipios: 9,
};
export const labelledAt = ({ name }: ServedLayer, metres: number): boolean =>
  zoomOf(metres) >= (LABELS_FROM[name] ?? 14) - 0.5;

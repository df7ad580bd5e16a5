import { resolution } from '@fonte/geo';
import type { ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';

const METRES_PER_DEGREE = 111_319.490_793;
/** WMS: a pixel of a device of 0.28 mm. */
export const PIXEL_METRES = 0.000_28;

/** Metres of web Mercator that a pixel of a picture is wide. */
export function pixelMetres({ west, east, epsg }: Box, width: number): number {
  return ((east - west) / width) * (epsg === 3857 ? 1 : METRES_PER_DEGREE);
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

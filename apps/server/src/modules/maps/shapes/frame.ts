import type { DrawFrame } from './job.ts';

const RADIUS_M = 6_378_137;
const TO_DEGREES = 180 / Math.PI;

/** From web Mercator metres to the pixels of a picture. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Metres of web Mercator that a pixel is wide. */
  readonly pixel: number;
  x(metres: number): number;
  y(metres: number): number;
}

/** The frame of a picture in web Mercator, or in degrees. */
export function frameOf({ width, height, box, degrees, scale }: DrawFrame): Frame {
  const [west, south, east, north] = box;
  const perX = width / (east - west);
  const perY = height / (north - south);
  if (!degrees) {
    const pixel = 1 / perX;
    return { width, height, scale, pixel, x: (m) => (m - west) * perX, y: (m) => (north - m) * perY };
  }
  return {
    width,
    height,
    scale,
    pixel: ((east - west) / TO_DEGREES / width) * RADIUS_M,
    x: (m) => ((m / RADIUS_M) * TO_DEGREES - west) * perX,
    y: (m) => (north - Math.atan(Math.sinh(m / RADIUS_M)) * TO_DEGREES) * perY,
  };
}

import type { PolygonGeometry, Position } from './geometry.ts';

/** The rectangle around Brazil with its islands, in degrees. */
export const BRAZIL = { west: -74.1, east: -28.6, south: -33.9, north: 5.4 } as const;

/** Whether a place is in that rectangle. */
export const isInBrazil = (lon: number, lat: number): boolean =>
  lon >= BRAZIL.west && lon <= BRAZIL.east && lat >= BRAZIL.south && lat <= BRAZIL.north;

/**
 * Whether a polygon was written with the latitude before the longitude: no corner of it is in Brazil, and each is when its two numbers are turned round.
 * What is told so lies in the South Atlantic or in Antarctica.
 */
export function isTurned({ coordinates: [outline = []] }: PolygonGeometry): boolean {
  const turned = ([lon, lat]: Position): boolean => !isInBrazil(lon, lat) && isInBrazil(lat, lon);
  return outline.length > 0 && outline.every(turned);
}

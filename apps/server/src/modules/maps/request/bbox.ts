import { readCrs, type Crs } from './crs.ts';
import { serviceFault } from './service-fault.ts';

/** A box with x (longitude, easting) first, in a coordinate system we speak. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly epsg: Crs['epsg'];
}

/** Far past either system's ends; what lies beyond is no map. */
const FARTHEST = 1e9;

/**
 * Reads `a,b,c,d[,crs]`; the fifth value says the order of the axes, without it `fallback` does. Errors: InvalidParameterValue for anything but
 * four finite numbers with the lower corner first.
 */
export function readBox(text: string, fallback: Crs, locator = 'bbox'): Box {
  const parts = text.split(',').map((part) => part.trim());
  const named = parts.length === 5 ? readCrs(parts[4] ?? '') : fallback;
  if (named === undefined)
    serviceFault('InvalidParameterValue', locator, 'O sistema de coordenadas de bbox não é aceito');
  const numbers = parts
    .slice(0, 4)
    .map((part) => (/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(part) ? Number(part) : NaN));
  if ((parts.length !== 4 && parts.length !== 5) || !numbers.every((each) => Math.abs(each) <= FARTHEST))
    serviceFault('InvalidParameterValue', locator, 'bbox precisa ter quatro números');
  return boxOf(numbers as [number, number, number, number], named, locator);
}

/** A box of four numbers in the order that the coordinate system gives its axes. */
export function boxOf(
  [a, b, c, d]: readonly [number, number, number, number],
  crs: Crs,
  locator = 'bbox',
): Box {
  const [west, south, east, north] = crs.axis === 'yx' ? [b, a, d, c] : [a, b, c, d];
  if (west > east || south > north)
    serviceFault('InvalidParameterValue', locator, 'bbox precisa começar pelo canto menor');
  return { west, south, east, north, epsg: crs.epsg };
}

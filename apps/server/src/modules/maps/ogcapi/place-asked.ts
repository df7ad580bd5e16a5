import type { Predicate } from '@fonte/cql';
import { boxOf, type Box } from '../request/bbox.ts';
import type { Crs } from '../request/crs.ts';
import { serviceFault } from '../request/service-fault.ts';

/** A box, or what says the same. */
type Place = { readonly box?: Box; readonly filter?: Predicate };

const NUMBER = /^[-+]?(?:\d{1,15}(?:\.\d{0,20})?|\.\d{1,20})(?:e[-+]?\d{1,2})?$/i;

/**
 * What `bbox` asks for: a box, or where it goes past the antimeridian (west beyond east) both its parts as a filter. Heights of six numbers count for nothing: no feature has one.
 * Errors: InvalidParameterValue.
 */
export function placeAsked(text: string, crs: Crs): Place {
  const parts = text.split(',');
  if ((parts.length !== 4 && parts.length !== 6) || !parts.every((part) => NUMBER.test(part.trim())))
    serviceFault('InvalidParameterValue', 'bbox', 'bbox precisa ter quatro números, ou seis com alturas');
  const numbers = parts.map(Number);
  const half = parts.length / 2;
  const [a = 0, b = 0, c = 0, d = 0] = [numbers[0], numbers[1], numbers[half], numbers[half + 1]];
  if (!crs.geographic) return { box: boxOf([a, b, c, d], crs) };
  const [west, south, east, north] = crs.axis === 'yx' ? [b, a, d, c] : [a, b, c, d];
  if ([west, east].some((one) => Math.abs(one) > 180) || [south, north].some((one) => Math.abs(one) > 90))
    serviceFault('InvalidParameterValue', 'bbox', 'bbox tem coordenadas que não existem em graus');
  if (west <= east) return { box: boxOf([a, b, c, d], crs) };
  if (south > north) serviceFault('InvalidParameterValue', 'bbox', 'bbox precisa começar pelo canto menor');
  const piece = (from: number, to: number): Predicate => ({
    kind: 'bbox',
    property: null,
    box: [from, south, to, north],
    crs: null,
  });
  return { filter: { kind: 'or', parts: [piece(west, 180), piece(-180, east)] } };
}

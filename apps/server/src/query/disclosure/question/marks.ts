import { DIMENSIONS } from '../../../model/dimensions/index.ts';
import type { RowExpr } from '../../../model/expression.ts';
import { columnNamed, refsOf } from '../../../model/paths.ts';
import type { Disclosure } from '../../../model/relation.ts';
import { partsOf } from '../../days/grain.ts';
import { dimensionNamed } from '../../ask/names.ts';

/** The worst of several marks comes first. */
const WORST: readonly Disclosure[] = ['identity', 'fine', 'person', 'place', 'category', 'time'];

/** Dimensions that are worked out, by what they are worked out from. */
const WORKED_OUT: ReadonlyMap<string, Disclosure> = new Map(
  Object.values(DIMENSIONS).flatMap(({ at, disclosure }) =>
    at.map((place): [string, Disclosure] => [JSON.stringify(place), disclosure]),
  ),
);

/**
 * The mark of a field as a plan names it: a dimension's or a column's own; what a plan works out itself is as fine as the finest column that it
 * reads, unless the model has a dimension that says the very same.
 */
export function markOf(field: RowExpr): Disclosure {
  if (typeof field === 'string') {
    if (field === '@date') return 'fine';
    return dimensionNamed(field)?.disclosure ?? columnNamed(field)?.disclosure ?? 'identity';
  }
  if ('part' in field) return grainOf(field) === undefined ? 'fine' : 'time';
  const own = WORKED_OUT.get(JSON.stringify(field));
  if (own) return own;
  const marks = refsOf(field).map((ref) => (ref === '@date' ? 'fine' : markOf(ref)));
  // What is reckoned from a quality is a value of the plan's own making: as fine as a number.
  return WORST.find((mark) => marks.includes(mark)) === 'identity' ? 'identity' : 'fine';
}

/** Whether a field reads a quality of a person, or anything else of a producer (an age is reckoned from a day). */
export const isOfPerson = (field: RowExpr): boolean =>
  markOf(field) === 'person' ||
  refsOf(field).some((ref) => ref.startsWith('produtor.') || columnNamed(ref)?.disclosure === 'person');

/** Times that observers may group by, each a whole number of months of one year; 'YYYY MM' however the view writes it. */
const TIMES = ['YYYY', 'YYYY S', 'YYYY T', 'YYYY MM'] as const;
export type TimeGrain = (typeof TIMES)[number];

/** The grain of a group on the fact's own date; undefined for a finer one, or another date. */
export function grainOf(field: RowExpr): TimeGrain | undefined {
  const own = typeof field === 'string' ? dimensionNamed(field)?.at[0] : field;
  if (typeof own !== 'object' || !('part' in own) || own.part !== '@date') return undefined;
  const grain = partsOf(own.grain)?.join(' ');
  return TIMES.find((one) => one === grain);
}

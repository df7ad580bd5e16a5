import type { Dimension } from '../../model/dimension.ts';
import { DIMENSIONS } from '../../model/dimensions/index.ts';
import type { RowExpr } from '../../model/expression.ts';
import { reaches } from '../../model/paths.ts';

/** A dimension by name; own properties only, since names come from outside. */
export const dimensionNamed = (name: string): Dimension | undefined =>
  Object.hasOwn(DIMENSIONS, name) ? DIMENSIONS[name] : undefined;

/** What a field is worked out from on a fact: a dimension hangs on the first of its places that the fact reaches. */
export function expressionFor(fact: string, field: RowExpr): RowExpr | undefined {
  const places = typeof field === 'string' ? (dimensionNamed(field)?.at ?? [field]) : [field];
  return places.find((place) => reaches(fact, place));
}

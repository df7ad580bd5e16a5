import { reaches } from '../../../model/paths.ts';
import { DIMENSIONS } from '../../../query/index.ts';
import { VIEW_DIMENSIONS, fieldsOf } from './dimensions.ts';
import type { Field } from './field.ts';

type ViewDimension = (typeof VIEW_DIMENSIONS)[number];

/** The dimensions that every one of these facts leads to: what figures of all of them can be filtered by. */
export function sharedDimensions(facts: readonly string[]): readonly ViewDimension[] {
  return facts.length === 0
    ? []
    : VIEW_DIMENSIONS.filter(({ id }) =>
        (fieldsOf(id) ?? []).some((field) => facts.every((fact) => hasField(fact, field))),
      );
}

/** The columns that every one of these facts leads to: what figures of all of them can be grouped by. */
export const sharedFields = (facts: readonly string[]): readonly Field[] =>
  facts.length === 0
    ? []
    : VIEW_DIMENSIONS.flatMap(({ id }) =>
        (fieldsOf(id) ?? []).filter((field) => facts.every((fact) => hasField(fact, field))),
      );

/** Whether a fact's rows have a column, or the dimension that stands for it; a column of properties that is a place only what has properties. */
function hasField(fact: string, { alias, colname, filter }: Field): boolean {
  const dimension = typeof filter === 'string' ? DIMENSIONS[filter] : undefined;
  const own = `${alias}.${colname}`;
  if (dimension?.names && dimension.at[0] === own) return reaches(fact, own);
  return dimension ? dimension.at.some((place) => reaches(fact, place)) : reaches(fact, filter);
}

import type { ReferenceKind } from '@fonte/formula';
import { DIMENSIONS } from '../../model/dimensions/index.ts';
import { columnNamed, reaches, splitRef } from '../../model/paths.ts';
import type { Plan } from '../ask/plan.ts';
import type { FormulaNames } from './names.ts';
import type { KnownValue } from './values.ts';

/** What a name of a formula can be compared with: the values, and the question that finds which of them a reader's own rows have. */
export interface OfferedValues {
  readonly values: readonly KnownValue[];
  /** None where the model itself knows all values: they say nothing of anybody's rows. */
  readonly plan?: Plan;
}

/** Alias of the values in the answer to the plan. */
export const OFFERED = 'v';

/** The values of a column or dimension of formulas; undefined for a name that is not there, none for what is no kind and no place (persons, dates, numbers). */
export function offeredValues(
  names: FormulaNames,
  kind: Exclude<ReferenceKind, 'indicator'>,
  code: string,
): OfferedValues | undefined {
  if (!names.catalogue.byCode(kind, code)) return undefined;
  const places = kind === 'dimension' ? placesOfDimension(code) : placesOfColumn(names, code);
  const fixed = fixedValues(kind === 'dimension' ? DIMENSIONS[code]?.members : undefined, places[0]);
  if (fixed.length > 0) return { values: fixed };
  const place = places.find((one) => names.values.has(one));
  const values = place === undefined ? undefined : names.values.get(place);
  if (place === undefined || values === undefined) return { values: [] };
  return {
    values,
    plan: {
      measures: {},
      from: reaches('propriedade', place) ? 'propriedade' : splitRef(place)[0],
      by: [{ as: OFFERED, field: place, coded: true }],
      filters: [{ field: place, is: 'not_null' }],
      counted: false,
    },
  };
}

const placesOfDimension = (code: string): string[] =>
  (DIMENSIONS[code]?.at ?? []).filter((place): place is string => typeof place === 'string');

function placesOfColumn({ columns }: FormulaNames, code: string): string[] {
  const meaning = columns.get(code);
  return meaning?.kind === 'model' && typeof meaning.ref === 'string' ? [meaning.ref] : [];
}

function fixedValues(
  members: readonly { readonly value: string | number | boolean; readonly label: string }[] | undefined,
  place: string | undefined,
): KnownValue[] {
  if (members) return members.map(({ value, label }) => ({ code: String(value), label }));
  const words = place === undefined ? undefined : columnNamed(place)?.words;
  return Object.entries(words ?? {}).map(([code, label]) => ({ code, label }));
}

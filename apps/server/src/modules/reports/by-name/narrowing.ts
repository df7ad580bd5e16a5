import { DIMENSIONS, scope, type Access, type Filter, type QueryEngine } from '../../../query/index.ts';
import type { Dimension } from '../../../model/dimension.ts';
import { splitRef } from '../../../model/paths.ts';
import type { Offered } from '../../../answers/index.ts';
import { FILTER_COLUMNS } from '../request/filter-columns.ts';

/** A dimension that a plain parameter narrows to: its name, and the column of a moreFilter that has its values. */
export interface Narrowing {
  readonly dimension: Dimension;
  readonly column: string;
  readonly field: string;
  readonly quoted: boolean;
}

const isNarrowing = ({ key, disclosure, personal }: Dimension): boolean =>
  key !== 'uf' && personal === undefined && (disclosure === 'place' || disclosure === 'category');

/** Every one that there is: the dimensions whose values a moreFilter may name. */
export const NARROWINGS: readonly Narrowing[] = Object.entries(FILTER_COLUMNS).flatMap(
  ([column, { field, type }]) =>
    Object.values(DIMENSIONS)
      .filter((dimension) => isNarrowing(dimension) && dimension.at.includes(field))
      .map((dimension) => ({ dimension, column, field, quoted: type === 'text' })),
);

/** Some condition of it, to see whether it may be laid on a plan. */
export const sampleOf = ({ dimension, field, quoted }: Narrowing): Filter => ({
  field,
  is: '=',
  value: dimension.members?.[0]?.value ?? (quoted ? 'x' : 1),
});

/** The values that a caller may ask for: those that the model knows by itself, else those of the rows that the caller sees. Errors: PlanRefused. */
export async function valuesOf(
  engine: QueryEngine,
  { dimension, field }: Pick<Narrowing, 'dimension' | 'field'>,
  access: Access,
  signal: AbortSignal,
): Promise<Offered[]> {
  const { key, members } = dimension;
  if (members) return members.map(({ value, label }) => ({ valor: value, titulo: label }));
  const plan = scope(
    {
      measures: {},
      from: splitRef(field)[0],
      by: [{ as: 'v', field: key }],
      filters: [{ field: key, is: 'not_null' }],
      counted: false,
    },
    access,
  );
  const { rows } = await engine.run(plan, { signal });
  return rows.map(({ keys, labels }) => ({ valor: keys['v'] ?? '', titulo: labels['v'] ?? '' }));
}

/** A condition of these values as a moreFilter has it. */
export const conditionOf = ({ column, quoted }: Narrowing, values: readonly Offered[]): string =>
  `${column} IN (${values.map(({ valor }) => (quoted ? `'${String(valor).replaceAll("'", "''")}'` : valor)).join(', ')})`;

import { useQueries } from '@tanstack/react-query';
import type { DimensionField } from '../../../core/indicator/asked/indicator-calls.ts';
import { dimensionFieldsQuery } from '../../../core/indicator/asked/queries.ts';

export type GroupedField = DimensionField & { group: string };

/** The columns of these dimensions, each with its dimension's name. */
export function useFields(dimensions: readonly { id: string; nome: string }[]): {
  fields: GroupedField[];
  loading: boolean;
} {
  const answers = useQueries({ queries: dimensions.map(({ id }) => dimensionFieldsQuery(id)) });
  return {
    fields: dimensions.flatMap(({ nome }, at) =>
      (answers[at]?.data ?? []).map((field) => ({ ...field, group: nome })),
    ),
    loading: answers.some((one) => one.isPending),
  };
}

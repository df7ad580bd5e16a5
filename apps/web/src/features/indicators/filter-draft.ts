import type { ColumnFilter } from '@fonte/contracts/view';
import {
  isComplete,
  pageOperators,
  valuesOf,
  type FilterOperator,
} from '../../core/indicator/words/filter-words.ts';
import type { DimensionField } from '../../core/indicator/asked/indicator-calls.ts';

/** A line of the filter form while it is filled. */
export type FilterDraft = {
  key: number;
  column: DimensionField | null;
  operator: FilterOperator | '';
  value: ColumnFilter['value'];
};

/** What is missing in a line; every line needs a column, an operator and a value (third text, section 2.2). */
export type DraftFaults = { column: boolean; operator: boolean; value: boolean };

export function faultsOf({ column, operator, value }: FilterDraft): DraftFaults {
  return {
    column: column === null,
    operator: operator === '',
    value: !isComplete({ operator: operator || '=', value }),
  };
}

export const isFaulty = (draft: FilterDraft): boolean => Object.values(faultsOf(draft)).some(Boolean);

/** The form as the filters that are sent: alias, type, dimension, operator, values (third text, section 2.2). */
export function filtersOfDrafts(drafts: readonly FilterDraft[]): ColumnFilter[] {
  return drafts.flatMap(({ column, operator, value }) => {
    if (!column || operator === '') return [];
    const { nspname, relname, alias, colname, type, description } = column;
    const values = valuesOf(value);
    return [
      {
        nspname,
        relname,
        alias,
        colname,
        dimension: colname,
        type,
        description,
        operator,
        value: values.length === 1 ? values[0] : values,
      },
    ];
  });
}

/** The applied filters as lines of the form. */
export function draftsOfFilters(filters: readonly ColumnFilter[]): FilterDraft[] {
  return filters.map((filter, key) => ({
    key,
    column: {
      nspname: filter.nspname ?? '',
      relname: filter.relname ?? '',
      alias: filter.alias,
      colname: filter.colname ?? filter.dimension ?? '',
      type: filter.type ?? 'varchar',
      description: filter.description ?? filter.colname ?? '',
    },
    operator: filter.operator,
    value: filter.value,
  }));
}

/** A line with another column: its operator stays if the column has it, its value goes. */
export function withColumn(draft: FilterDraft, column: DimensionField | null): FilterDraft {
  const keeps = column !== null && pageOperators(column.type).some((operator) => operator === draft.operator);
  return { ...draft, column, operator: keeps ? draft.operator : '=', value: undefined };
}

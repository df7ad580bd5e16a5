/**
 * How the list behind a figure is narrowed: conditions on its columns, as the grid's filter panel makes them. The names are those of a view's operators
 * (third text, section 3); the words beside them are not here, since the grid says them.
 */
export const ROW_OPERATORS = [
  '=',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  'contains',
  'not_contains',
  'starts',
  'ends',
  'null',
  'not_null',
] as const;

export type RowOperator = (typeof ROW_OPERATORS)[number];

/** One condition on a column of the list; `valor` is missing for 'null' and 'not_null', several values mean any of them. */
export type RowCondition = {
  campo: string;
  operador: RowOperator;
  valor?: string | number | boolean | (string | number | boolean)[] | undefined;
};

/** What is asked of the list: the order (a column, '-' before it for descending), conditions that all hold, and words that some column contains. */
export type RowList = {
  ordem?: string | undefined;
  filtros?: RowCondition[] | undefined;
  busca?: string | undefined;
};

/** Conditions on one list, and values of one condition. */
export const ROW_CONDITION_LIMIT = 10;
export const ROW_VALUE_LIMIT = 100;

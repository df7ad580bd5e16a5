/** How many values an operator takes, and what it gives: a type, or that of one of its arguments. */
export interface OperatorForm {
  readonly least: number;
  readonly most: number;
  readonly gives: 'numeric' | 'boolean' | 'first' | 'second';
}

const arithmetic = { least: 2, most: 64, gives: 'numeric' } as const;
const comparison = { least: 2, most: 2, gives: 'boolean' } as const;

/** The operators of expressions over rows and of measures over figures, alike for both. What each is in SQL: `query/sql/operators.ts`. */
export const OPERATORS = {
  '+': arithmetic,
  '-': { ...arithmetic, most: 2 },
  '*': arithmetic,
  '/': { ...arithmetic, most: 2 },
  // What is there added up; nothing where none of it is.
  total: { least: 2, most: 4_000, gives: 'numeric' },
  neg: { least: 1, most: 1, gives: 'numeric' },
  abs: { least: 1, most: 1, gives: 'numeric' },
  round: { least: 1, most: 2, gives: 'numeric' },
  coalesce: { least: 1, most: 64, gives: 'first' },
  nullif: { least: 2, most: 2, gives: 'first' },
  least: { least: 1, most: 64, gives: 'first' },
  greatest: { least: 1, most: 64, gives: 'first' },
  // Without a third part: no value where the test does not hold.
  if: { least: 2, most: 3, gives: 'second' },
  and: { least: 2, most: 64, gives: 'boolean' },
  or: { least: 2, most: 64, gives: 'boolean' },
  not: { least: 1, most: 1, gives: 'boolean' },
  '=': comparison,
  '!=': comparison,
  '>': comparison,
  '<': comparison,
  '>=': comparison,
  '<=': comparison,
} as const satisfies Record<string, OperatorForm>;

export type OperatorName = keyof typeof OPERATORS;

/** Whether a name from outside is an operator's. */
export const isOperator = (name: string): name is OperatorName => Object.hasOwn(OPERATORS, name);

export const formOf = (name: OperatorName): OperatorForm => OPERATORS[name];

import type { Filter } from './filter.ts';

/**
 * A table of `resumo` that holds a fact added up by some of its columns. The planner reads it instead of the fact when it
 * answers exactly: every column that groups, filters or is counted distinctly is kept (or reached from what is kept), the
 * period ends where its rows end, and each measure is one of its cells.
 */
export interface Rollup {
  readonly fact: string;
  readonly table: readonly [string, string];
  /** Column of the model → column of the rollup. */
  readonly keys: Readonly<Record<string, string>>;
  /**
   * The first day of the row's month, semester ('S') or year, or its day ('DD'); with 'ever' the day of the first row behind it: then it tells only what was there by a day. Rows
   * of all days together ('all') tell nothing of days, and answer where no period narrows.
   */
  readonly date: {
    readonly column: string;
    readonly grain: 'YYYY' | 'S' | 'MM' | 'DD' | 'ever' | 'all';
  };
  /** A column that tells each row of one day, month, semester or year from every other; with 'ever' and 'all' each from every other. */
  readonly oneRowPer?: string;
  /** Where a row is of one property and all days: column of the model → how many values of it the property's rows have. */
  readonly counted?: Readonly<Record<string, string>>;
  /** Whose code a column has → the rollup's column that has it only where they have several properties, and nothing of those with this row's alone. */
  readonly several?: Readonly<Record<string, string>>;
  readonly slices: readonly Slice[];
}

/** Figures of the fact's rows that fulfil `where`; `rows` is how many there are. */
export interface Slice {
  readonly where: readonly Filter[];
  readonly rows: string;
  /** The date of the first of them. */
  readonly first?: string;
  /** Column of the model (or an expression as JSON) → rollup column with its sum, and with how many rows had a value. */
  readonly sums?: Readonly<Record<string, { readonly sum: string; readonly known: string }>>;
  readonly min?: Readonly<Record<string, string>>;
  readonly max?: Readonly<Record<string, string>>;
}

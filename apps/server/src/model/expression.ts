import type { OperatorName } from './operator.ts';

/**
 * Row-level expressions as plain data: what is read from one row of a relation (and of what it joins to, many to one).
 * A formula of the indicator language, a dimension and a measure's argument all become this.
 */

/**
 * `relation.column`, e.g. 'visita.dt_visita', as listed in `relations/`; '@date' is the date of the fact itself (`Relation.date`). Where a plan is written,
 * a dimension's name will do too.
 */
export type ColumnRef = string;

/** Calendar parts of a date group; D is the day of the week (1 Monday … 7 Sunday), T the quarter, S the semester. */
export type DatePart = 'YYYY' | 'S' | 'T' | 'MM' | 'DD' | 'D';

/** Parts separated by spaces in any order, as the views write them: 'DD MM YYYY', 'MM YYYY', 'D'. */
export type DateGrain = string;

/** One member of a banded dimension: values from `from` (inclusive) up to `below` (exclusive); absent means unbounded. */
export interface Band {
  readonly value: string;
  readonly label: string;
  readonly from?: string;
  readonly below?: string;
}

export type RowExpr =
  | ColumnRef
  /** An exact decimal, written with a point: '0.5'. */
  | { readonly number: string }
  | { readonly text: string }
  /** A day, 'YYYY-MM-DD'. */
  | { readonly day: string }
  /** Arithmetic over rows; see `query/sql/operators.ts`. Division by zero gives no value. */
  | { readonly op: OperatorName; readonly args: readonly RowExpr[] }
  /** The band a number falls into, as the band's `value`; no value for no value. */
  | { readonly band: RowExpr; readonly bands: readonly Band[] }
  /** Whole years between a date and the plan's reference day: the period's last day, or the last day of data if that is earlier. */
  | { readonly age: ColumnRef }
  /** A date group as one sortable integer, parts from large to small: 'MM YYYY' of 2025-08-09 is 202508. */
  | { readonly part: ColumnRef; readonly grain: DateGrain }
  /** Whether something is known: true or false, never nothing. */
  | { readonly known: ColumnRef };

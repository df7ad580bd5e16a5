import type { RowOperator } from '@fonte/contracts';
import type { DateGrain, RowExpr } from '../../model/expression.ts';
import type { Filter, FilterValue } from '../../model/filter.ts';
import type { Measure } from '../../model/measure.ts';
import type { Period } from '../../model/period.ts';

/**
 * A question to the data in plain JSON. Nothing in it is SQL and nothing of it is trusted: names are looked up in the
 * model, values are bound, and only `scope()` turns it into something that can run.
 */
export interface Plan {
  /** Alias → measure, in the order of the answer's columns. May be empty when `from` is given: the values of `by`. */
  readonly measures: Readonly<Record<string, Measure>>;
  /** The fact whose rows a plan without measures groups. */
  readonly from?: string;
  readonly by?: readonly GroupBy[];
  readonly filters?: readonly Filter[];
  readonly period?: Period;
  readonly sort?: readonly Sort[];
  /** Rows of the answer; −1 or absent for all. Totals are of all groups, shown or not. */
  readonly limit?: number;
  readonly offset?: number;
  /**
   * False where nobody asks how many groups there are beyond `limit`: the answer's rowCount is then that of its rows, and the first of a hundred
   * thousand are found without ordering them all.
   */
  readonly counted?: boolean;
  /**
   * Levels worked out besides the full grouping, each at its own level from the facts: true for the grand total, or lists of group
   * aliases that are kept: [['uf'], []] are the totals per uf and the grand total.
   */
  readonly totals?: boolean | readonly (readonly string[])[];
}

/** A dimension by name, or a column or dimension with its own alias, date grain or full domain. */
export type GroupBy =
  | string
  | {
      readonly as?: string;
      /** A dimension's name, a column ('propriedade.nome') or an expression. */
      readonly field: RowExpr;
      /** For a date: which parts make a group ('MM YYYY'). */
      readonly grain?: DateGrain;
      /** Every member of the domain (or every month, year … of the period), those without rows included. */
      readonly complete?: boolean;
      /**
       * For parts of '@date': figures of each of these periods as if it alone had been asked for, each fact by its own date rule ('in', 'to', 'at', 'none'),
       * instead of each fact's rows by their own date. So one row of a table is what the card says of that year.
       */
      readonly steps?: boolean;
      /** The values of a dimension themselves, without the names that its table has for them: codes. */
      readonly coded?: boolean;
      readonly label?: string;
    };

export interface Sort {
  /** Alias of a group or a measure. Groups sort in their domain's order, text as Portuguese readers expect. */
  readonly by: string;
  readonly descending?: boolean;
}

/** A condition on a column of a list, by the column's key; several values mean any of them. */
export interface RowCondition {
  readonly by: string;
  readonly is: RowOperator;
  readonly value?: FilterValue | readonly FilterValue[];
}

/** Rows as they are: a download, a list. Refused for profiles that see aggregates only. */
export interface ListPlan {
  readonly list: string;
  /** Alias → column ('propriedade.nome') or expression; default: the relation's `detail` columns. */
  readonly columns?: Readonly<Record<string, RowExpr>>;
  /**
   * Alias → what the period comes to for the property of each row: one figure of a whole is then told property by property. Of lists with one row a
   * property.
   */
  readonly figures?: Readonly<Record<string, Measure>>;
  /** The column that the figures follow; the last one unless told. */
  readonly figuresAfter?: string;
  readonly filters?: readonly Filter[];
  /** Conditions on the list's own columns as their readers see them, all of which hold. */
  readonly where?: readonly RowCondition[];
  /** Words that some column contains, case and accents ignored. */
  readonly search?: string;
  readonly period?: Period;
  readonly sort?: readonly Sort[];
  readonly limit?: number;
  readonly offset?: number;
}

/** The clicked point of a plan's answer: group values (null for 'Não informado') and the measure. Groups left out are totals. */
export interface Point {
  readonly keys: Readonly<Record<string, string | number | boolean | null>>;
  readonly measure: string;
}

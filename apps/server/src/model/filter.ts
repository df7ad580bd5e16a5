import type { RowExpr } from './expression.ts';
import type { PeriodUse } from './relation.ts';

/**
 * The twelve operators of a view (third text, section 3) under the names the wire uses elsewhere. A negative operator is the exact
 * complement of its positive one, rows without a value included; text is compared without regard to case in the
 * contains and starts/ends family. Several values: any of them for the positive, none of them for the negative.
 */
export type FilterOperator =
  | '='
  | '!='
  | '>'
  | '<'
  | '>='
  | '<='
  | 'contains'
  | 'not_contains'
  | 'starts'
  | 'not_starts'
  | 'ends'
  | 'not_ends'
  /** Begins with what somebody is typing, case and accents ignored (second text, section 5); no operator of a view. */
  | 'typed'
  | 'null'
  | 'not_null';

/** Days worked out when the plan runs; see `moments.ts`. */
export type DateMacro =
  | '$now'
  | '$last1days'
  | '$last7days'
  | '$last30days'
  | '$mesref'
  | '$anoref'
  /** First and last day of the plan's period; no bound when it has none. */
  | '$periodstart'
  | '$periodend'
  /** Last day that has data (`dados_ate`). */
  | '$dataend';

export type FilterValue = string | number | boolean;

/** `field` is a dimension's name ('uf') or a column ('propriedade.area_produtiva') or an expression. */
export interface Comparison {
  readonly field: RowExpr;
  readonly is: FilterOperator;
  readonly value?: FilterValue | readonly FilterValue[];
}

/**
 * Keeps rows whose property has (or, with `not`, has no) row of `exists` fulfilling `where`. `atLeast` asks for so many
 * rows, or so many distinct values of `distinct` ('isa.momento': measured at all three moments).
 */
export interface Existence {
  readonly exists: string;
  readonly where?: readonly Filter[];
  readonly period?: PeriodUse;
  readonly atLeast?: number;
  readonly distinct?: string;
}

export type Filter =
  | Comparison
  | Existence
  | { readonly not: Filter }
  | { readonly any: readonly Filter[] }
  | { readonly all: readonly Filter[] };

import type { Dimension, Member } from '../../model/dimension.ts';
import type { RowExpr } from '../../model/expression.ts';
import type { Filter } from '../../model/filter.ts';
import type { OperatorName } from '../../model/operator.ts';
import type { MeasurePeriod } from '../../model/period.ts';
import type { ColumnType, Personal } from '../../model/relation.ts';
import type { Plan } from './plan.ts';

/** A plan whose every name has been looked up and found to fit. */
export interface Analysed {
  readonly plan: Plan;
  readonly groups: readonly Group[];
  readonly aggregates: readonly AggregateUse[];
  readonly outputs: readonly Output[];
  /** Levels to be worked out: for each, which groups it keeps. The full grouping is first. */
  readonly levels: readonly (readonly boolean[])[];
  /** Levels that are answered as totals; the others serve shares. */
  readonly totals: readonly number[];
  /** Personal columns that the answer would show or let be guessed, with their place in the plan. */
  readonly personal: readonly { readonly kind: Personal; readonly at: string; readonly label: string }[];
}

export interface Group {
  readonly alias: string;
  readonly field: RowExpr;
  readonly label: string;
  readonly type: ColumnType;
  /** Sorts as it is written. */
  readonly code?: true;
  readonly grain?: string;
  readonly complete: boolean;
  /** Each group is a period of its own: `days/steps.ts`. */
  readonly steps?: true;
  readonly members?: readonly Member[];
  readonly names?: Dimension['names'];
  readonly personal?: Personal;
  readonly missing: string;
}

export type AggregateKind = 'count' | 'distinct' | 'sum' | 'avg' | 'min' | 'max';

/** One aggregate over one fact, whichever measures use it. */
export interface AggregateUse {
  readonly id: number;
  readonly kind: AggregateKind;
  readonly fact: string;
  readonly arg?: RowExpr;
  readonly where: readonly Filter[];
  readonly period?: MeasurePeriod;
  readonly label: string;
  /** The question, property by property, whose one figure is added up: of a sum that no column has. */
  readonly each?: Analysed;
}

/** A measure as arithmetic over aggregates. */
export type Calc =
  | { readonly kind: 'aggregate'; readonly id: number; readonly orZero: boolean }
  /** `yearly`: of each year that the figure's rows are of. */
  | { readonly kind: 'number'; readonly number: string; readonly yearly?: true }
  | { readonly kind: 'op'; readonly op: OperatorName; readonly args: readonly Calc[] }
  | { readonly kind: 'share'; readonly of: Calc; readonly level: number }
  | { readonly kind: 'running'; readonly of: Calc; readonly along: number }
  /** A measure that was not understood; a problem says why. */
  | { readonly kind: 'nothing' };

export interface Output {
  readonly alias: string;
  readonly label: string;
  readonly unit?: string;
  readonly type: ColumnType | 'percent';
  readonly hidden: boolean;
  readonly calc: Calc;
}

/** All rows, whose order and page are worked out when it is known what they may show. */
export const uncut = (analysed: Analysed): Analysed => ({
  ...analysed,
  plan: { ...analysed.plan, limit: -1, offset: 0 },
});

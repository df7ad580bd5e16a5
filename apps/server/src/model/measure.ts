import type { RowExpr } from './expression.ts';
import type { Filter } from './filter.ts';
import type { OperatorName } from './operator.ts';
import type { MeasurePeriod } from './period.ts';

export interface Aggregate {
  /** Only rows that fulfil all of these; the plan's own filters come on top. */
  readonly where?: readonly Filter[];
  readonly period?: MeasurePeriod;
}

export interface Heading {
  readonly label?: string;
  readonly unit?: string;
  readonly type?: 'integer' | 'numeric' | 'date' | 'percent';
  /** Worked out but not answered: a part of another measure. */
  readonly hidden?: boolean;
}

/** A measure of one fact. */
export interface FactMeasure {
  readonly over: string;
  readonly measure: Exclude<Measure, string>;
}

/**
 * Aggregates read one fact; everything else is arithmetic on them at the level shown (a ratio of sums, never a mean of ratios).
 * Division by zero or by nothing gives no value; a count of nothing is 0; a sum, mean, least or greatest of nothing is no value
 * unless `orZero`.
 */
export type Measure =
  /** A named measure of the model ('propriedades_atendidas') or another alias of this plan. */
  | string
  /** The same with more conditions, another period, or another heading. */
  | ({ readonly use: string } & Aggregate & Heading)
  | ({ readonly count: string } & Aggregate & Heading)
  /** Distinct values of an expression over the rows of a fact (`over`, default: the relation of the column). */
  | ({ readonly distinct: RowExpr; readonly over?: string } & Aggregate & Heading)
  | ({ readonly sum: RowExpr; readonly over?: string; readonly orZero?: boolean } & Aggregate & Heading)
  | ({ readonly avg: RowExpr; readonly over?: string } & Aggregate & Heading)
  | ({ readonly min: RowExpr; readonly over?: string } & Aggregate & Heading)
  | ({ readonly max: RowExpr; readonly over?: string } & Aggregate & Heading)
  /** `yearly`: of one year; of several chosen years it is as many times that. */
  | ({ readonly number: string; readonly yearly?: true } & Heading)
  | ({ readonly op: OperatorName; readonly args: readonly Measure[] } & Heading)
  /**
   * The first of these that the question reaches: all its groups and filters apply to the fact, and the caller may see rows of it. The nation's target
   * for who asks of the nation, else the states'; that the first is empty does not bring the second.
   */
  | ({ readonly first: readonly FactMeasure[] } & Heading)
  /**
   * The measure of each property by itself, added up: 'greatest of 0 and what is missing' of properties, where what one has too much does not make up for what another
   * lacks. Its groups and filters are of properties, and it has no rows of its own to open.
   */
  | ({ readonly each: Measure } & Heading)
  /** A measure ÷ the same measure at a wider level: `within` names the groups that stay ([] or absent: the grand total). */
  | ({ readonly share: Measure; readonly within?: readonly string[] } & Heading)
  /** Running sum along a group, for counts of rows and sums only. */
  | ({ readonly running: Measure; readonly along: string } & Heading);

/** A measure with a name, a heading and a sentence that says what it counts ('De onde vem este número'). */
export interface NamedMeasure {
  readonly label: string;
  readonly unit?: string;
  /** pt-BR, shown to users. */
  readonly definition: string;
  readonly measure: Exclude<Measure, string>;
}

import type { RowExpr } from './expression.ts';
import type { Column, ColumnType, Disclosure } from './relation.ts';

/**
 * What figures are grouped by. The same dimension may hang on several relations (`uf` of a property, of a target, of a
 * technician): a fact takes the first of `at` that it reaches.
 */
export interface Dimension {
  readonly key: string;
  /** pt-BR, as a column head or an axis title. */
  readonly label: string;
  readonly type: ColumnType;
  readonly at: readonly RowExpr[];
  /** The fixed domain in its order; `complete: true` in a plan shows all of it, members without rows included. */
  readonly members?: readonly Member[];
  /** Where the words of a value stand when the domain is a table: a relation keyed by the value. */
  readonly names?: Names;
  readonly personal?: Column['personal'];
  readonly disclosure: Disclosure;
  /** Set on date groups: labels follow from the grain ('ago. 2025'). */
  readonly grain?: string;
  /** What a value that is not there is called; default 'Não informado'. */
  readonly missing?: string;
}

/** A table of names, by the code that figures are grouped by. */
export interface Names {
  readonly relation: string;
  readonly key: string;
  readonly label: string;
  /** Some dozens of rows: reading all of them is nothing beside the rows of an answer. */
  readonly few?: true;
}

export interface Member {
  readonly value: string | number | boolean;
  readonly label: string;
}

import type { ColumnRef } from './expression.ts';

export type ColumnType = 'text' | 'integer' | 'numeric' | 'date' | 'datetime' | 'boolean';

/** Classes of personal data; how each profile sees them is decided in `query/ask/personal.ts` only. */
export type Personal = 'cpf' | 'nome' | 'coordenada';

/**
 * What a value tells of somebody to those who only observe (docs/security.md, 'What observers may ask'); what follows from a mark is decided in
 * `query/disclosure/` only.
 * - identity: names one property, person or thing of theirs, or is free text;
 * - fine: a number or date of one row, which with what one knows from outside is as good as a name;
 * - person: a quality of the producer; cor_raca is sensitive data (LGPD, art. 5);
 * - category: a quality of a property or fact that many share;
 * - place, time: where and when.
 */
export type Disclosure = 'identity' | 'fine' | 'person' | 'category' | 'place' | 'time';

export interface Column {
  /** pt-BR, as a column head. */
  readonly label: string;
  readonly type: ColumnType;
  readonly unit?: string;
  readonly personal?: Personal;
  readonly disclosure: Disclosure;
  /** Words for coded values, as a reader meets them: { a_ematend: 'Ativa em atendimento', … }. */
  readonly words?: Readonly<Record<string, string>>;
  /** A code without letters of the language: it sorts as it is written. */
  readonly code?: true;
  /** Letters A to Z of one case: it sorts as it is written, though it names no one thing. */
  readonly asWritten?: true;
  /** The table's column, where it is not called as here. */
  readonly stored?: string;
  /** The table's column of what its texts are ordered and searched by, where that is stored (decision 106). */
  readonly folded?: string;
  /** An index has the rows in the order of that form, and then of the table's key. */
  readonly indexed?: true;
}

/** A many-to-one step: `on` maps columns of this relation to columns of `to`. */
export interface Join {
  readonly to: string;
  readonly on: Readonly<Record<string, string>>;
}

/** How a period narrows a fact: facts of the period; everything to its end; not at all; its last year (targets). */
export type PeriodUse = 'in' | 'to' | 'none' | 'at';

/**
 * A table or view as the engine reads it. A relation's name is also its place in the joins, so one table may stand
 * under two names (`tecnico` is the property's, `tecnico_visita` the one who visited).
 */
export interface Relation {
  readonly key: string;
  /** What one row is, pt-BR singular and plural: ['visita', 'visitas']. */
  readonly rowName: readonly [string, string];
  /** Schema and table or view. */
  readonly table: readonly [string, string];
  /** A table of `resumo` with exactly the rows and columns of `table`, made anew by each import. */
  readonly materialized?: readonly [string, string];
  /** A function of the database that gives the rows of some days and no fewer (`from`, `below`; null where open), at less cost than `table`. */
  readonly within?: readonly [string, string];
  /** Columns of what it joins to that this table (its copy, or its function) has too: column of the model → column of the copy. */
  readonly kept?: Readonly<Record<ColumnRef, string>>;
  /** Whose code a column has → the copy's column that has it only where they have several properties, and nothing of those with this row's alone. */
  readonly several?: Readonly<Record<ColumnRef, string>>;
  /** Its rows change between loads, with what people do: no answer that reads them is kept (`query/kept/reads-live.ts`). */
  readonly live?: true;
  /** Columns that tell its rows apart. */
  readonly primaryKey: readonly string[];
  /** The column the period narrows; null when it has no date of its own. */
  readonly date: string | null;
  /** What a period does to it unless a plan or measure says otherwise. */
  readonly period: PeriodUse;
  readonly columns: Readonly<Record<string, Column>>;
  readonly joins: readonly Join[];
  /**
   * Columns the row scope is laid on. A relation that reaches `propriedade` inherits the property's and needs none.
   * A column that is absent means: a profile limited that way sees no row; 'all' means the limit does not apply.
   */
  readonly scope?: RowScopeColumns;
  /** Columns of a drill-down, in order; columns of joined relations included. */
  readonly detail: readonly ColumnRef[];
}

export interface RowScopeColumns {
  readonly uf?: ColumnRef;
  readonly supervisor?: ColumnRef;
  readonly tecnico?: ColumnRef;
}

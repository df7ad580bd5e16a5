import type { StoredVersion } from '@fonte/database';
import type { ColumnType, Personal } from '../../model/relation.ts';

/** Counts are numbers; numeric is decimal text, exact; dates are 'YYYY-MM-DD'. */
export type Cell = string | number | boolean | null;

export interface AnswerColumn {
  readonly key: string;
  readonly label: string;
  readonly role: 'group' | 'measure' | 'column';
  readonly type: ColumnType | 'percent';
  readonly unit?: string;
  readonly personal?: Personal;
  /** Date groups: which parts the integer value is made of. */
  readonly grain?: string;
  /** Words of coded values; `labels` of a row already has them. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface AnswerRow {
  /** Group alias → raw value; what a click sends back. */
  readonly keys: Readonly<Record<string, Cell>>;
  /** Group alias → the words for it: 'Goiás', 'ago. 2025', 'Não informado'. */
  readonly labels: Readonly<Record<string, string>>;
  /** Measure alias → figure; null is 'sem dados'. */
  readonly values: Readonly<Record<string, Cell>>;
  /** Measures whose figure is null here because it is of a small group (docs/security.md); absent where there is none. */
  readonly protected?: readonly string[];
}

/** What figures are told with of the data version that they are of. */
export type DataVersion = Pick<StoredVersion, 'versao' | 'dtAtualizacao' | 'dadosAte' | 'ultimoFato'>;

export interface Answer {
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly AnswerRow[];
  /** One per row of each level asked for; a row's `keys` has only the level's groups. The grand total is last. */
  readonly totals: readonly AnswerRow[];
  /** Groups in all, whatever the limit. */
  readonly rowCount: number;
  /** The size below which groups are protected, where something of this answer is. */
  readonly protectedBelow?: number;
  /** By how much of itself a sum may differ from the exact one, per cent; absent where all is exact. */
  readonly deviation?: number;
  readonly version: DataVersion;
  readonly etag: string;
}

export interface ListAnswer {
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  readonly rowCount: number;
  readonly version: DataVersion;
  readonly etag: string;
}

/** Rows behind a point. `parte` says which part of a ratio or sum a row belongs to, `valor` what it adds to that part. */
export interface DetailAnswer extends ListAnswer {
  readonly parts: readonly DetailPart[];
  /** Whether the figure is that of its one part: then the rows come to it by themselves. */
  readonly single: boolean;
}

export interface DetailPart {
  readonly key: string;
  readonly label: string;
  readonly kind: 'count' | 'distinct' | 'sum' | 'avg' | 'min' | 'max';
  /** Rows that the conditions keep. */
  readonly rowCount: number;
  /** Rows behind the point, whatever the conditions. */
  readonly all: number;
  /** What those come to by the part's own kind, decimal text: the clicked figure is held against it. Null for nothing. */
  readonly figure: string | null;
}

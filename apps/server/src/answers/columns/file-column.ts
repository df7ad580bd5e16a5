import type { Tone } from '@fonte/contracts/look-words';

export type FileValue = string | number | boolean | null | undefined;

/** A column of a file of rows. Numbers come as numbers or as the database's decimal text, dates as ISO text. */
export interface FileColumn<Row> {
  readonly header: string;
  readonly kind: 'text' | 'number' | 'date' | 'datetime' | 'boolean';
  /** Decimals that a spreadsheet shows of a figure, its thousands apart; the value keeps its own. Absent for numbers that are none, as years. */
  readonly scale?: number;
  /** What a figure comes to, for files that have colours; another column says it in words. */
  readonly tone?: (row: Row) => Tone | null;
  readonly cell: (row: Row) => FileValue;
}

export type FileKind = FileColumn<unknown>['kind'];

/** Rows as files take them: so many at a time, as they come. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A text cell that no spreadsheet takes for a formula: what could start one gets an apostrophe before it. */
export function inertText(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Whether a text is a number as the database and JavaScript write them: 12, -0.5, 1e-7. */
export const isNumber = (text: string): boolean => NUMBER.test(text);

/** A number without exponent; empty for one that is none. */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  const text = String(value);
  return text.includes('e')
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

/** Rows of a batch at most: as many as the database gives at a time. */
const BATCH_ROWS = 500;

/** The same rows, what is all there at once in batches as well, so that no file is one piece of memory that waits for its reader. */
export async function* inBatches<Row>(batches: Batches<Row>): AsyncGenerator<readonly Row[]> {
  for await (const batch of batches)
    for (let at = 0; at < batch.length; at += BATCH_ROWS)
      yield batch.length <= BATCH_ROWS ? batch : batch.slice(at, at + BATCH_ROWS);
}

/** The rows of batches as `to` gives each. */
export async function* eachRow<Given, Row>(
  batches: Batches<Given>,
  to: (row: Given) => Row,
): AsyncGenerator<Row[]> {
  for await (const batch of batches) yield batch.map(to);
}

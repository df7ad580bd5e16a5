import type { FileForm } from '../source/column.ts';

/** Rows that passed, in COPY's text format: place in the file, then the columns in the order of the declaration, then the geometry. */
export interface RowBatch {
  readonly text: string;
  readonly rows: number;
  /** How many rows were read for it, good and bad. */
  readonly read: number;
}

/** In what form a file turned out to be written. */
export interface FoundForm extends FileForm {
  /** Null for GeoJSON. */
  readonly separator: string | null;
}

export interface ReadOptions {
  /** How the numbers of a CSV file are written, where its sender has said so. */
  readonly numbers?: FileForm['numbers'] | undefined;
  /** Told of every piece of the file, in order. */
  readonly seen: (piece: Buffer) => void;
  /** Told once, when the file was read to its end. */
  readonly found: (form: FoundForm) => void;
}

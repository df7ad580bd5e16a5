import { createHash } from 'node:crypto';
import { Gathering } from '../aside/gathering.ts';
import { sourceOf } from '../source/index.ts';
import { FaultList, TooManyFaults, type Fault } from './fault.ts';
import { geojsonRows } from './geojson-rows.ts';
import type { FoundForm, RowBatch } from './row-batch.ts';

/** Which GeoJSON file is to be read, and as which table of the format. */
export interface RowsOrder {
  readonly table: string;
  readonly path: string;
}

/** Rows of the file, with what was found of them since the piece before. */
export interface RowsPiece {
  readonly batch: RowBatch;
  /** Bytes of the file read for it. */
  readonly bytes: number;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** With the last piece. */
  readonly end?: RowsEnd;
}

export interface RowsEnd {
  /** Absent where the file could not be read to its end. */
  readonly form: FoundForm | undefined;
  readonly sha256: string;
  /** There are more faults than are listed. */
  readonly full: boolean;
}

/** `geojsonRows` in the reader's process. Errors: those of reading the file, after what was read before. */
export async function* tellRows({ table, path }: RowsOrder): AsyncGenerator<RowsPiece> {
  const list = new FaultList();
  const hash = createHash('sha256');
  const gathering = new Gathering();
  let [text, rows, read, bytes, faults, warnings] = ['', 0, 0, 0, 0, 0];
  let form: FoundForm | undefined;
  const seen = (piece: Buffer) => {
    hash.update(piece);
    bytes += piece.length;
  };
  const found = (given: FoundForm) => (form = given);
  const piece = (): RowsPiece => {
    const told = {
      batch: { text, rows, read },
      bytes,
      faults: list.faults.slice(faults),
      warnings: list.warnings.slice(warnings),
    };
    [text, rows, read, bytes] = ['', 0, 0, 0];
    [faults, warnings] = [list.faults.length, list.warnings.length];
    return told;
  };
  let full = false;
  try {
    for await (const batch of geojsonRows(sourceOf(table), path, list, { seen, found })) {
      text += batch.text;
      rows += batch.rows;
      read += batch.read;
      if (gathering.enough(batch.text.length)) yield piece();
    }
  } catch (error) {
    full = error instanceof TooManyFaults;
    if (!full) {
      yield piece();
      throw error;
    }
  }
  yield { ...piece(), end: { form, sha256: hash.digest('hex'), full } };
}

import { foreignFiles } from '../aside/foreign-files.ts';
import { ReadingEnded } from '../aside/readers.ts';
import { REASONS } from '../source/reasons.ts';
import { fileName, type TableSource } from '../source/table.ts';
import { TooManyFaults, type FaultList } from './fault.ts';
import type { FoundForm, RowBatch } from './row-batch.ts';
import type { RowsOrder, RowsPiece } from './tell-rows.ts';

export interface AsideOptions {
  /** Told of bytes read. */
  readonly advance: (bytes: number) => void;
  /** Told once, when the file was read to its end. */
  readonly found: (form: FoundForm) => void;
  /** Told once, of the bytes that were read, in hexadecimal. */
  readonly digest: (sha256: string) => void;
}

/**
 * `geojsonRows` by a reader of its own, which the file may bring to its end: that is a fault of the file, and others are read on.
 * Errors: `TooManyFaults`; those of reading the file.
 */
export async function* rowsAside(
  source: TableSource,
  path: string,
  list: FaultList,
  { advance, found, digest }: AsideOptions,
): AsyncGenerator<RowBatch> {
  const order: RowsOrder = { table: source.name, path };
  try {
    for await (const { batch, bytes, faults, warnings, end } of foreignFiles.read<RowsPiece>(order)) {
      advance(bytes);
      for (const fault of faults) list.add(fault);
      for (const warning of warnings) list.warn(warning);
      if (end?.full) throw new TooManyFaults();
      if (end?.form) found(end.form);
      if (end) digest(end.sha256);
      yield batch;
    }
  } catch (error) {
    if (!(error instanceof ReadingEnded)) throw error;
    const motivo = REASONS.readingEnded;
    list.add({ arquivo: fileName(source), linha: null, coluna: null, valor: null, motivo });
  }
}

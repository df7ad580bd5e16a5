import { inertText, type Batches, type FileColumn } from '../columns/file-column.ts';
import { inBold, inTone, valueCell, type XlsxRow } from './cells.ts';
import { sheetOf } from './sheet.ts';

/** The XML of a sheet with these rows, by the columns that a CSV of them has, and their total below, apart from them. */
export async function* tableSheet<Row>(
  columns: readonly FileColumn<Row>[],
  batches: Batches<Row>,
  total: Row | null,
  count: (rows: number) => unknown,
): AsyncGenerator<string> {
  const cellsOf = (row: Row): XlsxRow =>
    columns.map(({ kind, cell, scale, tone }) => inTone(valueCell(kind, cell(row), scale), tone?.(row)));
  async function* cells(): AsyncGenerator<XlsxRow[]> {
    for await (const batch of batches) {
      yield batch.map(cellsOf);
      count(batch.length);
    }
  }
  const heads = columns.map(({ header }) => inertText(header));
  yield* sheetOf(heads, cells(), total === null ? [] : inBold(cellsOf(total)));
}

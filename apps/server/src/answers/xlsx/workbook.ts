import type { About, Download } from '../../platform/answers/answers.ts';
import { inertText, type Batches, type FileColumn } from '../columns/file-column.ts';
import { primed } from '../../platform/answers/primed.ts';
import { book } from './book.ts';
import { textCell } from './cells.ts';
import { wholeSheet } from './sheet.ts';
import { STYLE } from './styles.ts';
import { tableSheet } from './table-sheet.ts';

/** Columns that a sheet has (ECMA-376, 18.3.1.13). */
export const SHEET_COLUMNS = 16_384;
/** Rows that a sheet holds below its heads. */
export const SHEET_ROWS = 1_048_575;

/**
 * An .xlsx of two sheets, 'Dados' and 'Sobre', written as its rows come; their total stands below them, apart. The first rows are waited for, so that
 * what fails at once is told as a failure; a later fault breaks the file off. Whoever calls has seen that there are no more than `SHEET_ROWS`.
 */
export async function xlsxFile<Row>(
  fileName: string,
  columns: readonly FileColumn<Row>[],
  batches: Batches<Row>,
  { about, total = null }: { readonly about: About; readonly total?: Row | null },
): Promise<Download> {
  let written = 0;
  const data = await primed(tableSheet(columns, batches, total, (rows) => (written += rows)));
  const sheets = [
    { name: 'Dados', heads: true, xml: data },
    { name: 'Sobre', heads: false, xml: aboutSheet(about) },
  ];
  return book(fileName, sheets, () => written);
}

function aboutSheet(about: About): string {
  const rows = about.map(([name, value]) => [textCell(name, STYLE.head), textCell(inertText(value))]);
  return wholeSheet([26, 60], rows);
}

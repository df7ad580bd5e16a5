import type { About, Download } from '../platform/answers/answers.ts';
import { fail } from '../platform/failures/fail.ts';
import { inBatches, type Batches, type FileColumn } from './columns/file-column.ts';
import { csvFile, ISO, PT_BR } from './csv/csv.ts';
import { SHEET_COLUMNS, SHEET_ROWS, xlsxFile } from './xlsx/workbook.ts';

/** How a file of rows is written, which is how its name ends: CSV as Excel in Portuguese opens it or as programs read it, or .xlsx. */
export type FileForm = 'csv' | 'iso.csv' | 'xlsx';

/**
 * Which file is asked for. All say what their rows are, who made them and when (docs/decisions/0109): a workbook on its second sheet, a CSV for people below its rows, one for
 * programs in a header of the answer. A workbook has the rows' total below them; a CSV has none: what reads it would add it up with the rows.
 */
export interface FileAsked<Row = unknown> {
  /** Without its ending. */
  readonly name: string;
  readonly form: FileForm;
  /** How its name ends, where not as the form does. */
  readonly ending?: string;
  readonly about: About;
  readonly total?: Row | null;
  /** It is a program that reads it, in whichever form. */
  readonly program?: boolean;
}

/**
 * Rows as a file to download, written as they come: the one writer of all files of rows. The first batch is waited for, so that what fails at once is told as a failure;
 * a later fault breaks the file off. Who asks for .xlsx has seen to it that a sheet holds its rows (`heldByASheet`). Errors: tooManyColumns for more than one has.
 */
export async function fileOf<Row>(
  columns: readonly FileColumn<Row>[],
  batches: Batches<Row>,
  asked: FileAsked<Row>,
): Promise<Download> {
  const fileName = `${asked.name}.${asked.ending ?? asked.form}`;
  const rows = inBatches(batches);
  const { about, program = false } = asked;
  switch (asked.form) {
    case 'csv':
      return csvFile(fileName, columns, rows, PT_BR, { about, aside: program });
    case 'iso.csv':
      return csvFile(fileName, columns, rows, ISO, { about, aside: true });
    case 'xlsx':
      if (columns.length > SHEET_COLUMNS) fail('tooManyColumns', { limit: SHEET_COLUMNS });
      return xlsxFile(fileName, columns, rows, asked);
  }
}

/** Ends the call where there are more rows than a sheet has. Errors: tooManyRows. */
export function heldByASheet(rows: number): void {
  if (rows > SHEET_ROWS) fail('tooManyRows', { limit: SHEET_ROWS });
}

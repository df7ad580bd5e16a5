import type { About, Download } from '../../platform/answers/answers.ts';
import { inertText, type Batches, type FileColumn } from '../columns/file-column.ts';
import { primed } from '../../platform/answers/primed.ts';
import { book } from './book.ts';
import { rowXml, textCell, valueCell } from './cells.ts';

/** Rows that a sheet holds below its heads. */
export const SHEET_ROWS = 1_048_575;

/**
 * An .xlsx of two sheets, 'Dados' and 'Sobre', written as its rows come. The first rows are waited for, so that what fails at once is told as a
 * failure; a later fault breaks the file off. Whoever calls has seen that there are no more than `SHEET_ROWS`.
 */
export async function xlsxFile<Row>(
  fileName: string,
  columns: readonly FileColumn<Row>[],
  batches: Batches<Row>,
  about: About,
): Promise<Download> {
  let written = 0;
  async function* cells(): AsyncGenerator<string[][]> {
    for await (const batch of batches) {
      yield batch.map((row) => columns.map(({ kind, cell }) => valueCell(kind, cell(row))));
      written += batch.length;
    }
  }
  const heads = columns.map(({ header }) => inertText(header));
  const data = await primed(sheetOf(heads, cells()));
  const sheets = [
    { name: 'Dados', xml: data },
    { name: 'Sobre', xml: aboutSheet(about) },
  ];
  return book(fileName, sheets, () => written);
}

/** Head of a sheet's XML. */
export const SHEET =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
const FROZEN_HEADS =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** The XML of a sheet with its heads frozen; `foot` stands below its rows, one row apart. */
export async function* sheetOf(
  heads: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
  foot: readonly string[] = [],
): AsyncGenerator<string> {
  const widths = heads.map((head) => Math.min(40, Math.max(12, head.length + 2)));
  const cells = heads.map((head) => textCell(head, 1));
  let number = 1;
  yield `${SHEET}${FROZEN_HEADS}${widthsXml(widths)}<sheetData>${rowXml(number, cells)}`;
  for await (const batch of batches) {
    let text = '';
    for (const row of batch) text += rowXml((number += 1), row);
    yield text;
  }
  yield `${foot.length === 0 ? '' : rowXml(number + 2, foot)}</sheetData></worksheet>`;
}

/** Widths of columns, in signs. */
export const widthsXml = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${columns.join('')}</cols>`;
};

function aboutSheet(about: About): string {
  const rows = about.map(([name, value], at) =>
    rowXml(at + 1, [textCell(name, 1), textCell(inertText(value))]),
  );
  return `${SHEET}${widthsXml([26, 60])}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

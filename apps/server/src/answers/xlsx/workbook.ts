import type { About, Download } from '../../platform/answers/answers.ts';
import { inertText, type Batches, type FileColumn } from '../columns/file-column.ts';
import { primed } from '../../platform/answers/primed.ts';
import { xml } from '../xml/xml.ts';
import { book } from './book.ts';
import { rowXml, textCell, valueCell, type XlsxRow } from './cells.ts';
import { DATA, DATA_END, SHEET_END, SHEET_HEAD, wholeSheet, widthsXml } from './sheet.ts';

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
  async function* cells(): AsyncGenerator<XlsxRow[]> {
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

const FROZEN_HEADS = xml`<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

/** The XML of a sheet with its heads frozen; `foot` stands below its rows, one row apart. */
export async function* sheetOf(
  heads: readonly string[],
  batches: AsyncIterable<readonly XlsxRow[]>,
  foot: XlsxRow = [],
): AsyncGenerator<string> {
  const widths = heads.map((head) => Math.min(40, Math.max(12, head.length + 2)));
  const cells = heads.map((head) => textCell(head, 1));
  let number = 1;
  yield SHEET_HEAD + xml`${FROZEN_HEADS}${widthsXml(widths)}`.text + DATA + rowXml(number, cells).text;
  for await (const batch of batches) {
    let text = '';
    for (const row of batch) text += rowXml((number += 1), row).text;
    yield text;
  }
  yield (foot.length === 0 ? '' : rowXml(number + 2, foot).text) + DATA_END + SHEET_END;
}

function aboutSheet(about: About): string {
  const rows = about.map(([name, value]) => [textCell(name, 1), textCell(inertText(value))]);
  return wholeSheet([26, 60], rows);
}

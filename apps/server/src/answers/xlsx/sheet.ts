import { xml, type Markup } from '../xml/xml.ts';
import { letters, rowXml, textCell, type XlsxRow } from './cells.ts';
import { STYLE } from './styles.ts';

// A sheet is written as its rows come: between these pieces.
const SHEET_HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const DATA = '<sheetData>';
const DATA_END = '</sheetData>';
const SHEET_END = '</worksheet>';

/** On paper: A4 across, as wide as one page, its number below. */
const PAPER = xml`<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>${'&RPágina &P de &N'}</oddFooter></headerFooter>`;

/** Widths of columns, in signs. */
const widthsXml = (widths: readonly number[]): Markup =>
  xml`<cols>${widths.map(
    (width, at) => xml`<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )}</cols>`;

/** A sheet of rows that are all there; `more` stands behind them. */
export const wholeSheet = (
  widths: readonly number[],
  rows: readonly XlsxRow[],
  more: Markup | null = null,
): string =>
  SHEET_HEAD +
  xml`${widthsXml(widths)}<sheetData>${rows.map((cells, at) => rowXml(at + 1, cells))}</sheetData>${more}${PAPER}`
    .text +
  SHEET_END;

const FROZEN_HEADS = xml`<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

/** The XML of a sheet with its heads frozen and a filter over its rows; `foot` stands below them, one row apart and out of the filter. */
export async function* sheetOf(
  heads: readonly string[],
  batches: AsyncIterable<readonly XlsxRow[]>,
  foot: XlsxRow = [],
): AsyncGenerator<string> {
  const widths = heads.map((head) => Math.min(40, Math.max(12, head.length + 2)));
  const cells = heads.map((head) => textCell(head, STYLE.head));
  let number = 1;
  yield SHEET_HEAD + xml`${FROZEN_HEADS}${widthsXml(widths)}`.text + DATA + rowXml(number, cells).text;
  for await (const batch of batches) {
    let text = '';
    for (const row of batch) text += rowXml((number += 1), row).text;
    yield text;
  }
  const filter = heads.length > 0 && xml`<autoFilter ref="A1:${letters(heads.length - 1)}${number}"/>`;
  const end = xml`${filter}${PAPER}`.text + SHEET_END;
  yield (foot.length === 0 ? '' : rowXml(number + 2, foot).text) + DATA_END + end;
}

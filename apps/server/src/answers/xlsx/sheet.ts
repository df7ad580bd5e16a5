import { xml, type Markup } from '../xml/xml.ts';
import { rowXml, type XlsxRow } from './cells.ts';

// A sheet is written as its rows come: between these pieces.
export const SHEET_HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
export const DATA = '<sheetData>';
export const DATA_END = '</sheetData>';
export const SHEET_END = '</worksheet>';

/** Widths of columns, in signs. */
export const widthsXml = (widths: readonly number[]): Markup =>
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
  xml`${widthsXml(widths)}<sheetData>${rows.map((cells, at) => rowXml(at + 1, cells))}</sheetData>${more}`
    .text +
  SHEET_END;

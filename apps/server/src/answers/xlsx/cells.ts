import type { Tone } from '@fonte/contracts/look-words';
import { parseDate, formatDate, formatDateTime } from '@fonte/pt-br';
import { inertText, isNumber, plainNumber, type FileKind, type FileValue } from '../columns/file-column.ts';
import { xml, type Markup } from '../xml/xml.ts';
import { boldStyle, numberStyle, STYLE, tonedStyle } from './styles.ts';

/** Signs that a cell holds. */
export const CELL_LIMIT = 32_767;

/** A cell of a sheet, which gets its address in its row: its type and style as the format names them, and what stands in it. */
export interface XlsxCell {
  readonly type: 'inlineStr' | 'b' | null;
  readonly style: number;
  readonly content: Markup;
}

/** Nothing: such a cell is left out. */
export const EMPTY_CELL = null;

export type XlsxRow = readonly (XlsxCell | typeof EMPTY_CELL)[];

/** A cell with text, as much of it as a cell holds, in one of the workbook's styles. */
export const textCell = (text: string, style: number = STYLE.plain): XlsxCell => ({
  type: 'inlineStr',
  style,
  content: xml`<is><t xml:space="preserve">${text.slice(0, CELL_LIMIT)}</t></is>`,
});

/**
 * A cell with a column's value: numbers, days, moments of the programme's clock and yes or no as themselves, texts so that no spreadsheet runs them. `scale`: decimals
 * that a number is shown with.
 */
export function valueCell(kind: FileKind, value: FileValue, scale?: number): XlsxRow[number] {
  if (value === null || value === undefined || value === '') return EMPTY_CELL;
  const text = typeof value === 'number' ? plainNumber(value) : String(value);
  switch (kind) {
    case 'number':
      return isNumber(text)
        ? plainCell(text, scale === undefined ? STYLE.plain : numberStyle(scale))
        : textValue(text);
    case 'date':
      return momentCell(formatDate(text), STYLE.day);
    case 'datetime':
      return momentCell(formatDateTime(text), STYLE.moment);
    case 'boolean':
      return { type: 'b', style: STYLE.plain, content: xml`<v>${text === 'true' ? 1 : 0}</v>` };
    case 'text':
      return textValue(text);
  }
}

const plainCell = (value: string | number, style: number): XlsxCell => ({
  type: null,
  style,
  content: xml`<v>${value}</v>`,
});

const textValue = (text: string): XlsxRow[number] => (text === '' ? EMPTY_CELL : textCell(inertText(text)));

/** The same in bold. */
export const inBold = (row: XlsxRow): XlsxRow =>
  row.map((cell) => cell && { ...cell, style: boldStyle(cell.style) });

/** The same on a tone's ground, where there is a tone. */
export const inTone = (cell: XlsxRow[number], tone: Tone | null | undefined): XlsxRow[number] =>
  cell && tone ? { ...cell, style: tonedStyle(cell.style, tone) } : cell;

/** A row with its number, each cell with its address: some readers want them, though the standard does not. */
export const rowXml = (number: number, cells: XlsxRow): Markup =>
  xml`<row r="${number}">${cells.map((cell, at) => cell && cellXml(cell, `${letters(at)}${number}`))}</row>`;

const cellXml = ({ type, style, content }: XlsxCell, address: string): Markup =>
  xml`<c r="${address}"${type && TYPES[type]}${style === STYLE.plain ? null : xml` s="${style}"`}>${content}</c>`;

const TYPES = { inlineStr: xml` t="inlineStr"`, b: xml` t="b"` };

const NAMES: string[] = [];

/** A, B … Z, AA … */
export function letters(at: number): string {
  return (NAMES[at] ??=
    (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26)));
}

/** '13/10/2025' or '14/10/2025, 05:40' as Excel's number of days; as text where it is no date, or one before Excel's first right one. */
function momentCell(shown: string, style: number): XlsxRow[number] {
  const [date = '', time] = shown.split(', ');
  const day = parseDate(date);
  if (day === null || day < FIRST_DAY) return textValue(shown);
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return plainCell(daysSince1900(day) + (hours * 60 + minutes) / 1440, style);
}

// Excel takes 1900 for a leap year: before March its days are others.
const FIRST_DAY = '1900-03-01';

/** Excel counts days from 1899-12-30. */
const daysSince1900 = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

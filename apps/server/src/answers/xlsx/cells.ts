import { parseDate, formatDate, formatDateTime } from '@fonte/pt-br';
import { inertText, plainNumber, type FileKind, type FileValue } from '../columns/file-column.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** Signs that a cell holds. */
export const CELL_LIMIT = 32_767;

export const EMPTY_CELL = '<c/>';

/** A cell with text, in one of the workbook's styles. */
export const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A cell with a column's value: numbers, days, moments of the programme's clock and yes or no as themselves, texts so that no spreadsheet runs them. */
export function valueCell(kind: FileKind, value: FileValue): string {
  if (value === null || value === undefined || value === '') return EMPTY_CELL;
  const text = typeof value === 'number' ? plainNumber(value) : String(value);
  switch (kind) {
    case 'number':
      return NUMBER.test(text) ? `<c><v>${text}</v></c>` : textValue(text);
    case 'date':
      return momentCell(formatDate(text), 2);
    case 'datetime':
      return momentCell(formatDateTime(text), 3);
    case 'boolean':
      return `<c t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
    case 'text':
      return textValue(text);
  }
}

const textValue = (text: string): string =>
  text === '' ? EMPTY_CELL : textCell(inertText(text).slice(0, CELL_LIMIT));

/** A row with its number, each cell with its address: some readers want them, though the standard does not. */
export function rowXml(number: number, cells: readonly string[]): string {
  let text = `<row r="${number}">`;
  cells.forEach((cell, at) => {
    if (cell !== EMPTY_CELL) text += `<c r="${letters(at)}${number}"${cell.slice(2)}`;
  });
  return `${text}</row>`;
}

const NAMES: string[] = [];

/** A, B … Z, AA … */
function letters(at: number): string {
  return (NAMES[at] ??=
    (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26)));
}

/** '13/10/2025' or '14/10/2025, 05:40' as Excel's number of days; as text where it is no date, or one before Excel's first right one. */
function momentCell(shown: string, style: number): string {
  const [date = '', time] = shown.split(', ');
  const day = parseDate(date);
  if (day === null || day < FIRST_DAY) return textValue(shown);
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return `<c s="${style}"><v>${daysSince1900(day) + (hours * 60 + minutes) / 1440}</v></c>`;
}

// Excel takes 1900 for a leap year: before March its days are others.
const FIRST_DAY = '1900-03-01';

/** Excel counts days from 1899-12-30. */
const daysSince1900 = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

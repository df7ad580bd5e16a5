import type { LayerColumn } from '@fonte/contracts';
import { inertText } from '../../../../platform/answers/csv.ts';
import { escapeXml } from '../../request/xml.ts';

/** Signs that a cell holds. */
export const CELL_LIMIT = 32_767;

export const EMPTY_CELL = '<c/>';

/** A cell with text, in one of the workbook's styles. */
export const textCell = (text: string, style = 0): string =>
  `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** A cell with a column's value: numbers, days and yes or no as themselves, texts so that no spreadsheet runs them. */
export function valueCell(type: LayerColumn['type'], text: string | null): string {
  if (text === null) return EMPTY_CELL;
  switch (type) {
    case 'integer':
    case 'decimal':
      return /^-?\d+(?:\.\d+)?$/.test(text) ? `<c><v>${text}</v></c>` : textCell(inertText(text));
    case 'date':
      return `<c s="2"><v>${daysSince1900(text)}</v></c>`;
    case 'boolean':
      return `<c t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
    case 'json':
    case 'list':
    case 'text':
      return textCell(inertText(text).slice(0, CELL_LIMIT));
  }
}

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

/** Excel counts days from 1899-12-30. */
const daysSince1900 = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

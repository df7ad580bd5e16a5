import type { Cell, HeadColumn, ReportAnswer, ReportParams, Row } from '@fonte/contracts';
import {
  formatCompactDecimals,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMonth,
  formatNumber,
  formatPercent,
  NO_VALUE,
} from '@fonte/pt-br';
import { inLanguage } from '../../i18n/texts.ts';

/** Parameters of a report's drawing, or null when their text cannot be read: such a report counts as empty (first text, section 4). */
export function paramsOf(answer: Pick<ReportAnswer, 'json_label'>): ReportParams | null {
  try {
    return JSON.parse(answer.json_label) as ReportParams;
  } catch {
    return null;
  }
}

/** A figure as a number; decimal text becomes one, everything else is no figure. */
export function figure(cell: Cell | Row | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string' || cell.trim() === '') return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

/** Whether a row says nothing in a column. */
export const isEmptyCell = (cell: Cell | undefined): cell is null | undefined | '' =>
  cell === null || cell === undefined || cell === '';

/** A cell as people read it; the unit stands in the head, not in the cell. */
export function cellText(
  column: Pick<HeadColumn, 'type' | 'scale' | 'percentage'>,
  cell: Cell | undefined,
): string {
  if (isEmptyCell(cell)) return NO_VALUE;
  switch (column.type) {
    case 'integer':
    case 'numeric':
      return column.percentage
        ? formatPercent(figure(cell), column.scale)
        : formatNumber(figure(cell), column.scale);
    case 'visits':
      return formatCompactDecimals(figure(cell), column.scale);
    case 'duration':
      return formatDuration(figure(cell));
    case 'date':
      return formatDate(String(cell));
    case 'datetime':
      return formatDateTime(String(cell));
    case 'month':
      return formatMonth(String(cell));
    case 'boolean':
      return cell === true || cell === 'true' ? inLanguage('Sim') : inLanguage('Não');
    case 'text':
    case 'link':
    case 'file':
    case 'rows':
      return String(cell);
  }
}

/** A cell of the last row, of the whole: of what has no total nothing is said, on the screen and on paper alike. */
export const totalText = (column: Parameters<typeof cellText>[0], cell: Cell | undefined): string =>
  isEmptyCell(cell) ? '' : cellText(column, cell);

/** Head of a column: its own words, with the unit where it is not in every cell. */
export function headText({ description, description_custom, unit, percentage, type }: HeadColumn): string {
  const words = description_custom ?? description;
  const shown = unit !== null && unit !== '' && !percentage && type !== 'duration';
  return shown ? `${words} (${unit})` : words;
}

/** Whether a column holds figures: right-aligned, as numbers sorted and filtered. */
export function isFigureColumn({ type }: Pick<HeadColumn, 'type'>): boolean {
  return type === 'integer' || type === 'numeric' || type === 'duration' || type === 'visits';
}

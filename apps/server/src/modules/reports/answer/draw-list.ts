import type { HeadColumn, Row } from '@fonte/contracts';
import type { AnswerColumn, Cell } from '../../../query/index.ts';
import type { Drawing } from '../report.ts';
import { plainColumn } from './columns.ts';
import { shownCell } from './shown-cell.ts';

/** Heads of rows as they are. */
export const headsOf = (columns: readonly AnswerColumn[]): HeadColumn[] =>
  columns.map(({ key, label, type, unit }) =>
    plainColumn(key, label, {
      type: unit === 'min' ? 'duration' : type === 'percent' ? 'numeric' : type,
      unit: unit ?? null,
      scale: type === 'numeric' ? (unit === '°' ? 6 : 2) : 0,
    }),
  );

/** A row with words for its codes. */
export function wordedRow(columns: readonly AnswerColumn[], row: Readonly<Record<string, Cell>>): Row {
  return Object.fromEntries(columns.map((column) => [column.key, shownCell(column, row[column.key])]));
}

/** Rows of a list in the form of a table. */
export function drawList(
  columns: readonly AnswerColumn[],
  rows: readonly Readonly<Record<string, Cell>>[],
): Drawing {
  return {
    series: [],
    labels: [],
    keys: [],
    thead: headsOf(columns),
    tbody: rows.map((row) => wordedRow(columns, row)),
  };
}

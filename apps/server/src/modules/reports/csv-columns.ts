import type { HeadColumn, Row } from '@fonte/contracts';
import type { CsvColumn } from '../../platform/index.ts';
import type { AnswerColumn, Cell as QueryCell } from '../../query/index.ts';
import { headsOf, type OwnHeads } from './answer/draw-list.ts';
import { shownCell } from './answer/shown-cell.ts';

const KINDS: Record<HeadColumn['type'], CsvColumn<Row>['kind']> = {
  text: 'text',
  link: 'text',
  file: 'text',
  month: 'text',
  integer: 'number',
  numeric: 'number',
  duration: 'number',
  visits: 'number',
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
};

/** The columns of a table as columns of a file: unit in the head, percentages at the decimals that the screen shows. */
export function csvColumns(thead: readonly HeadColumn[]): CsvColumn<Row>[] {
  return thead.map((column) => ({
    header: headerOf(column),
    kind: KINDS[column.type],
    cell: (row) => {
      const value = row[column.field];
      return column.percentage && typeof value === 'number' ? value.toFixed(column.scale) : value;
    },
  }));
}

/** What a column is called in a file, with its unit. */
export function headerOf({ description, description_custom, unit }: HeadColumn): string {
  const name = description_custom ?? description;
  return unit === null || unit === '%' || unit === '°' ? name : `${name} (${unit})`;
}

/** The columns of rows as the database gives them: each cell is put into words as it is written. */
export function listCsvColumns(
  columns: readonly AnswerColumn[],
  heads?: OwnHeads,
): CsvColumn<Readonly<Record<string, QueryCell>>>[] {
  return headsOf(columns, heads).map((head, index) => ({
    header: headerOf(head),
    kind: KINDS[head.type],
    cell: (row) => {
      const column = columns[index];
      return column && shownCell(column, row[column.key]);
    },
  }));
}

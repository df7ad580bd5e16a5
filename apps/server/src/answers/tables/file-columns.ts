import type { HeadColumn, Row } from '@fonte/contracts';
import type { FileColumn } from '../columns/file-column.ts';
import type { AnswerColumn, Cell as QueryCell } from '../../query/index.ts';
import { headsOf, type OwnHeads } from './list-heads.ts';
import { shownCell } from '../figures/shown-cell.ts';

const KINDS: Record<HeadColumn['type'], FileColumn<Row>['kind']> = {
  text: 'text',
  link: 'text',
  file: 'text',
  rows: 'number',
  month: 'text',
  integer: 'number',
  numeric: 'number',
  duration: 'number',
  visits: 'number',
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
};

/** The columns of a table as columns of a file: unit in the head, percentages at the decimals that the screen shows. Without those whose figures come later. */
export function tableColumns(thead: readonly HeadColumn[]): FileColumn<Row>[] {
  return thead
    .filter(({ type }) => type !== 'rows')
    .map((column) => ({
      header: headerOf(column),
      kind: KINDS[column.type],
      ...shownWith(column),
      cell: (row) => {
        const value = row[column.field];
        return column.percentage && typeof value === 'number' ? value.toFixed(column.scale) : value;
      },
    }));
}

/** What is a figure where it is worked out: of a row's own, years and numbers of visits are among them. */
const FIGURES = new Set<HeadColumn['type']>(['integer', 'visits', 'duration']);

/** Decimals of a figure. */
function shownWith({ type, typepost, scale }: HeadColumn): { scale?: number } {
  const counted = typepost === 'func' || typepost === 'expr';
  return type === 'numeric' || (FIGURES.has(type) && counted) ? { scale } : {};
}

/** What a column is called in a file, with its unit. */
export function headerOf({ description, description_custom, unit }: HeadColumn): string {
  const name = description_custom ?? description;
  return unit === null || unit === '%' || unit === '°' ? name : `${name} (${unit})`;
}

/** The columns of rows as the database gives them: each cell is put into words as it is written. */
export function listColumns(
  columns: readonly AnswerColumn[],
  heads?: OwnHeads,
): FileColumn<Readonly<Record<string, QueryCell>>>[] {
  return headsOf(columns, heads).map((head, index) => ({
    header: headerOf(head),
    kind: KINDS[head.type],
    ...shownWith(head),
    cell: (row) => {
      const column = columns[index];
      return column && shownCell(column, row[column.key]);
    },
  }));
}

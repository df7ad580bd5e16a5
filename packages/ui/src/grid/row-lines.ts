import type { GridValidRowModel } from '@mui/x-data-grid';
import { cellText } from './cell-text.ts';
import { columnWidth, headerOf, rawOf, type TableColumn } from './table-column.ts';

/** Rows whose words do not fit beside one another: they stand on two lines then. */

/** Width of a letter of 13 px and of a cell's padding, px. */
const LETTER = 7.5;
const PADDING = 20;

/** How narrow a column may become, px; one that does not grow is as wide as it is. */
export function leastWidth<Row>(column: TableColumn<Row>): number {
  const { flex, width, minWidth } = column;
  const own = columnWidth(headerOf(column));
  return flex === undefined ? (width ?? own) : (minWidth ?? width ?? Math.max(180, own));
}

/** Lines that a text takes in its column at its narrowest. */
export const linesOf = <Row>(column: TableColumn<Row>, text: string): number =>
  Math.ceil((text.length * LETTER) / (leastWidth(column) - PADDING));

/** Whether a row may need two lines: then it is as high as they are, where its columns are really so narrow. */
export function mayWrap<Row extends GridValidRowModel>(
  columns: readonly TableColumn<Row>[],
): (row: Row) => boolean {
  const words = columns.filter(({ type = 'text', render }) => type === 'text' && !render);
  return (row) => words.some((column) => linesOf(column, cellText(column, rawOf(column, row))) > 1);
}

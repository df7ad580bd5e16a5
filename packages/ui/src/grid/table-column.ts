import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';

export type ColumnType =
  | 'text'
  | 'integer'
  | 'number'
  | 'percent'
  | 'money'
  | 'duration'
  | 'date'
  | 'datetime'
  | 'boolean';

/** A column in words of its content. */
export interface TableColumn<Row> {
  field: string;
  header: string;
  type?: ColumnType;
  /** Printed in the header: 'Área (ha)'. */
  unit?: string;
  decimals?: number;
  /** Below zero is more than was asked for, and no fault: it stays dark. */
  surplus?: boolean;
  /** Default: figures and dates right, text left. */
  align?: 'left' | 'right';
  /** Default 100 + 7 per character of the header (specification 1, "Data grid"). */
  width?: number;
  /** Share of the width that is left over; columns grow by default. */
  flex?: number;
  /** With `flex`: never narrower than this. Default: 180 or the header's width. */
  minWidth?: number;
  /** On the phone the title of the row's card; default: the first column. */
  title?: boolean;
  hidden?: boolean;
  filterable?: boolean;
  sortable?: boolean;
  /** The raw value, for sorting, filtering and printing; default `row[field]`. */
  value?: (row: Row) => unknown;
  /** Something else than the printed value. */
  render?: (row: Row) => ReactNode;
}

/** What a row has in a column. */
export const rawOf = <Row extends GridValidRowModel>({ value, field }: TableColumn<Row>, row: Row): unknown =>
  value ? value(row) : (row[field] as unknown);

/** A column's head, with its unit. */
export const headerOf = ({ header, unit }: Pick<TableColumn<never>, 'header' | 'unit'>): string =>
  unit ? `${header} (${unit})` : header;

/** Width of a column from its header (specification 1, "Data grid"), in px. */
export function columnWidth(header: string): number {
  return 100 + 7 * header.length;
}

/** Text cells longer than this are cut, the whole in a tooltip (specification 1, "Data grid"). */
export const CELL_LIMIT = 120;

/** The first 120 characters and '…', or the text itself. */
export function cutText(text: string): string {
  return text.length > CELL_LIMIT ? `${text.slice(0, CELL_LIMIT).trimEnd()}…` : text;
}

export interface RowAction {
  label: string;
  icon: ReactNode;
  onClick?: () => void;
  href?: string;
  disabled?: boolean;
}

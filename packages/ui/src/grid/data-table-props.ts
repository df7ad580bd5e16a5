import type { GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { ListCard } from '../cards/card/list-cards.tsx';
import type { RowDetail } from '../cards/card/row-detail.ts';
import type { ToolbarParts } from './grid-toolbar.tsx';
import type { RowAction, TableColumn } from './table-column.ts';

/** Rows per page unless told (specification 1, section 9); Detalhamento has 25, property tables 24. */
export const PAGE_SIZE = 20;

export interface SortOrder {
  field: string;
  direction: 'asc' | 'desc';
}

/** An order as one word, in addresses and calls: 'nome', '-visitas'. */
export const ordemOf = (sort: SortOrder | null): string | undefined =>
  sort === null ? undefined : `${sort.direction === 'desc' ? '-' : ''}${sort.field}`;

/** The order of such a word. */
export const sortOrderOf = (ordem: string | undefined): SortOrder | null =>
  ordem === undefined
    ? null
    : { field: ordem.replace(/^-/, ''), direction: ordem.startsWith('-') ? 'desc' : 'asc' };

/** A condition in the grid's own operators ('contains', 'doesNotContain', 'is', '>=' …); days as Dates. */
export interface GridFilter {
  field: string;
  operator: string;
  value: unknown;
}

/** The rows stay on the server: it pages, and sorts and filters when asked to. */
export interface ServerPaging {
  /** From 0. */
  page: number;
  rowCount: number | null;
  onPage: (page: number) => void;
  onSort?: (sort: SortOrder | null) => void;
  onFilter?: (filter: GridFilter | null) => void;
  /** What the list begins with: a link's order and condition. */
  sort?: SortOrder | null;
  filter?: GridFilter | null;
}

export interface DataTableProps<Row extends GridValidRowModel> {
  /** What the grid lists, for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  /** Cells of the total row by field. */
  total?: Readonly<Record<string, ReactNode>> | undefined;
  pageSize?: number;
  server?: ServerPaging | undefined;
  /** The order of rows that the grid orders itself, where its page keeps it; the grid does unless told. */
  sort?: SortOrder | null;
  onSort?: (sort: SortOrder | null) => void;
  loading?: boolean;
  emptyText?: string;
  emptyDetail?: string;
  /** Default filters and columns; `download` needs onDownload or files. All off for profiles without them. */
  toolbar?: ToolbarParts;
  onDownload?: (() => void) | undefined;
  downloading?: boolean;
  /** In place of 'Baixar Dados' where there are several files. */
  files?: ReactNode;
  /** Where the toolbar's actions go (GridCard); undefined puts them above the grid. */
  toolbarHost?: HTMLElement | null | undefined;
  /** `field` is the clicked cell's column; absent where a row has no cells (list cards of narrow screens). */
  onRowClick?: ((row: Row, field?: string) => void) | undefined;
  /** Whether a column's cells open something; all of them unless told. */
  opens?: (field: string) => boolean;
  rowActions?: (row: Row) => readonly RowAction[];
  /** Rows that open. Only where the rows stay on the server (`server`): a grid that sorts its own would sort what is inside away from its row. */
  detail?: RowDetail<Row> | undefined;
  /** 32/34 px of the dashboard, or 36/38 of lists and Detalhamento. */
  density?: 'dense' | 'list';
  selectedId?: string | number | null;
  /** What a row is below 768 px; default: the first column and the others as lines. */
  card?: (row: Row) => ListCard;
  footStart?: ReactNode;
  footEnd?: ReactNode;
  showSize?: boolean;
  /** The grid scrolls inside this height (dialogs); without one it is as high as its rows. */
  height?: number | string;
}

import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridFilterModel,
  type GridRowId,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { useMemo, useState, type ReactNode } from 'react';
import { EmptyState } from '../cards/empty-state.tsx';
import type { ListCard } from '../cards/list-cards.tsx';
import { useNonce } from '../theme/nonce.ts';
import { useNarrow } from '../theme/use-scheme.ts';
import { gridColumns } from './grid-columns.tsx';
import { GridFooter } from './grid-footer.tsx';
import { GRID_STYLES } from './grid-styles.ts';
import { GRID_TEXTS } from './grid-texts.ts';
import { GridToolbar, type ToolbarParts } from './grid-toolbar.tsx';
import { NarrowTable } from './narrow-table.tsx';
import type { RowAction, TableColumn } from './table-column.ts';

/** Rows per page unless told (specification 1, section 9); Detalhamento has 25, property tables 24. */
export const PAGE_SIZE = 20;

/** The rows stay on the server: it pages, and sorts and filters when asked to. */
export interface ServerPaging {
  /** From 0. */
  page: number;
  rowCount: number | null;
  onPage: (page: number) => void;
  onSort?: (sort: { field: string; direction: 'asc' | 'desc' } | null) => void;
  onFilter?: (filter: { field: string; operator: string; value: unknown } | null) => void;
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
  loading?: boolean;
  emptyText?: string;
  emptyDetail?: string;
  /** Default filters and columns; `download` needs onDownload. All off for profiles without them. */
  toolbar?: ToolbarParts;
  onDownload?: (() => void) | undefined;
  downloading?: boolean;
  /** Where the toolbar's actions go (GridCard); undefined puts them above the grid. */
  toolbarHost?: HTMLElement | null | undefined;
  onRowClick?: ((row: Row) => void) | undefined;
  rowActions?: (row: Row) => readonly RowAction[];
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

/** The portal's grid: filterable, paged, Portuguese; list cards on narrow screens from the same rows. */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { rows, rowId, server, pageSize = PAGE_SIZE, loading = false, onRowClick, selectedId = null } = props;
  const {
    density = 'list',
    emptyText = 'Nenhum dado encontrado',
    emptyDetail,
    toolbar = { filters: true, columns: true, download: true },
  } = props;
  const narrow = useNarrow('md');
  const nonce = useNonce();
  const [ownPage, setOwnPage] = useState(0);
  const page = server?.page ?? ownPage;
  const onPage = server?.onPage ?? setOwnPage;
  const columns = useMemo(
    () => gridColumns(props.columns, props.rowActions),
    [props.columns, props.rowActions],
  );
  const hidden = useMemo(
    () => Object.fromEntries(props.columns.filter((one) => one.hidden).map((one) => [one.field, false])),
    [props.columns],
  );
  if (narrow) return <NarrowTable {...props} page={page} onPage={onPage} pageSize={pageSize} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, height: props.height }}>
      <DataGrid<Row>
        aria-label={props.label}
        {...(nonce ? { nonce } : {})}
        rows={rows}
        columns={columns}
        getRowId={rowId}
        loading={loading}
        localeText={GRID_TEXTS}
        ignoreDiacritics
        disableRowSelectionOnClick
        disableVirtualization={rows.length <= pageSize}
        rowSelection={selectedId !== null}
        {...(selectedId === null
          ? {}
          : { rowSelectionModel: { type: 'include' as const, ids: new Set<GridRowId>([selectedId]) } })}
        rowHeight={density === 'dense' ? 32 : 36}
        columnHeaderHeight={density === 'dense' ? 34 : 38}
        initialState={{ columns: { columnVisibilityModel: hidden } }}
        pageSizeOptions={[pageSize]}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => model.page !== page && onPage(model.page)}
        paginationMode={server ? 'server' : 'client'}
        {...(server ? { rowCount: server.rowCount ?? -1 } : {})}
        sortingMode={server?.onSort ? 'server' : 'client'}
        filterMode={server?.onFilter ? 'server' : 'client'}
        onSortModelChange={(model: GridSortModel) => {
          const first = model[0];
          server?.onSort?.(first?.sort ? { field: first.field, direction: first.sort } : null);
        }}
        onFilterModelChange={(model: GridFilterModel) => {
          const first = model.items[0];
          server?.onFilter?.(
            first ? { field: first.field, operator: first.operator, value: first.value as unknown } : null,
          );
        }}
        getRowClassName={() => (onRowClick ? 'is-clickable' : '')}
        onRowClick={({ row }) => onRowClick?.(row)}
        onCellKeyDown={({ row, field }, event) => {
          if (event.key === 'Enter' && field !== '__actions') onRowClick?.(row as Row);
        }}
        showToolbar
        slots={{
          toolbar: GridToolbar,
          footer: GridFooter,
          noRowsOverlay: Nothing,
          noResultsOverlay: Nothing,
        }}
        slotProps={{
          toolbar: {
            parts: toolbar,
            onDownload: props.onDownload,
            downloading: props.downloading === true,
            host: props.toolbarHost,
          },
          footer: {
            total: rows.length > 0 ? props.total : undefined,
            footStart: props.footStart,
            footEnd: props.footEnd,
            page,
            pageSize,
            rowCount: server ? server.rowCount : undefined,
            onPage,
            showSize: props.showSize === true,
          },
          noRowsOverlay: { text: emptyText, detail: emptyDetail },
          noResultsOverlay: { text: emptyText, detail: 'Os filtros da grade não deixam nenhuma linha.' },
          loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        }}
        sx={[GRID_STYLES, rows.length === 0 ? { '--DataGrid-overlayHeight': '220px' } : null] as never}
      />
    </Box>
  );
}

interface NothingOptions {
  text?: string;
  detail?: string | undefined;
}

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides extends NothingOptions {}
  interface NoResultsOverlayPropsOverrides extends NothingOptions {}
}

function Nothing({ text = '', detail }: NothingOptions) {
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', bgcolor: 'background.paper' }}>
      <EmptyState silent sentence={text} detail={detail} icon={<TableRowsOutlined />} />
    </Box>
  );
}

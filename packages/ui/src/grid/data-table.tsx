import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridFilterModel,
  type GridRowId,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { useEffect, useMemo, useState } from 'react';
import { EmptyState } from '../cards/state/empty-state.tsx';
import { whenIdle } from '../lazy/when-idle.ts';
import { useNonce } from '../theme/nonce.ts';
import { useNarrow } from '../theme/use-scheme.ts';
import { gridColumns } from './grid-columns.tsx';
import { GridFooter } from './grid-footer.tsx';
import { GRID_PANELS } from './grid-panels.tsx';
import { GRID_STYLES } from './grid-styles.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import { fetchFields } from './late-fields.ts';
import { PAGE_SIZE, type DataTableProps, type SortOrder } from './data-table-props.ts';
import { NarrowTable } from './narrow-table.tsx';
import { mayWrap } from './row-lines.ts';
import { DETAIL_FIELD, detailColumn, withDetails } from './row-detail.tsx';
import { useCommonWords } from '../words/common.ts';
import { useGridWords } from './words.ts';

/** The columns of row actions and of what is inside, whose cells open nothing by themselves. */
const OWN_CELLS = ['__actions', DETAIL_FIELD];

/** The portal's grid: filterable, paged, Portuguese; list cards on narrow screens from the same rows. */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const common = useCommonWords();
  const words = useGridWords();
  const { rows, rowId, server, pageSize = PAGE_SIZE, loading = false, onRowClick, selectedId = null } = props;
  const {
    density = 'list',
    emptyText = common.nothing,
    emptyDetail,
    toolbar = { filters: true, columns: true, download: true },
  } = props;
  const narrow = useNarrow('md');
  const nonce = useNonce();
  const [ownPage, setOwnPage] = useState(0);
  const page = server?.page ?? ownPage;
  const onPage = server?.onPage ?? setOwnPage;
  const { detail } = props;
  const { shown, inside } = useMemo(() => withDetails(rows, detail), [rows, detail]);
  const columns = useMemo(() => {
    const own = gridColumns(props.columns, words, props.rowActions);
    return detail ? [detailColumn(detail, inside, words), ...own] : own;
  }, [props.columns, props.rowActions, detail, inside, words]);
  const least = density === 'dense' ? 32 : 36;
  const heights = useMemo(() => {
    const wraps = mayWrap(props.columns);
    const whole = (row: Row) => inside.has(row) || wraps(row);
    return {
      getRowHeight: ({ model }: { model: GridValidRowModel }) =>
        whole(model as Row) ? ('auto' as const) : null,
      getEstimatedRowHeight: () => least,
    };
  }, [props.columns, inside, least]);
  const idOf = (row: Row): string | number => {
    const of = inside.get(row);
    return of === undefined ? rowId(row) : `${rowId(of)} ${DETAIL_FIELD}`;
  };
  const hidden = useMemo(
    () => Object.fromEntries(props.columns.filter((one) => one.hidden).map((one) => [one.field, false])),
    [props.columns],
  );
  // What fails before it is wanted is fetched again when it is.
  useEffect(() => (narrow ? undefined : whenIdle(() => void fetchFields().catch(() => undefined))), [narrow]);
  if (narrow) return <NarrowTable {...props} page={page} onPage={onPage} pageSize={pageSize} />;
  return (
    <Box sx={[TABLE, { height: props.height }, detail ? MEASURED : null]}>
      <DataGrid<Row>
        aria-label={props.label}
        {...(nonce ? { nonce } : {})}
        rows={shown}
        columns={columns}
        getRowId={idOf}
        {...heights}
        loading={loading}
        localeText={words.locale}
        ignoreDiacritics
        disableRowSelectionOnClick
        disableVirtualization={rows.length <= pageSize}
        rowSelection={selectedId !== null}
        {...(selectedId === null
          ? {}
          : { rowSelectionModel: { type: 'include' as const, ids: new Set<GridRowId>([selectedId]) } })}
        rowHeight={least}
        columnHeaderHeight={density === 'dense' ? 34 : 38}
        initialState={{
          columns: { columnVisibilityModel: hidden },
          ...(server?.sort ? { sorting: { sortModel: modelOf(server.sort) } } : {}),
          ...(server?.filter ? { filter: { filterModel: { items: [{ ...server.filter, id: 0 }] } } } : {}),
        }}
        pageSizeOptions={[pageSize]}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => model.page !== page && onPage(model.page)}
        paginationMode={server ? 'server' : 'client'}
        {...(server ? { rowCount: server.rowCount ?? -1 } : {})}
        sortingMode={server?.onSort ? 'server' : 'client'}
        filterMode={server?.onFilter ? 'server' : 'client'}
        {...(props.sort === undefined ? {} : { sortModel: modelOf(props.sort) })}
        onSortModelChange={(model: GridSortModel) => {
          const first = model[0];
          (server ?? props).onSort?.(first?.sort ? { field: first.field, direction: first.sort } : null);
        }}
        onFilterModelChange={(model: GridFilterModel) => {
          const first = model.items[0];
          server?.onFilter?.(
            first ? { field: first.field, operator: first.operator, value: first.value as unknown } : null,
          );
        }}
        getRowClassName={({ row }) => (inside.has(row) ? 'is-inside' : onRowClick ? 'is-clickable' : '')}
        getCellClassName={({ field }) => {
          const opens = props.opens?.(field);
          return opens === undefined ? '' : opens ? 'is-opening' : 'is-still';
        }}
        onCellClick={({ row, field }) => {
          if (!OWN_CELLS.includes(field)) onRowClick?.(row, field);
        }}
        onCellKeyDown={({ row, field }, event) => {
          if (event.key === 'Enter' && !OWN_CELLS.includes(field)) onRowClick?.(row as Row, field);
        }}
        showToolbar
        slots={{
          toolbar: GridToolbar,
          footer: GridFooter,
          ...GRID_PANELS,
          noRowsOverlay: Nothing,
          noResultsOverlay: Nothing,
        }}
        slotProps={{
          toolbar: {
            parts: toolbar,
            onDownload: props.onDownload,
            downloading: props.downloading === true,
            files: props.files,
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
          // Below, a head's words would lie over the first row and take its clicks.
          baseTooltip: { material: { placement: 'top' } },
          noRowsOverlay: { text: emptyText, detail: emptyDetail },
          noResultsOverlay: { text: emptyText, detail: words.filteredOut },
          loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        }}
        sx={
          [
            GRID_STYLES,
            { '--row-least': `${least}px` },
            rows.length === 0 ? { '--DataGrid-overlayHeight': '220px' } : null,
          ] as never
        }
      />
    </Box>
  );
}

const modelOf = (sort: SortOrder | null): GridSortModel =>
  sort ? [{ field: sort.field, sort: sort.direction }] : [];

const TABLE = { display: 'flex', flexDirection: 'column', minWidth: 0 };
// What is inside a row is as wide as what is seen of the table (`cqw`).
const MEASURED = { containerType: 'inline-size' };

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

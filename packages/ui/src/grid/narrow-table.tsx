import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { CardAction } from '../cards/card/card-action.tsx';
import { EmptyState } from '../cards/state/empty-state.tsx';
import { ListCards, type ListCard } from '../cards/card/list-cards.tsx';
import { LoadingState } from '../cards/state/loading-state.tsx';
import { Pager } from '../cards/card/pager.tsx';
import { cellText } from './cell-text.ts';
import type { DataTableProps } from './data-table-props.ts';
import { RowActions } from './grid-columns.tsx';
import { cutText, headerOf, rawOf } from './table-column.ts';
import { useCommonWords } from '../words/common.ts';

type NarrowProps<Row extends GridValidRowModel> = DataTableProps<Row> & {
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
};

/** The same rows as list cards: a grid that scrolls sideways is no use on a phone. */
export function NarrowTable<Row extends GridValidRowModel>(props: NarrowProps<Row>) {
  const common = useCommonWords();
  const {
    label,
    rows,
    rowId,
    server,
    page,
    pageSize,
    onPage,
    loading = false,
    emptyText = common.nothing,
  } = props;
  const shown = server ? rows : rows.slice(page * pageSize, (page + 1) * pageSize);
  if (loading && rows.length === 0) return <LoadingState shape="rows" height={300} />;
  if (rows.length === 0)
    return <EmptyState sentence={emptyText} detail={props.emptyDetail} icon={<TableRowsOutlined />} />;
  return (
    <Box sx={{ overflow: 'auto', height: props.height }} aria-busy={loading}>
      <ListCards
        label={label}
        rows={shown}
        rowKey={rowId}
        card={props.card ?? ((row) => cardOf(props, row))}
        onOpen={props.onRowClick}
        detail={props.detail}
      />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          flexWrap: 'wrap',
          px: '16px',
          py: '4px',
        }}
      >
        {props.toolbar?.download !== false && props.files}
        {props.onDownload && props.toolbar?.download !== false && (
          <CardAction
            label={common.download}
            icon={<DownloadOutlined />}
            onClick={props.onDownload}
            busy={props.downloading === true}
          />
        )}
        <Pager
          page={page}
          pageSize={pageSize}
          count={server ? server.rowCount : rows.length}
          onPage={onPage}
        />
        {props.footEnd}
      </Box>
    </Box>
  );
}

function cardOf<Row extends GridValidRowModel>(props: DataTableProps<Row>, row: Row): ListCard {
  const visible = props.columns.filter((column) => !column.hidden);
  const print = (column: (typeof visible)[number]) => {
    if (column.render) return column.render(row);
    return cutText(cellText(column, rawOf(column, row)));
  };
  const first = visible.find((column) => column.title) ?? visible[0];
  const rest = visible.filter((column) => column !== first);
  return {
    title: first ? print(first) : '',
    body: (
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '2px 8px', m: 0 }}
      >
        {rest.map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {headerOf(column)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {print(column)}
            </Box>
          </Box>
        ))}
      </Box>
    ),
    actions: props.rowActions ? <RowActions actions={props.rowActions(row)} /> : undefined,
  };
}

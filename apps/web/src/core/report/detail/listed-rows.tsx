import { DETAIL_PAGE_SIZE, type RowList } from '@fonte/contracts';
import { counted, formatInteger } from '@fonte/pt-br';
import { useNarrow, type ListCard } from '@fonte/ui';
import {
  DataTable,
  ListBar,
  ordemOf,
  sortOrderOf,
  type RowAction,
  type RowDetail,
  type TableColumn,
} from '@fonte/ui/grid';
import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { conditionOf, gridFilterOf } from './grid-conditions.ts';
import { isNarrowed } from '../drill/row-list.ts';

export type ListedRowsProps<Line extends { place: number }> = {
  label: string;
  columns: readonly TableColumn<Line>[];
  rows: readonly Line[];
  /** From 1. */
  page: number;
  /** Rows that the list keeps, and rows behind the figure. */
  total: number;
  whole: number;
  list: RowList;
  onTurn: (page: number) => void;
  /** Another order, condition or search: the list begins at its first page again. */
  onList: (list: RowList) => void;
  onRowClick?: ((row: Line) => void) | undefined;
  loading: boolean;
  toolbarHost: HTMLElement | null;
  emptyText: string;
  footStart: ReactNode;
  footEnd?: ReactNode;
  /** Rows of a page; 25 unless told. */
  pageSize?: number;
  /** The list scrolls inside its dialog unless told; undefined: it is as high as its rows. */
  height?: string | undefined;
  foot?: Readonly<Record<string, ReactNode>> | undefined;
  /** Buttons of the list's files; none for profiles without them. */
  files?: ReactNode;
  rowActions?: (row: Line) => readonly RowAction[];
  detail?: RowDetail<Line> | undefined;
  card?: (row: Line) => ListCard;
};

/** The rows behind a figure as a working list: searched, filtered and ordered over all of them by the server, 25 a page. */
export function ListedRows<Line extends { place: number }>(props: ListedRowsProps<Line>) {
  const { columns, list, onList, page, total, whole, onTurn, files } = props;
  const height = 'height' in props ? props.height : '100%';
  const { t } = useTexts('core');
  const phone = useNarrow('sm');
  const [condition] = list.filtros ?? [];
  // Only what the list begins with: from then on the grid knows its own order and condition.
  const begins = useMemo(
    () => ({
      sort: sortOrderOf(list.ordem),
      filter: gridFilterOf(
        condition,
        columns.find(({ field }) => field === condition?.campo)?.type ?? 'text',
      ),
    }),
    [list.ordem, condition, columns],
  );
  // While an answer is awaited the rows are still those of the one before.
  const note =
    isNarrowed(list) && !props.loading
      ? t('detail.kept', {
          kept: formatInteger(total),
          whole: counted(whole, t('table.row'), t('table.rows')),
        })
      : undefined;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height, minHeight: 0 }}>
      <ListBar
        label={t('detail.search')}
        search={list.busca ?? ''}
        onSearch={(busca) => onList({ ...list, busca })}
        sort={{
          label: t('detail.order'),
          none: t('detail.ownOrder'),
          options: columns.filter(({ sortable }) => sortable !== false),
          value: begins.sort,
          onSort: (sort) => onList({ ...list, ordem: ordemOf(sort) }),
          directions: { asc: t('detail.ascending'), desc: t('detail.descending') },
        }}
        note={note}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataTable
          label={props.label}
          columns={columns}
          rows={props.rows}
          rowId={(row) => row.place}
          server={{
            page: page - 1,
            rowCount: total,
            onPage: (next) => onTurn(next + 1),
            onSort: (sort) => onList({ ...list, ordem: ordemOf(sort) }),
            onFilter: (filter) => {
              const asked = conditionOf(filter);
              onList({ ...list, filtros: asked ? [asked] : [] });
            },
            ...begins,
          }}
          pageSize={props.pageSize ?? DETAIL_PAGE_SIZE}
          density="list"
          {...(height === undefined ? {} : { height })}
          total={props.foot}
          loading={props.loading}
          emptyText={props.emptyText}
          {...(isNarrowed(list) ? { emptyDetail: t('detail.nothingKept') } : {})}
          toolbar={{ filters: true, columns: true, download: files !== undefined }}
          files={files}
          {...(props.rowActions ? { rowActions: props.rowActions } : {})}
          detail={props.detail}
          {...(props.card ? { card: props.card } : {})}
          toolbarHost={phone ? undefined : props.toolbarHost}
          showSize
          footStart={props.footStart}
          footEnd={props.footEnd}
          onRowClick={props.onRowClick}
        />
      </Box>
    </Box>
  );
}

import { compareTexts } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { CardIconAction } from '../cards/card/card-action.tsx';
import { cellText, isNegative } from './cell-text.ts';
import { leastWidth, linesOf } from './row-lines.ts';
import {
  CELL_LIMIT,
  columnWidth,
  cutText,
  headerOf,
  rawOf,
  type RowAction,
  type TableColumn,
} from './table-column.ts';
import type { GridWords } from './words.ts';

const NUMERIC = new Set(['integer', 'number', 'percent', 'money', 'duration']);
const DATES = new Set(['date', 'datetime']);
const LARGEST_FIRST = ['desc', 'asc', null] as const;

/** Our columns in the Data Grid's terms. */
export function gridColumns<Row extends GridValidRowModel>(
  columns: readonly TableColumn<Row>[],
  words: GridWords,
  rowActions?: (row: Row) => readonly RowAction[],
): GridColDef<Row>[] {
  const own = columns.map((column) => gridColumn(column));
  return rowActions ? [...own, actionsColumn(rowActions, words)] : own;
}

function gridColumn<Row extends GridValidRowModel>(column: TableColumn<Row>): GridColDef<Row> {
  const type = column.type ?? 'text';
  const align = column.align ?? (NUMERIC.has(type) || DATES.has(type) ? 'right' : 'left');
  const header = headerOf(column);
  const raw = (row: Row): unknown => rawOf(column, row);
  return {
    field: column.field,
    headerName: header,
    type: gridType(type),
    align,
    headerAlign: align,
    width: column.width ?? columnWidth(header),
    minWidth: 80,
    ...(column.flex === undefined ? {} : { flex: column.flex, minWidth: leastWidth(column) }),
    filterable: column.filterable !== false,
    sortable: column.sortable !== false,
    // Of figures the largest are looked for first.
    ...(NUMERIC.has(type) ? { sortingOrder: LARGEST_FIRST } : {}),
    // As every list of ours: the grid's own order is that of the browser's language, without numbers in words.
    ...(gridType(type) === 'string' ? { sortComparator: inWords } : {}),
    valueGetter: (_value, row) => (DATES.has(type) ? asDate(raw(row)) : raw(row)),
    valueFormatter: (_value, row) => cellText(column, raw(row)),
    renderCell: ({ row }) => {
      if (column.render) return column.render(row);
      const value = raw(row);
      const text = cellText(column, value);
      if (column.surplus !== true && isNegative(column, value)) {
        return (
          <Box component="span" sx={{ color: 'negativo' }}>
            {text}
          </Box>
        );
      }
      if (type !== 'text') return text;
      if (text.length > CELL_LIMIT)
        return (
          <Tooltip title={text}>
            <span className="is-words">{cutText(text)}</span>
          </Tooltip>
        );
      return (
        <span className="is-words" {...(linesOf(column, text) > 2 ? { title: text } : {})}>
          {text}
        </span>
      );
    },
  };
}

/** Nothing before all words. */
const inWords = (a: unknown, b: unknown): number => compareTexts(wordOf(a), wordOf(b));
const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : '';

function gridType(type: string): 'string' | 'number' | 'date' | 'dateTime' | 'boolean' {
  if (NUMERIC.has(type)) return 'number';
  if (type === 'date') return 'date';
  if (type === 'datetime') return 'dateTime';
  // The grid's own boolean cells are ticks without words; ours are filtered as text.
  return 'string';
}

/** The grid's date filters compare Dates on the reader's clock; a day without zone is that day's midnight there. */
function asDate(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (typeof value !== 'string' || value === '') return null;
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  const date = day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

function actionsColumn<Row extends GridValidRowModel>(
  rowActions: (row: Row) => readonly RowAction[],
  words: GridWords,
): GridColDef<Row> {
  return {
    field: '__actions',
    headerName: words.actions,
    width: 112,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    filterable: false,
    hideable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ row }) => <RowActions actions={rowActions(row)} />,
  };
}

/** Icons that are always there: hover-only actions are out of reach for fingers and keyboards. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', height: '100%', gap: '4px' }}>
      {actions.map((action) => (
        <CardIconAction
          key={action.label}
          label={action.label}
          icon={action.icon}
          disabled={action.disabled === true}
          href={action.href}
          onClick={(event) => {
            // The row's own click is something else.
            event.stopPropagation();
            action.onClick?.();
          }}
        />
      ))}
    </Box>
  );
}

import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { SyntheticEvent } from 'react';
import type { RowDetail } from '../cards/card/row-detail.ts';
import { Hint } from '../layout/hint.tsx';
import { TOUCH } from '../theme/media.ts';
import type { GridWords } from './words.ts';
import { UNSEEN } from '../theme/unseen.ts';

/** The column of the buttons; on a row of what is inside, its one cell. */
export const DETAIL_FIELD = '__detail';

/** What is inside an opened row, as a row of the grid: the community's grid has none of its own for it. */
export type Inside<Row> = ReadonlyMap<Row, Row>;

/** The rows, each opened one followed by what is inside it. */
export function withDetails<Row extends GridValidRowModel>(
  rows: readonly Row[],
  detail: RowDetail<Row> | undefined,
): { shown: readonly Row[]; inside: Inside<Row> } {
  const inside = new Map<Row, Row>();
  if (!detail) return { shown: rows, inside };
  const shown = rows.flatMap((row) => {
    if (!detail.isOpen(row)) return [row];
    const below = { ...row };
    inside.set(below, row);
    return [row, below];
  });
  return { shown, inside };
}

export function detailColumn<Row extends GridValidRowModel>(
  detail: RowDetail<Row>,
  inside: Inside<Row>,
  words: GridWords,
): GridColDef<Row> {
  return {
    field: DETAIL_FIELD,
    headerName: words.open,
    renderHeader: () => (
      <Box component="span" sx={UNSEEN}>
        {words.open}
      </Box>
    ),
    width: 44,
    minWidth: 44,
    align: 'center',
    cellClassName: 'is-toggle',
    sortable: false,
    filterable: false,
    hideable: false,
    disableColumnMenu: true,
    disableExport: true,
    colSpan: (_value, row, _column, api) => (inside.has(row) ? api.current.getVisibleColumns().length : 1),
    renderCell: ({ row }) => {
      const of = inside.get(row);
      if (of === undefined)
        return (
          <Box component="span" sx={MIDDLE}>
            <RowToggle detail={detail} row={row} />
          </Box>
        );
      return (
        // The grid's own keys and focus are of its cells, not of what stands in this one.
        <Box sx={INSIDE} onKeyDown={stop} onMouseDown={stop} onMouseUp={stop}>
          {detail.body(of)}
        </Box>
      );
    },
  };
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();

function RowToggle<Row>({ detail, row }: { detail: RowDetail<Row>; row: Row }) {
  const open = detail.isOpen(row);
  const label = detail.label(row);
  return (
    <Hint text={label}>
      <IconButton
        aria-label={label}
        aria-expanded={open}
        data-print="hide"
        onKeyDown={stop}
        onClick={(event) => {
          // The row's own click is something else.
          event.stopPropagation();
          detail.onToggle(row);
        }}
        sx={TOGGLE}
      >
        <ExpandMoreOutlined sx={open ? TURNED : undefined} />
      </IconButton>
    </Hint>
  );
}
const TOGGLE = {
  width: 26,
  height: 26,
  '& .MuiSvgIcon-root': { fontSize: 20 },
  [TOUCH]: { width: 44, height: 44 },
};
const MIDDLE = { display: 'inline-flex', alignItems: 'center', height: '100%' };
const TURNED = { transform: 'rotate(180deg)' };
// Where the columns are wider than the card, it stays in sight as they are scrolled.
const INSIDE = {
  position: 'sticky',
  left: 0,
  width: '100cqw',
  boxSizing: 'border-box',
  p: '12px 16px 16px',
  textAlign: 'left',
};

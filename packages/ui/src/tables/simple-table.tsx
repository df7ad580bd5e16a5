import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TOUCH } from '../theme/media.ts';
import { TABLE } from './table-styles.ts';

export interface SimpleColumn<Row> {
  key: string;
  header: ReactNode;
  /** Figures right, text left. */
  align?: 'left' | 'right';
  width?: number | string;
  cell: (row: Row) => ReactNode;
  /** The cell opens something of its own; undefined where it opens nothing, or what its row opens. */
  onOpen?: ((row: Row) => void) | undefined;
  /** False for rows in which there is nothing to open. */
  mayOpen?: ((row: Row) => boolean) | undefined;
}

export interface SimpleTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly SimpleColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Cells of the tfoot row by column key. */
  total?: Readonly<Record<string, ReactNode>>;
  onRowClick?: ((row: Row) => void) | undefined;
  /** Key of the highlighted row. */
  selected?: string | number | null;
  /** 32 px rows of the dashboard, or 36 px of lists. */
  density?: 'dense' | 'list';
}

/** A real table without paging: short lists, tab cards, the table twin of a chart. */
export function SimpleTable<Row>(props: SimpleTableProps<Row>) {
  const { label, columns, rows, rowKey, total, onRowClick, selected = null, density = 'dense' } = props;
  return (
    // Keyboard users scroll what overflows, so the box itself can take the focus.
    <Box
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{
        overflowX: 'auto',
        '&:focus-visible': { outlineOffset: '-2px' },
        '@media print': { overflow: 'visible' },
      }}
    >
      <Box
        component="table"
        sx={[
          TABLE,
          { '--row': density === 'dense' ? '32px' : '36px', '--head': density === 'dense' ? '34px' : '38px' },
          onRowClick || columns.some(({ onOpen }) => onOpen) ? { [TOUCH]: { '--row': '44px' } } : null,
        ]}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <Box
                component={column.header === '' ? 'td' : 'th'}
                scope={column.header === '' ? undefined : 'col'}
                key={column.key}
                sx={{ textAlign: column.align ?? 'left', width: column.width }}
              >
                {column.header}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Box
              component="tr"
              key={rowKey(row)}
              data-selected={rowKey(row) === selected ? '' : undefined}
              onClick={onRowClick ? () => onRowClick(row) : undefined}
              sx={onRowClick ? { cursor: 'pointer', '&:hover': { bgcolor: 'primary.soft' } } : undefined}
            >
              {columns.map((column, number) => (
                <Box component="td" key={column.key} sx={{ textAlign: column.align ?? 'left' }}>
                  {column.onOpen && column.mayOpen?.(row) !== false ? (
                    <RowButton strong={number === 0} onOpen={() => column.onOpen?.(row)}>
                      {column.cell(row)}
                    </RowButton>
                  ) : onRowClick && number === 0 ? (
                    <RowButton strong onOpen={() => onRowClick(row)}>
                      {column.cell(row)}
                    </RowButton>
                  ) : (
                    column.cell(row)
                  )}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <Box component="td" key={column.key} sx={{ textAlign: column.align ?? 'left' }}>
                  {total[column.key] ?? null}
                </Box>
              ))}
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}

/** A cell that opens something, or the first one of a row that does: the keyboard's and the screen reader's way to the click. */
function RowButton({
  onOpen,
  strong,
  children,
}: {
  onOpen: () => void;
  strong: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      component="button"
      type="button"
      data-print="text"
      onClick={(event: { stopPropagation(): void }) => {
        event.stopPropagation();
        onOpen();
      }}
      sx={{
        all: 'unset',
        cursor: 'pointer',
        fontWeight: strong ? 600 : undefined,
        '&:hover': strong ? undefined : { textDecoration: 'underline' },
        // A finger finds the whole cell, whose figures stay under their head.
        [TOUCH]: { display: 'block', width: '100%', py: '13px' },
        '&:focus-visible': {
          outline: '2px solid',
          outlineColor: 'foco',
          outlineOffset: '2px',
          borderRadius: '4px',
        },
      }}
    >
      {children}
    </Box>
  );
}

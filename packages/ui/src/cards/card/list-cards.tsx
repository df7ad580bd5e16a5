import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { RowDetail } from './row-detail.ts';

export interface ListCard {
  title: ReactNode;
  /** Right of the title: a warning. */
  end?: ReactNode;
  /** Code, place. */
  subtitle?: ReactNode;
  /** A bar. */
  body?: ReactNode;
  /** Last line. */
  caption?: ReactNode;
  /** Up to two buttons of 44 px. */
  actions?: ReactNode;
}

export interface ListCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  card: (row: Row) => ListCard;
  onOpen?: ((row: Row) => void) | undefined;
  /** Cards that open. */
  detail?: RowDetail<Row> | undefined;
}

/** What a grid is on the phone: the same data, one block per row, rules between. */
export function ListCards<Row>({ label, rows, rowKey, card, onOpen, detail }: ListCardsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => {
        const { title, end, subtitle, body, caption, actions } = card(row);
        return (
          <Box component="li" key={rowKey(row)} sx={ITEM}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px' }}>
              {onOpen ? (
                <Box component="button" type="button" data-print="text" onClick={() => onOpen(row)} sx={OPEN}>
                  {title}
                </Box>
              ) : (
                <Box sx={{ fontWeight: 600 }}>{title}</Box>
              )}
              {end}
            </Box>
            {subtitle && (
              <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>{subtitle}</Box>
            )}
            {body && <Box sx={{ my: '6px', fontSize: 13 }}>{body}</Box>}
            {caption && (
              <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.tertiary' }}>{caption}</Box>
            )}
            {actions && <Box sx={{ display: 'flex', gap: '8px', mt: '8px' }}>{actions}</Box>}
            {detail && <Inside detail={detail} row={row} />}
          </Box>
        );
      })}
    </Box>
  );
}

function Inside<Row>({ detail, row }: { detail: RowDetail<Row>; row: Row }) {
  const open = detail.isOpen(row);
  return (
    <>
      <Button
        variant="text"
        fullWidth
        data-print="hide"
        aria-expanded={open}
        aria-label={detail.label(row)}
        endIcon={<ExpandMoreOutlined sx={open ? { transform: 'rotate(180deg)' } : undefined} />}
        onClick={() => detail.onToggle(row)}
        sx={{ minHeight: 44, mt: '4px' }}
      >
        {detail.words}
      </Button>
      {open && detail.body(row)}
    </>
  );
}

const ITEM = {
  px: '16px',
  py: '10px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
const OPEN = {
  all: 'unset',
  cursor: 'pointer',
  fontWeight: 600,
  minWidth: 44,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'foco', outlineOffset: '2px' },
};

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Twelve columns, counted as 24 halves so that 4.5 is possible; gap 16, on the phone 12. */
export function PageGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
        gap: { xs: '12px', sm: '16px' },
        alignItems: 'stretch',
        '@media print': { gap: '4mm', alignItems: 'start' },
      }}
    >
      {children}
    </Box>
  );
}

export interface PageCellProps {
  /** Columns of twelve from 992 px on; halves allowed. */
  span?: number;
  /** Tiles stand two by two on narrow screens; cards take the whole line. */
  kind?: 'card' | 'tile';
  /** Rows spanned from 992 px on. */
  rows?: number;
  children: ReactNode;
}

/**
 * One place of the grid. From 992 px `span`; 768–991 cards 6 (12 when they are wider than 8), tiles 6;
 * below 768 cards 12, tiles 6.
 */
export function PageCell({ span = 6, kind = 'card', rows = 1, children }: PageCellProps) {
  const half = 'span 12';
  const full = 'span 24';
  return (
    <Box
      data-cell={kind}
      data-span={Math.round(span * 2)}
      sx={{
        minWidth: 0,
        display: 'grid',
        // A card that is absent leaves no gap.
        '&:empty': { display: 'none' },
        gridColumn: {
          xs: kind === 'tile' ? half : full,
          md: kind === 'tile' || span < 8 ? half : full,
          lg: `span ${Math.round(span * 2)}`,
        },
        gridRow: { lg: `span ${rows}` },
        '@media print': { gridColumn: `span ${Math.round(span * 2)}`, gridRow: `span ${rows}` },
      }}
    >
      {children}
    </Box>
  );
}

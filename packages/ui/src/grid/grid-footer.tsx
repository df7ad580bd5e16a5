import Box from '@mui/material/Box';
import {
  gridFilteredTopLevelRowCountSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid';
import { useRef, type ReactNode } from 'react';
import { Pager } from '../cards/card/pager.tsx';
import { footCells } from './foot-cells.ts';
import { useGridWords } from './words.ts';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides extends GridFooterOptions {}
}

export interface GridFooterOptions {
  /** Cells of the total row by field. */
  total?: Readonly<Record<string, ReactNode>> | undefined;
  /** Left of the pager: date. */
  footStart?: ReactNode;
  page?: number;
  pageSize?: number;
  /** Rows on the server; undefined when the grid holds them all. */
  rowCount?: number | null | undefined;
  onPage?: (page: number) => void;
  showSize?: boolean;
  /** Right of the pager: Fechar. */
  footEnd?: ReactNode;
}

/** Total row under the columns it totals, then date, range and arrows. */
export function GridFooter(props: GridFooterOptions) {
  const { total, footStart, page = 0, pageSize = 20, rowCount, onPage, showSize = false, footEnd } = props;
  const api = useGridApiContext();
  const held = useGridSelector(api, gridFilteredTopLevelRowCountSelector);
  return (
    <div>
      {total && <TotalRow total={total} />}
      <Box sx={FOOT}>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.tertiary' }}>{footStart}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
          <Pager
            page={page}
            pageSize={pageSize}
            count={rowCount === undefined ? held : rowCount}
            onPage={(next) => onPage?.(next)}
            showSize={showSize}
            numbers
          />
          {footEnd}
        </Box>
      </Box>
    </div>
  );
}

function TotalRow({ total }: { total: Readonly<Record<string, ReactNode>> }) {
  const words = useGridWords();
  const api = useGridApiContext();
  const columns = useGridSelector(api, gridVisibleColumnDefinitionsSelector);
  const row = useRef<HTMLDivElement>(null);
  useGridEvent(api, 'scrollPositionChange', ({ left }) => {
    if (row.current) row.current.style.transform = `translateX(${-left}px)`;
  });
  return (
    <Box
      role="group"
      aria-label={words.total}
      sx={{
        overflow: 'hidden',
        bgcolor: 'background.subtle',
        borderTop: '2px solid',
        borderColor: 'controle',
      }}
    >
      <Box ref={row} sx={{ display: 'flex', width: 'max-content' }}>
        {footCells(columns, total).map(({ field, cell, width, align }) => (
          <Box key={field} sx={[TOTAL_CELL, { width, textAlign: align }]}>
            {cell}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const FOOT = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px',
  minHeight: 40,
  px: '16px',
  borderTop: '1px solid',
  borderColor: 'divider',
};
const TOTAL_CELL = {
  boxSizing: 'border-box',
  flex: 'none',
  px: '10px',
  fontSize: 13,
  // Whole, in as many lines as it takes.
  lineHeight: '18px',
  py: '8px',
  fontWeight: 600,
  overflowWrap: 'break-word',
  '&:first-of-type': { pl: '16px' },
};

import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { TOUCH } from '../../theme/media.ts';
import { pageNumbers } from './page-numbers.ts';
import { useCardWords } from '../words.ts';

export interface PagerProps {
  /** From 0. */
  page: number;
  pageSize: number;
  /** Rows of all pages; null while it is not known. */
  count: number | null;
  onPage: (page: number) => void;
  /** '25 por página', in dialogs. */
  showSize?: boolean;
  /** Pages by their number too, where there is room for them. */
  numbers?: boolean;
}

/** '1–20 de 34 ‹ ›', with numbers '‹ 1 [2] ›'. Nothing when there are no rows. */
export function Pager({ page, pageSize, count, onPage, showSize = false, numbers = false }: PagerProps) {
  const words = useCardWords();
  if (count === 0) return null;
  const from = page * pageSize + 1;
  const to = count === null ? from + pageSize - 1 : Math.min(from + pageSize - 1, count);
  return (
    <Box data-print="hide" sx={{ display: 'flex', alignItems: 'center', gap: '4px', fontSize: 13 }}>
      {showSize && <Box sx={{ color: 'text.secondary', mr: '16px' }}>{words.pageSize(pageSize)}</Box>}
      <Box aria-live="polite" sx={{ color: 'text.secondary', mr: '8px', whiteSpace: 'nowrap' }}>
        {formatInteger(from)}–{formatInteger(to)}
        {count === null ? '' : ` ${words.of} ${formatInteger(count)}`}
      </Box>
      <IconButton
        aria-label={words.previousPage}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
        sx={ARROW}
      >
        <ChevronLeftOutlined />
      </IconButton>
      {numbers && count !== null && (
        <Numbers open={page} pages={Math.ceil(count / pageSize)} onPage={onPage} />
      )}
      <IconButton
        aria-label={words.nextPage}
        disabled={count !== null && to >= count}
        onClick={() => onPage(page + 1)}
        sx={ARROW}
      >
        <ChevronRightOutlined />
      </IconButton>
    </Box>
  );
}

function Numbers({ open, pages, onPage }: { open: number; pages: number; onPage: (page: number) => void }) {
  const words = useCardWords();
  return pageNumbers(open, pages).map((page, at, all) =>
    page === null ? (
      <Box key={`after ${all[at - 1]}`} component="span" aria-hidden sx={{ color: 'text.tertiary' }}>
        …
      </Box>
    ) : (
      <ButtonBase
        key={page}
        aria-label={
          page === open ? words.page(formatInteger(page + 1)) : words.toPage(formatInteger(page + 1))
        }
        {...(page === open ? { 'aria-current': 'page' as const } : {})}
        onClick={() => page !== open && onPage(page)}
        sx={[NUMBER, page === open ? OPEN : null]}
      >
        {formatInteger(page + 1)}
      </ButtonBase>
    ),
  );
}

const NUMBER = {
  minWidth: 28,
  height: 28,
  px: '4px',
  borderRadius: '4px',
  font: 'inherit',
  color: 'primary.main',
  [TOUCH]: { minWidth: 44, height: 44 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'foco' },
};
const OPEN = { fontWeight: 600, bgcolor: 'primary.soft' };
const ARROW = { width: 28, height: 28, [TOUCH]: { width: 44, height: 44 } };

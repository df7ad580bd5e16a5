import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { TOUCH } from '../theme/media.ts';
import { useCardWords } from './words.ts';

export interface PagerProps {
  /** From 0. */
  page: number;
  pageSize: number;
  /** Rows of all pages; null while it is not known. */
  count: number | null;
  onPage: (page: number) => void;
  /** '25 por página', in dialogs. */
  showSize?: boolean;
}

/** '1–20 de 34 ‹ ›'. Nothing when there are no rows. */
export function Pager({ page, pageSize, count, onPage, showSize = false }: PagerProps) {
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

const ARROW = { width: 28, height: 28, [TOUCH]: { width: 44, height: 44 } };

import CloseOutlined from '@mui/icons-material/CloseOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Children, type ReactNode } from 'react';
import { PHONE, TOUCH } from '../../theme/media.ts';
import { useFrameWords } from '../words.ts';

export interface FilterChipProps {
  /** 'Uf', 'Ano', a dimension's name. */
  name: string;
  value: string;
  /** Only when it is not 'Igual'. */
  operator?: string;
  /** Fixed by the profile. */
  locked?: boolean;
  onRemove?: () => void;
}

/** A filter that is on: 'Ano: 2025 ×', or with a lock when the profile fixes it. */
export function FilterChip({ name, value, operator, locked = false, onRemove }: FilterChipProps) {
  const words = useFrameWords();
  const told = `${name}${operator ? ` ${operator} ` : ': '}${value}`;
  return (
    <Box component="span" sx={[CHIP, locked || !onRemove ? QUIET : ACTIVE]}>
      {locked && <LockOutlined sx={{ fontSize: 16 }} titleAccess={words.locked} />}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {told}
      </Box>
      {onRemove && !locked && (
        <Box
          component="button"
          type="button"
          aria-label={words.removeFilter(told)}
          onClick={onRemove}
          sx={REMOVE}
        >
          <CloseOutlined sx={{ fontSize: 16 }} />
        </Box>
      )}
    </Box>
  );
}

export interface FilterStripProps {
  /** FilterChips. More than `max` fold into '+2'. */
  children: ReactNode;
  max?: number;
  onClear?: (() => void) | undefined;
}

/** 'Filtros aplicados', the chips in one line, 'Limpar filtros'. On a phone the line is wider than the screen and slides under the finger. */
export function FilterStrip({ children, max = 6, onClear }: FilterStripProps) {
  const words = useFrameWords();
  const chips = Children.toArray(children);
  const folded = chips.length - max;
  return (
    <Box sx={STRIP}>
      <Box
        component="span"
        sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap', [PHONE]: { display: 'none' } }}
      >
        {words.appliedFilters}
      </Box>
      {chips.slice(0, max)}
      {folded > 0 && (
        <Box component="span" sx={[CHIP, QUIET]}>
          +{folded}
        </Box>
      )}
      {onClear && (
        <Button
          data-print="hide"
          variant="text"
          size="small"
          onClick={onClear}
          sx={{ height: 26, px: '4px', fontSize: 13, [TOUCH]: { height: 44 }, [PHONE]: { display: 'none' } }}
        >
          {words.clearFilters}
        </Button>
      )}
    </Box>
  );
}

const STRIP = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  [PHONE]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // What slides cuts at its edge: room for the ring of what has the focus.
    p: '4px',
    m: '-4px',
    '& > *': { flexShrink: 0, maxWidth: 'none' },
  },
};
const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: 26,
  maxWidth: 260,
  px: '8px',
  borderRadius: '6px',
  border: '1px solid',
  fontSize: 13,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  [TOUCH]: { height: 44, px: '12px', fontSize: 14 },
};
const QUIET = { bgcolor: 'background.subtle', borderColor: 'divider', color: 'text.primary' };
const ACTIVE = {
  bgcolor: 'primary.soft',
  borderColor: 'primary.main',
  color: 'primary.main',
  fontWeight: 600,
  pr: 0,
};
const REMOVE = {
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  ml: '-4px',
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: '6px',
  [TOUCH]: { width: 44, height: 44 },
};

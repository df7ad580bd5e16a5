import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { FLOATING_SHADOW } from '../../theme/shadows.ts';
import { useCommonWords } from '../../words/common.ts';

export interface PopupCardProps {
  title: string;
  onClose?: () => void;
  /** In px; without it as wide as what it says, at most 250. */
  width?: number;
  /** What a click on the map brought: it is read out. */
  status?: boolean;
  children?: ReactNode;
}

/** What stands on a map and says what a place or a shape is. */
export function PopupCard({ title, onClose, width, status = false, children }: PopupCardProps) {
  const common = useCommonWords();
  return (
    <Box
      data-ground="paper"
      role={status ? 'status' : undefined}
      sx={[CARD, width === undefined ? AS_SAID : { width }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: '8px' }}>
        <Box sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
        {onClose && (
          <IconButton aria-label={common.close} onClick={onClose} sx={CLOSE}>
            <CloseOutlined sx={{ fontSize: 16 }} />
          </IconButton>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** A line of facts below the title. */
export function PopupLine({ children }: { children: ReactNode }) {
  return <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>;
}

const CARD = {
  p: '10px 12px 12px',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: FLOATING_SHADOW,
  fontSize: 13,
  lineHeight: '18px',
};
const AS_SAID = { width: 'max-content', minWidth: 140, maxWidth: 250 };
const CLOSE = {
  width: 26,
  height: 26,
  mt: '-4px',
  mr: '-8px',
  [TOUCH]: { width: 44, height: 44, mt: '-10px', mr: '-12px', mb: '-8px' },
};

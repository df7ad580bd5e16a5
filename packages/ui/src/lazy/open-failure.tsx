import CloseOutlined from '@mui/icons-material/CloseOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { FLOATING_SHADOW } from '../theme/shadows.ts';
import { fetchFailureWords } from './fetch-failure-words.ts';
import { usePublished } from './use-new-version.ts';
import { useCommonWords } from '../words/common.ts';
import { useLazyWords } from './words.ts';

export interface OpenFailureProps {
  /** What was clicked; the box stands under it. Without one it stands at the foot of the window. */
  anchor?: Element | null | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** In the place of a menu, drawer or dialog whose code could not be fetched: what happened, another try, the way out. */
export function OpenFailure({ anchor, onRetry, onClose }: OpenFailureProps) {
  const common = useCommonWords();
  const words = useLazyWords();
  const published = usePublished();
  const newer = published === 'newer';
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', escape);
    return () => window.removeEventListener('keydown', escape);
  }, [onClose]);
  return createPortal(
    <Box role="alert" data-print="hide" sx={BOX} style={placeUnder(anchor)}>
      <CloudOffOutlined aria-hidden sx={{ fontSize: 20, mt: '3px', color: 'error.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{words.notOpened}</Box>
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
          {fetchFailureWords(published, words)}
        </Box>
        <Button
          variant="outlined"
          // Files of the former version are gone: only a reload brings the new ones.
          onClick={newer ? () => globalThis.location.reload() : onRetry}
          sx={{ mt: '8px' }}
        >
          {newer ? words.reload : common.retry}
        </Button>
      </Box>
      <IconButton aria-label={common.close} onClick={onClose} sx={{ mt: '-4px', mr: '-6px' }}>
        <CloseOutlined />
      </IconButton>
    </Box>,
    document.body,
  );
}

const WIDTH = 280;
const EDGE = 12;

/** Under what was clicked, inside the window. */
function placeUnder(anchor: Element | null | undefined): { left: number; top?: number; bottom?: number } {
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE);
  if (!anchor) return { left: (window.innerWidth - width) / 2, bottom: 76 };
  const { left, bottom } = anchor.getBoundingClientRect();
  return {
    left: Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE)),
    top: Math.max(EDGE, Math.min(bottom + 4, window.innerHeight - 150)),
  };
}

const BOX = {
  position: 'fixed',
  zIndex: 'modal',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  width: WIDTH,
  maxWidth: `calc(100vw - ${2 * EDGE}px)`,
  p: '12px 14px',
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: FLOATING_SHADOW,
};

import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { MAP_PANEL_SHADOW } from '../../theme/shadows.ts';
import { useMapWords } from '../words.ts';

export interface MapSheetProps {
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  /** The content scrolls by itself (results with a pager). */
  flush?: boolean;
  children: ReactNode;
}

/** The phone's panel: from the bottom, at most 45 % of the map, which stays usable above it. Esc closes it. */
export function MapSheet({ title, onClose, actions, flush = false, children }: MapSheetProps) {
  const words = useMapWords();
  const id = useId();
  const head = useRef<HTMLElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-ground="paper"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={SHEET}
    >
      <Box sx={GRIP} aria-hidden />
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, pl: '16px', pr: '6px', flex: 'none' }}>
        <Box
          component="h2"
          ref={head}
          id={id}
          tabIndex={-1}
          sx={{
            flex: 1,
            m: 0,
            fontSize: 16,
            lineHeight: '22px',
            fontWeight: 600,
            '&&&:focus-visible': { outline: 'none' },
          }}
        >
          {title}
        </Box>
        {actions}
        <IconButton aria-label={words.closeOf(title)} onClick={onClose} sx={{ width: 44, height: 44 }}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box
        sx={[
          BODY,
          flush ? { display: 'flex', flexDirection: 'column' } : { p: '0 16px 12px', overflowY: 'auto' },
        ]}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Part of the map that the sheet may cover (docs/design/guide.md, 07). */
export const SHEET_SHARE = 0.45;

const SHEET = {
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 5,
  maxHeight: `${SHEET_SHARE * 100}%`,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderRadius: '14px 14px 0 0',
  boxShadow: MAP_PANEL_SHADOW,
  '&& :focus-visible': { outlineColor: 'foco' },
};
const GRIP = {
  width: 36,
  height: 4,
  borderRadius: '2px',
  bgcolor: 'controle',
  m: '6px auto 0',
  flex: 'none',
};
const BODY = { minHeight: 0, flex: 1 };

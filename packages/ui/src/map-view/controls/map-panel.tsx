import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { MAP_PANEL_SHADOW } from '../../theme/shadows.ts';
import { useMapWords } from '../words.ts';

export interface MapPanelProps {
  title: string;
  /** Icons before the collapse arrow. */
  actions?: ReactNode;
  children: ReactNode;
  /** 250 by the specification. */
  width?: number | string;
  startOpen?: boolean;
  /** Which way the arrow of an open panel points. */
  fold?: 'up' | 'left';
  /** Level of the title; a panel of a page that is all map has 2. */
  level?: 2 | 3;
  /** With it a cross stands instead of the collapse arrow. */
  onClose?: () => void;
  /** No padding around the content. */
  flush?: boolean;
  /** The panel takes no more room than its parent gives it: the content scrolls, or (`inside`) scrolls what it wants itself. */
  scroll?: boolean | 'inside';
}

/** A panel on the map: 250 wide, head 40, collapse arrow or cross. Opaque, never glass. */
export function MapPanel(props: MapPanelProps) {
  const words = useMapWords();
  const {
    title,
    actions,
    children,
    width = 250,
    startOpen = true,
    fold = 'up',
    level = 3,
    onClose,
    flush = false,
    scroll = false,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(startOpen);
  return (
    // On imagery's ground the ring is yellow; on the panel's paper it is not.
    <Box
      component="section"
      aria-labelledby={id}
      data-ground="paper"
      sx={[PANEL, { width }, scroll === false ? null : SCROLLING]}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 40,
          pl: '12px',
          pr: '6px',
          gap: '4px',
          flex: 'none',
        }}
      >
        <Typography
          id={id}
          component={`h${level}`}
          sx={{ flex: 1, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}
        >
          {title}
        </Typography>
        {actions}
        {onClose ? (
          <IconButton aria-label={words.closeOf(title)} onClick={onClose} sx={{ width: 28, height: 28 }}>
            <CloseOutlined />
          </IconButton>
        ) : (
          <IconButton
            aria-label={open ? words.foldOf(title) : words.openOf(title)}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ width: 28, height: 28 }}
          >
            <Arrow open={open} fold={fold} />
          </IconButton>
        )}
      </Box>
      {open && (
        <Box sx={[BODY, flush ? null : { p: '8px 12px' }, INSIDE[String(scroll) as keyof typeof INSIDE]]}>
          {children}
        </Box>
      )}
    </Box>
  );
}

function Arrow({ open, fold }: { open: boolean; fold: 'up' | 'left' }) {
  if (fold === 'left') return open ? <ChevronLeftOutlined /> : <ChevronRightOutlined />;
  return open ? <ExpandLessOutlined /> : <ExpandMoreOutlined />;
}

const PANEL = {
  maxWidth: '100%',
  bgcolor: 'background.paper',
  borderRadius: '8px',
  boxShadow: MAP_PANEL_SHADOW,
  '&& :focus-visible': { outlineColor: 'foco' },
};
const SCROLLING = { display: 'flex', flexDirection: 'column', minHeight: 0 };
const INSIDE = {
  false: null,
  true: { overflowY: 'auto', minHeight: 0 },
  inside: { minHeight: 0, flex: 1, display: 'flex', flexDirection: 'column' },
} as const;
const BODY = { borderTop: '1px solid', borderColor: 'divider' };

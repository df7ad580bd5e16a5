import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { MAP_PANEL_SHADOW } from '../theme/shadows.ts';

export interface MapPanelProps {
  title: string;
  /** Icons before the collapse arrow. */
  actions?: ReactNode;
  children: ReactNode;
  /** 250 by the specification. */
  width?: number;
  startOpen?: boolean;
}

/** A panel on the map: 250 wide, head 40, collapse arrow. Opaque, never glass. */
export function MapPanel({ title, actions, children, width = 250, startOpen = true }: MapPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(startOpen);
  return (
    // On imagery's ground the ring is yellow; on the panel's paper it is not.
    <Box component="section" aria-labelledby={id} data-ground="paper" sx={[PANEL, { width }]}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, pl: '12px', pr: '6px', gap: '4px' }}>
        <Typography
          id={id}
          component="h3"
          sx={{ flex: 1, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}
        >
          {title}
        </Typography>
        {actions}
        <IconButton
          aria-label={open ? `Recolher ${title}` : `Abrir ${title}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ width: 28, height: 28 }}
        >
          {open ? <ExpandLessOutlined /> : <ExpandMoreOutlined />}
        </IconButton>
      </Box>
      {open && <Box sx={{ borderTop: '1px solid', borderColor: 'divider', p: '8px 12px' }}>{children}</Box>}
    </Box>
  );
}

const PANEL = {
  maxWidth: '100%',
  bgcolor: 'background.paper',
  borderRadius: '8px',
  boxShadow: MAP_PANEL_SHADOW,
  '&& :focus-visible': { outlineColor: 'foco' },
};

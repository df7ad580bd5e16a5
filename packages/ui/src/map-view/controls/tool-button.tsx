import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Hint } from '../../layout/hint.tsx';
import { MAP_PANEL_SHADOW } from '../../theme/shadows.ts';

export interface MapTool {
  key: string;
  label: string;
  icon: ReactNode;
}

export interface ToolBarProps {
  /** Said by screen readers: 'Medir'. */
  label: string;
  tools: readonly MapTool[];
  active: string | null;
  /** The active one again ends it: null. */
  onTool: (key: string | null) => void;
  /** The active tool is filled with the second colour (selection) or only tinted (measuring). */
  strong?: boolean;
  /** After the tools, behind a line: icons alone. */
  actions?: readonly { label: string; icon: ReactNode; onClick: () => void; disabled?: boolean }[];
}

/** Tools over the map; one is on at a time, and the page says what its clicks do. */
export function ToolBar({ label, tools, active, onTool, strong = false, actions = [] }: ToolBarProps) {
  return (
    <Box role="toolbar" aria-label={label} data-ground="paper" sx={BAR}>
      {tools.map(({ key, label: words, icon }) => {
        const on = key === active;
        return (
          <Button
            key={key}
            aria-pressed={on}
            startIcon={icon}
            variant={on && strong ? 'contained' : 'text'}
            color={on ? 'secondary' : 'inherit'}
            onClick={() => onTool(on ? null : key)}
            sx={[TOOL, on && !strong ? TINTED : null]}
          >
            {words}
          </Button>
        );
      })}
      {actions.length > 0 && <Divider orientation="vertical" flexItem sx={{ my: '6px' }} />}
      {actions.map(({ label: words, icon, onClick, disabled = false }) => (
        <Hint key={words} text={words}>
          <IconButton aria-label={words} onClick={onClick} disabled={disabled} sx={{ width: 32, height: 32 }}>
            {icon}
          </IconButton>
        </Hint>
      ))}
    </Box>
  );
}

/** A dark line that says what clicks do meanwhile; read out when it changes. */
export function ToolHint({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Box sx={HINT} data-ground="dark">
      <Box role="status" sx={{ '& kbd': KEY }}>
        {children}
      </Box>
      {actions}
    </Box>
  );
}

const BAR = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  p: '4px',
  bgcolor: 'background.paper',
  borderRadius: '8px',
  boxShadow: MAP_PANEL_SHADOW,
  maxWidth: '100%',
  '&& :focus-visible': { outlineColor: 'foco' },
};
const TOOL = {
  minWidth: 0,
  minHeight: 32,
  px: '10px',
  whiteSpace: 'nowrap',
  '& .MuiButton-startIcon': { mr: '6px' },
};
const TINTED = { bgcolor: 'action.selected' };
const HINT = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  minHeight: 40,
  p: '4px 12px',
  borderRadius: '8px',
  bgcolor: '#16231C',
  color: '#fff',
  fontSize: 13,
  lineHeight: '18px',
  boxShadow: MAP_PANEL_SHADOW,
};
const KEY = { font: 'inherit', fontWeight: 600 };

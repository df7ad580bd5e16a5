import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';
import { TOUCH } from '../../theme/media.ts';
import { MAP_PANEL_SHADOW } from '../../theme/shadows.ts';

export interface MapButtonsProps {
  buttons: readonly {
    label: string;
    icon: ReactNode;
    onClick: (event: MouseEvent<HTMLElement>) => void;
    /** Undefined: a button that is not switched. */
    pressed?: boolean;
    /** Filled with the second colour while pressed: a selection is on. */
    strong?: boolean;
  }[];
}

/** The phone's column of 48 px buttons. */
export function MapButtons({ buttons }: MapButtonsProps) {
  return (
    <Box sx={{ display: 'grid', gap: '8px' }} data-ground="paper">
      {buttons.map(({ label, icon, onClick, pressed, strong = false }) => (
        <IconButton
          key={label}
          aria-label={label}
          {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
          onClick={onClick}
          sx={[BUTTON, pressed ? (strong ? STRONG : PRESSED) : null]}
        >
          {icon}
        </IconButton>
      ))}
    </Box>
  );
}

const BUTTON = {
  width: 48,
  height: 48,
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: MAP_PANEL_SHADOW,
  '&:hover': { bgcolor: 'background.paper' },
  [TOUCH]: { width: 48, height: 48 },
};
const PRESSED = { bgcolor: 'primary.soft', color: 'primary.main', '&:hover': { bgcolor: 'primary.soft' } };
const STRONG = {
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  '&:hover': { bgcolor: 'secondary.main' },
};

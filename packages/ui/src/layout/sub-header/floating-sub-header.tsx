import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MAP_PANEL_SHADOW } from '../../theme/shadows.ts';
import { useFrameMenu } from '../frame/frame-menu.ts';
import { useFrameWords } from '../words.ts';
import { UNSEEN } from '../../theme/unseen.ts';

export interface FloatingSubHeaderProps {
  title: ReactNode;
  /** The page's search, between the menu and the filters. */
  search?: ReactNode;
  /** Opens the filters. */
  filter?: ReactNode;
  /** <FilterStrip>: what is counted. */
  filters?: ReactNode;
  controls?: ReactNode;
}

/** Over a page that has the whole screen of a phone (docs/design/guide.md, 07): one bar with menu, search and filters, what is counted under it. */
export function FloatingSubHeader({ title, search, filter, filters, controls }: FloatingSubHeaderProps) {
  const words = useFrameWords();
  const menu = useFrameMenu();
  return (
    <Box data-print="hide" data-ground="paper" sx={FLOATING}>
      <Typography variant="h1" sx={UNSEEN}>
        {title}
      </Typography>
      <Box component="header" sx={BAR}>
        {menu && (
          <IconButton aria-label={words.openMenu} aria-expanded={menu.open} onClick={menu.onOpen} sx={BUTTON}>
            <MenuOutlined />
          </IconButton>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>{search}</Box>
        {filter}
      </Box>
      <Box sx={ROW}>
        {filters}
        {controls}
      </Box>
    </Box>
  );
}

const FLOATING = {
  position: 'absolute',
  top: 12,
  left: 12,
  right: 12,
  zIndex: 4,
  display: 'grid',
  gap: '8px',
  pointerEvents: 'none',
  // The row as wide as the map lets clicks through beside the chips.
  '& button, & a, & header, & span': { pointerEvents: 'auto' },
};
const BAR = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  px: '2px',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  boxShadow: MAP_PANEL_SHADOW,
};
const BUTTON = { width: 44, height: 44, flex: 'none', color: 'text.primary' };
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  // Beside the column of buttons; in one line, which scrolls, so that what stands below has its place.
  mr: '60px',
  minWidth: 0,
  justifySelf: 'start',
  maxWidth: 'calc(100% - 60px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  pointerEvents: 'auto',
  '& > *': { flex: 'none' },
  '& > * > *': { flex: 'none' },
  '& .MuiButton-outlined': { bgcolor: 'background.paper' },
};

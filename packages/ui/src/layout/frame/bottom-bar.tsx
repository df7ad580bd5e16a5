import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import { useKitLink } from '../../theme/link-context.tsx';
import type { MenuItem } from './menu-model.ts';
import { useFrameWords } from '../words.ts';

export interface BottomBarProps {
  /** At most three: Dashboard, Mapa, Propriedades, as far as the profile has them. */
  items: readonly MenuItem[];
  current: string;
  onMenu: () => void;
}

/** Below 544 px: the three places a phone is used for, and the whole menu. 60 px, stays at the bottom. */
export function BottomBar({ items, current, onMenu }: BottomBarProps) {
  const words = useFrameWords();
  const Link = useKitLink();
  return (
    <Box component="nav" aria-label={words.shortcuts} data-print="hide" sx={BAR}>
      {items.slice(0, 3).map((item) => (
        <Box
          key={item.key}
          component={Link}
          href={item.href}
          aria-current={item.key === current ? 'page' : undefined}
          sx={ENTRY}
        >
          {item.icon}
          {item.shortLabel ?? item.label}
        </Box>
      ))}
      <Box component="button" type="button" onClick={onMenu} sx={ENTRY}>
        <MenuOutlined />
        {words.menu}
      </Box>
    </Box>
  );
}

const BAR = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 'appBar',
  height: 60,
  display: { xs: 'grid', sm: 'none' },
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
};
const ENTRY = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'center',
  color: 'text.secondary',
  textDecoration: 'none',
  cursor: 'pointer',
  '& .MuiSvgIcon-root': { fontSize: 24 },
  '&[aria-current]': { color: 'primary.main', fontWeight: 600 },
  '&:focus-visible': { outlineOffset: '-3px' },
};

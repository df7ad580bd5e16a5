import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useKitLink } from '../../theme/link-context.tsx';
import { Brand } from '../brand/brand.tsx';
import { ContourTexture } from '../brand/contour-texture.tsx';

export interface FrameHeaderProps {
  productName: string;
  homeHref: string;
  menuLabel: string;
  menuOpen: boolean;
  onMenu: () => void;
  /** Before the user menu: bell, language. */
  end?: ReactNode;
  user: ReactNode;
}

/** 48 px, sticky; the ring inside it is yellow. */
export function FrameHeader({
  productName,
  homeHref,
  menuLabel,
  menuOpen,
  onMenu,
  end,
  user,
}: FrameHeaderProps) {
  const Link = useKitLink();
  return (
    <Box component="header" data-ground="dark" data-print="hide" sx={HEADER}>
      <ContourTexture />
      <IconButton aria-label={menuLabel} aria-expanded={menuOpen} onClick={onMenu} sx={MENU_BUTTON}>
        <MenuOutlined />
      </IconButton>
      <Box component={Link} href={homeHref} sx={HOME}>
        <Brand name={productName} />
      </Box>
      <Box sx={{ flex: 1 }} />
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: '8px' }}>
        {end}
        {user}
      </Box>
    </Box>
  );
}

const HEADER = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: 48,
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  pl: '11px',
  pr: '12px',
  bgcolor: 'cabecalho',
  color: '#fff',
  overflow: 'hidden',
  '& > *:not(svg)': { position: 'relative' },
};
const HOME = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '6px',
};
const MENU_BUTTON = { color: '#fff', '&:hover': { bgcolor: 'rgba(255,255,255,.12)' } };

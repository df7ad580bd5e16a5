import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useKitLink } from '../../theme/link-context.tsx';
import { AccountActions } from './account-actions.tsx';
import { Brand } from '../brand/brand.tsx';
import type { MenuGroup } from './menu-model.ts';
import { SideMenu } from './side-menu.tsx';
import type { UserMenuProps } from './user-menu.tsx';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  groups: readonly MenuGroup[];
  current: string;
  /** Of a frame without its header: the brand that leads home, and the account with its actions. */
  brand?: { name: string; href: string };
  account?: UserMenuProps;
}

/** The menu over the page, for rails and phones. */
export function MenuDrawer({ open, onClose, groups, current, brand, account }: MenuDrawerProps) {
  const Link = useKitLink();
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 280 } } }}>
      {brand && (
        <Box component={Link} href={brand.href} onClick={onClose} data-ground="dark" sx={BRAND}>
          <Brand name={brand.name} />
        </Box>
      )}
      <SideMenu groups={groups} current={current} onNavigate={onClose} />
      {account && <AccountActions {...account} onDone={onClose} />}
    </Drawer>
  );
}

const BRAND = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  flex: 'none',
  px: '16px',
  bgcolor: 'cabecalho',
  color: '#fff',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: '-3px' },
};

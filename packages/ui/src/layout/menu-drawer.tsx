import Drawer from '@mui/material/Drawer';
import type { MenuGroup } from './menu-model.ts';
import { SideMenu } from './side-menu.tsx';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  groups: readonly MenuGroup[];
  current: string;
}

/** The menu over the page, for rails and phones. */
export function MenuDrawer({ open, onClose, groups, current }: MenuDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 280 } } }}>
      <SideMenu groups={groups} current={current} onNavigate={onClose} />
    </Drawer>
  );
}

import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useKitLink } from '../../theme/link-context.tsx';
import type { UserMenuProps } from './user-menu.tsx';
import { useFrameWords } from '../words.ts';

/** Who is signed in and what can be done with the account, at the foot of the menu where there is no header. */
export function AccountActions({ name, about, actions, onDone }: UserMenuProps & { onDone: () => void }) {
  const words = useFrameWords();
  const Link = useKitLink();
  return (
    <Box component="section" aria-label={words.account} sx={ACCOUNT}>
      <Box sx={{ px: '16px', pb: '4px' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {about && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>{about}</Box>}
      </Box>
      <MenuList aria-label={words.accountOf(name)}>
        {actions.map((action) => (
          <MenuItem
            key={action.key}
            {...(action.href ? { component: Link, href: action.href } : {})}
            onClick={() => {
              onDone();
              action.onSelect?.();
            }}
          >
            {action.icon && <ListItemIcon>{action.icon}</ListItemIcon>}
            {action.label}
          </MenuItem>
        ))}
      </MenuList>
    </Box>
  );
}

const ACCOUNT = { borderTop: '1px solid', borderColor: 'divider', pt: '12px' };

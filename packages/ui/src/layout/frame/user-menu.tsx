import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { LazyMenu, MenuEntry, MenuEntryIcon } from '../../lazy/lazy-menu.tsx';
import { useState } from 'react';
import { useKitLink } from '../../theme/link-context.tsx';
import { PHONE } from '../../theme/media.ts';
import type { UserAction } from './menu-model.ts';
import { useFrameWords } from '../words.ts';

export interface UserMenuProps {
  /** Full name; the greeting takes the first word. */
  name: string;
  /** Under the full name, at the top of the menu: the profile. */
  about?: string;
  actions: readonly UserAction[];
}

/** 'Olá, Marina', the initial on ipê; the full name, the profile and the account's actions in the menu. */
export function UserMenu({ name, about, actions }: UserMenuProps) {
  const words = useFrameWords();
  const Link = useKitLink();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const first = name.trim().split(/\s+/)[0] ?? '';
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonBase
        aria-label={`${words.hello}, ${first}. ${words.accountOf(name)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: '10px',
          minHeight: 44,
          minWidth: 44,
          px: '6px',
          borderRadius: '6px',
          color: '#fff',
          font: 'inherit',
        }}
      >
        <Box component="span" sx={{ [PHONE]: { display: 'none' } }}>
          {words.hello}, <strong style={{ fontWeight: 600 }}>{first}</strong>
        </Box>
        {/* Drawn by CSS: the initial is no part of the button's words. */}
        <Box component="span" data-initial={first.charAt(0).toUpperCase()} sx={AVATAR} />
        <ExpandMoreOutlined sx={{ fontSize: 20, [PHONE]: { display: 'none' } }} />
      </ButtonBase>
      <LazyMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box component="li" role="presentation" sx={WHO}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          {about && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>{about}</Box>}
        </Box>
        {actions.map((action) => (
          <MenuEntry
            key={action.key}
            {...(action.href ? { component: Link, href: action.href } : {})}
            onClick={() => {
              close();
              action.onSelect?.();
            }}
          >
            {action.icon && <MenuEntryIcon>{action.icon}</MenuEntryIcon>}
            {action.label}
          </MenuEntry>
        ))}
      </LazyMenu>
    </>
  );
}

const WHO = {
  px: '16px',
  pt: '4px',
  pb: '10px',
  mb: '6px',
  maxWidth: 300,
  borderBottom: '1px solid',
  borderColor: 'divider',
};
const AVATAR = {
  '&::before': { content: 'attr(data-initial)' },
  width: 30,
  height: 30,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'ipe',
  color: 'ipeText',
  fontWeight: 700,
};

import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { LazyMenu, MenuEntry, MenuEntryIcon } from '../lazy/lazy-menu.tsx';
import { TOUCH } from '../theme/media.ts';
import { useMediaWords } from './words.ts';

export interface CardMenuItem {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** The three dots of a card: 'Ações de Nascente cercada'. */
export function CardMenu({ of, items }: { of: string; items: readonly CardMenuItem[] }) {
  const words = useMediaWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={words.actionsOf(of)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={BUTTON}
      >
        <MoreVertOutlined sx={{ fontSize: 20 }} />
      </IconButton>
      <LazyMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ label, icon, onClick }) => (
          <MenuEntry
            key={label}
            onClick={() => {
              setAnchor(null);
              onClick();
            }}
          >
            <MenuEntryIcon>{icon}</MenuEntryIcon>
            {label}
          </MenuEntry>
        ))}
      </LazyMenu>
    </>
  );
}

const BUTTON = {
  width: 26,
  height: 26,
  m: '-3px -6px -3px 0',
  [TOUCH]: { width: 44, height: 44, m: '-12px -12px -12px 0' },
};

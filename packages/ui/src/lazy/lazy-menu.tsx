import type { MenuProps } from '@mui/material/Menu';
import { useEffect, useState } from 'react';
import { lateParts } from './late-parts.tsx';
import { lazyPart } from './lazy-part.tsx';
import { OpenFailure } from './open-failure.tsx';
import { whenIdle } from './when-idle.ts';

const parts = lateParts(() => import('./menu-parts.ts'));
const load = () => parts.fetch().then(({ Menu: found }) => found);

const Menu = lazyPart<MenuProps>(load, {
  failed: ({ open, anchorEl, onClose }, retry) =>
    open && (
      <OpenFailure
        anchor={anchorEl instanceof Element ? anchorEl : null}
        onRetry={retry}
        onClose={() => onClose?.({}, 'escapeKeyDown')}
      />
    ),
});

/**
 * MUI's Menu, fetched when the page has come to rest (or at the first click, if that is sooner): the frame and the
 * sub-header are drawn without it, and without its entries.
 */
export function LazyMenu(props: MenuProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  // What fails before it is wanted is fetched again when it is.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return asked ? <Menu {...props} /> : null;
}

/** An entry of a LazyMenu: MUI's MenuItem. */
export const MenuEntry = parts.part('Entry');

/** The icon at the left of an entry: MUI's ListItemIcon. */
export const MenuEntryIcon = parts.part('Icon');

import type { MenuProps } from '@mui/material/Menu';
import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { OpenFailure } from './open-failure.tsx';

const load = () => import('@mui/material/Menu').then((module) => module.default);

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
 * sub-header are drawn without it.
 */
export function LazyMenu(props: MenuProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  // What fails before it is wanted is fetched again when it is.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return asked ? <Menu {...props} /> : null;
}

function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
}

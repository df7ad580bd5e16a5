import type { MenuProps } from '@mui/material/Menu';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('@mui/material/Menu');
const Menu = lazy(load);

/**
 * MUI's Menu, fetched when the page has come to rest (or at the first click, if that is sooner): the frame and the
 * sub-header are drawn without it.
 */
export function LazyMenu(props: MenuProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  useEffect(() => whenIdle(() => void load()), []);
  if (!asked) return null;
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  );
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

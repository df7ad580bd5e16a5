import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { OpenFailure } from './open-failure.tsx';

/** A popover whose code comes when it is first opened; where it cannot be fetched, what hangs there says so. */
export const lazyPopover = <Props extends { anchor: HTMLElement | null; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  lazyPart<Props>(load, {
    failed: ({ anchor, onClose }, retry) =>
      anchor && <OpenFailure anchor={anchor} onRetry={retry} onClose={onClose} />,
  });

import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { OpenFailure } from './open-failure.tsx';

/**
 * A dialog, drawer or sheet whose code comes when it is first opened. Where it cannot be fetched, a box at the foot of the window says
 * so, or that a new version was published, and can be closed as the dialog could.
 */
export const lazyDialog = <Props extends { onClose: () => void; open?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  lazyPart<Props>(load, {
    failed: ({ open = true, onClose }, retry) => open && <OpenFailure onRetry={retry} onClose={onClose} />,
  });

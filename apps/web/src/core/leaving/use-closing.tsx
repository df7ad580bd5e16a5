import { lazyDialog } from '@fonte/ui';
import { useState, type ReactNode } from 'react';
import type { LeavingDialogProps } from './leaving-dialog.tsx';
import { useUnsaved } from './use-unsaved.tsx';

const LeavingDialog = lazyDialog<LeavingDialogProps>(() =>
  import('./leaving-dialog.tsx').then((module) => module.LeavingDialog),
);

/** A dialog with a form that was changed and not saved asks before it is closed, and before the page under it is left. */
export function useClosing(
  changed: boolean,
  onClose: () => void,
): { readonly dialog: ReactNode; readonly close: () => void } {
  const [asks, setAsks] = useState(false);
  return {
    close: () => (changed ? setAsks(true) : onClose()),
    dialog: (
      <>
        {changed && <PageLeft />}
        {asks && <LeavingDialog onLeave={onClose} onClose={() => setAsks(false)} />}
      </>
    ),
  };
}

/** Only while something is changed: of two that guard one page the router asks the last alone. */
function PageLeft() {
  return useUnsaved(true).dialog;
}

/** Whether a draft is still what it began as. */
export const isSame = (draft: unknown, start: unknown): boolean =>
  JSON.stringify(draft) === JSON.stringify(start);

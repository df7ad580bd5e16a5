import { lazyDialog } from '@fonte/ui';
import { useRef, type ReactNode } from 'react';
import type { LeavingDialogProps } from './leaving-dialog.tsx';
import { useLeaving } from './use-leaving.ts';

const LeavingDialog = lazyDialog<LeavingDialogProps>(() =>
  import('./leaving-dialog.tsx').then((module) => module.LeavingDialog),
);

/** A form that was changed and not saved asks before its page is left. `saved` is called before it is left on purpose: from then on nothing is asked. */
export function useUnsaved(changed: boolean): { readonly dialog: ReactNode; readonly saved: () => void } {
  // The navigation that follows a save asks before anything is drawn again.
  const done = useRef(false);
  const leaving = useLeaving(changed, () => done.current);
  return {
    saved: () => {
      done.current = true;
    },
    dialog: leaving.asks && <LeavingDialog onLeave={leaving.leave} onClose={leaving.stay} />,
  };
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { Notice } from '../cards/state/notice.tsx';
import { DialogShell, type DialogShellProps } from './dialog-shell.tsx';

export interface FormDialogProps extends Pick<DialogShellProps, 'title' | 'context' | 'width' | 'onClose'> {
  /** The words of the two buttons. */
  cancel: string;
  submit: string;
  /** What is sent cannot be taken back. */
  danger?: boolean;
  /** While what was sent is under way nothing is sent again. */
  pending: boolean;
  /** Why it was refused, above the fields; left out by dialogs that say it elsewhere. */
  failure?: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A dialog of fields that are sent together: Enter sends them, one field may have autoFocus. */
export function FormDialog(props: FormDialogProps) {
  const { cancel, submit, danger = false, pending, failure, onSubmit, children, ...shell } = props;
  const form = useId();
  return (
    <DialogShell
      width={480}
      {...shell}
      open
      initialFocus="content"
      foot={
        <>
          <Button onClick={shell.onClose}>{cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="contained"
            color={danger ? 'error' : 'primary'}
            aria-disabled={pending}
            aria-busy={pending}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          if (!pending) onSubmit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', gap: '12px', pt: '4px' }}
      >
        {/* There before it says something, so that it is read; without a gap while it says nothing. */}
        <Box role="alert" sx={{ mb: failure ? 0 : '-12px' }}>
          {failure && <Notice tone="error">{failure}</Notice>}
        </Box>
        {children}
      </Box>
    </DialogShell>
  );
}

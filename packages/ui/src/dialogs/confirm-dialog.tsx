import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** 'Deseja realmente excluir este arquivo?'. */
  question: string;
  /** 'Você não será capaz de reverter isso!'. */
  detail?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** What the answer is about, below the detail. */
  children?: ReactNode;
  /** 424 for a question alone, px. */
  width?: number;
  /** The work runs: both buttons wait. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Before what cannot be undone: focus on Cancelar, Confirmar in red. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const common = useCommonWords();
  const {
    open,
    question,
    detail,
    confirmLabel = common.confirm,
    cancelLabel = common.cancel,
    busy = false,
    width = 424,
  } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={id}
      {...(detail ? { 'aria-describedby': `${id}-detail` } : {})}
      onClose={() => !busy && props.onCancel()}
      slotProps={{ paper: { sx: { width, maxWidth: 'calc(100vw - 24px)', p: '18px 20px 20px' } } }}
    >
      <Typography id={id} variant="h2">
        {question}
      </Typography>
      {detail && (
        <Typography id={`${id}-detail`} sx={{ color: 'text.secondary', mt: '4px' }}>
          {detail}
        </Typography>
      )}
      {props.children}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px', mt: '16px' }}>
        <Button
          variant="outlined"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the harmless answer has the focus (docs/design/tokens.md, "States")
          autoFocus
          disabled={busy}
          onClick={props.onCancel}
        >
          {cancelLabel}
        </Button>
        <Button variant="contained" color="error" disabled={busy} onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </Box>
    </Dialog>
  );
}

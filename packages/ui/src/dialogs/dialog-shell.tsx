import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useNarrow } from '../theme/use-scheme.ts';
import { useCommonWords } from '../words/common.ts';

export interface DialogShellProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Under the title: context chips and sentences. */
  context?: ReactNode;
  /** Left of the close button. */
  actions?: ReactNode;
  /** Left of the foot: date, count. */
  footStart?: ReactNode;
  /** Right of the foot: secondary left of primary. */
  foot?: ReactNode;
  /** 680 (diff), 1100 (Detalhamento), 1140 (view editor), 440 for small questions. */
  width?: number;
  height?: number;
  /** 'content' for forms, which give one field autoFocus. */
  initialFocus?: 'close' | 'content';
  /** The body touches the borders (grids). */
  flush?: boolean;
  children: ReactNode;
}

/** Title, context, body, foot. Focus stays inside, Esc closes, focus returns; full screen on the phone. */
export function DialogShell(props: DialogShellProps) {
  const common = useCommonWords();
  const {
    open,
    onClose,
    title,
    context,
    actions,
    footStart,
    foot,
    width = 680,
    height,
    flush = false,
  } = props;
  const { initialFocus = 'close' } = props;
  const id = useId();
  const phone = useNarrow('sm');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{
        paper: {
          sx: phone
            ? { borderRadius: 0 }
            : { width, maxWidth: 'calc(100vw - 32px)', height, maxHeight: 'calc(100vh - 48px)', m: '24px' },
        },
      }}
    >
      <Box sx={{ px: { xs: '16px', sm: '24px' }, pt: '14px', pb: context ? '12px' : '8px' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', minHeight: 34 }}>
          <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
            {title}
          </Typography>
          {actions}
          <IconButton
            aria-label={common.close}
            onClick={onClose}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at its way out (screen 05)
            autoFocus={initialFocus === 'close'}
            sx={{ mr: '-8px' }}
          >
            <CloseOutlined />
          </IconButton>
        </Box>
        {context && <Box sx={CONTEXT}>{context}</Box>}
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          display: 'flex',
          flexDirection: 'column',
          px: flush ? 0 : { xs: '16px', sm: '24px' },
          pb: flush ? 0 : '16px',
        }}
      >
        {props.children}
      </Box>
      {(footStart || foot) && (
        <Box sx={FOOT}>
          <Box sx={{ fontSize: 13, color: 'text.secondary', minWidth: 0 }}>{footStart}</Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', ml: 'auto' }}>{foot}</Box>
        </Box>
      )}
    </Dialog>
  );
}

/** A fact of the dialog's context: 'Mês: ago. 2025'. */
export function ContextChip({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={CHIP}>
      {children}
    </Box>
  );
}

const CONTEXT = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px',
  mt: '2px',
  fontSize: 13,
  color: 'text.secondary',
};
const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 26,
  px: '8px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.subtle',
  color: 'text.primary',
  fontSize: 13,
  whiteSpace: 'nowrap',
};
const FOOT = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px',
  px: { xs: '16px', sm: '24px' },
  py: '12px',
  borderTop: '1px solid',
  borderColor: 'divider',
};

import { formatPercent } from '@fonte/pt-br';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useId, type ReactNode } from 'react';
import { Notice } from '../cards/state/notice.tsx';
import { TOUCH } from '../theme/media.ts';
import { useCommonWords } from '../words/common.ts';
import { useMediaWords } from './words.ts';

/** How far a file is: being filled in, waiting for its turn, on its way, being stored, there, or not. */
export type UploadState =
  | { kind: 'editing' }
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  | { kind: 'storing' }
  | { kind: 'sent' }
  /** `retry` is false where another try would end alike. */
  | { kind: 'failed'; sentence: string; retry: boolean };

export interface UploadCardProps {
  name: string;
  /** 'Foto · 2,4 MB'. */
  facts: string;
  thumb: ReactNode;
  state: UploadState;
  /** Takes it off the list. */
  onRemove?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** What is told of a file that is there. */
  note?: string | undefined;
  /** Its fields, and what was noticed about it. */
  children?: ReactNode;
}

/** A file that is sent: preview, name, kind and size, fields, its own progress (screens 13, 14). */
export function UploadCard(props: UploadCardProps) {
  const words = useMediaWords();
  const { name, facts, thumb, state, onRemove, children } = props;
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id} sx={CARD}>
      <Box sx={THUMB}>{thumb}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '8px' }}>
          <Box id={id} title={name} sx={NAME}>
            {name}
          </Box>
          <Box sx={FACTS}>{facts}</Box>
          {onRemove && (
            <IconButton aria-label={words.takeAway(name)} onClick={onRemove} sx={REMOVE}>
              <CloseOutlined sx={{ fontSize: 18 }} />
            </IconButton>
          )}
        </Box>
        <State of={id} {...props} />
      </Box>
      {children && state.kind !== 'sent' && <Box sx={FIELDS}>{children}</Box>}
    </Card>
  );
}

function State({ of, state, note, onCancel, onRetry }: UploadCardProps & { of: string }) {
  const common = useCommonWords();
  const words = useMediaWords();
  switch (state.kind) {
    case 'editing':
      return null;
    case 'waiting':
      return <Line text={words.waiting} onCancel={onCancel} />;
    case 'sending':
      return (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.round(state.share * 100)}
            aria-labelledby={of}
            sx={{ mt: '8px', mb: '4px' }}
          />
          <Line text={words.sending(formatPercent(state.share * 100, 0))} onCancel={onCancel} />
        </>
      );
    case 'storing':
      return (
        <>
          <LinearProgress aria-labelledby={of} sx={{ mt: '8px', mb: '4px' }} />
          <Line text={words.storing} />
        </>
      );
    case 'sent':
      return (
        <Box role="status" sx={[LINE, { color: 'success.dark' }]}>
          <CheckCircleOutlined aria-hidden sx={{ fontSize: 18 }} />
          {words.sent}
          {note !== undefined && <Box sx={{ color: 'warning.dark' }}>{note}</Box>}
        </Box>
      );
    case 'failed':
      return (
        <Box sx={{ mt: '6px' }}>
          <Notice
            tone="error"
            role="alert"
            dense
            end={
              state.retry &&
              onRetry && (
                <Link component="button" type="button" onClick={onRetry} sx={{ fontSize: 13 }}>
                  {common.retry}
                </Link>
              )
            }
          >
            {state.sentence}
          </Notice>
        </Box>
      );
  }
}

function Line({ text, onCancel }: { text: string; onCancel?: (() => void) | undefined }) {
  const common = useCommonWords();
  return (
    <Box sx={LINE}>
      <Box sx={{ flex: 1 }}>{text}</Box>
      {onCancel && (
        <Link component="button" type="button" onClick={onCancel} sx={{ fontSize: 12 }}>
          {common.cancel}
        </Link>
      )}
    </Box>
  );
}

const CARD = {
  display: 'grid',
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '84px minmax(0, 1fr)' },
  columnGap: '12px',
  rowGap: '8px',
  p: '12px',
  minWidth: 0,
};
const THUMB = {
  width: { xs: 72, sm: 84 },
  height: 72,
  overflow: 'hidden',
  borderRadius: '6px',
  bgcolor: 'background.subtle',
  color: 'text.secondary',
  display: 'grid',
  placeItems: 'center',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .MuiSvgIcon-root': { fontSize: 32 },
};
const NAME = { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' };
const FACTS = { flex: 'none', fontSize: 12, lineHeight: '20px', color: 'text.secondary' };
const REMOVE = {
  width: 26,
  height: 26,
  m: '-3px -4px 0 0',
  [TOUCH]: { width: 44, height: 44, m: '-12px -12px -8px -8px' },
};
const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.secondary',
};
const FIELDS = {
  gridColumn: { xs: '1 / -1', sm: 2 },
  display: 'grid',
  gap: '8px',
  minWidth: 0,
};

import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Notice } from '../state/notice.tsx';
import { useCardWords } from '../words.ts';

/** 'Conferir': a figure worked out again on request, and what came of it. */
export interface ProvenanceCheck {
  onStart: () => void;
  onCancel: () => void;
  running: boolean;
  /** What came of it: a tick stands before `equal` only. */
  verdict?: { kind: 'equal' | 'different' | 'untold'; sentence: string } | undefined;
}

const TONES = { equal: 'success', different: 'error', untold: 'info' } as const;

/** What is told of a check above the actions: that it is under way, or its verdict; spoken as it comes. */
export function CheckVerdict({ running, verdict }: Pick<ProvenanceCheck, 'running' | 'verdict'>) {
  const words = useCardWords();
  return (
    <Box aria-live="polite" sx={{ mt: running || verdict ? '10px' : 0 }}>
      {running && (
        <Box
          sx={{ display: 'flex', gap: '8px', alignItems: 'center', fontSize: 13, color: 'text.secondary' }}
        >
          <CircularProgress size={16} aria-hidden />
          {words.checking}
        </Box>
      )}
      {!running && verdict && (
        <Notice tone={TONES[verdict.kind]} dense>
          {verdict.sentence}
        </Notice>
      )}
    </Box>
  );
}

import { TONE_MARKS, type LookRule } from '@fonte/contracts/look-words';
import { UNSEEN } from '@fonte/ui';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A figure of a table with the mark and the ground of the rule that it meets; the word is read out and shown where it is pointed at. */
export function MarkedFigure({ rule, children }: { rule: LookRule | null; children: ReactNode }) {
  if (!rule) return children;
  return (
    <Box component="span" title={rule.word} sx={{ ...CELL, bgcolor: `${rule.tone}.soft` }}>
      <Box component="span" aria-hidden sx={{ color: `${rule.tone}.dark`, mr: '6px', fontSize: '0.85em' }}>
        {TONE_MARKS[rule.tone]}
      </Box>
      {children}
      <Box component="span" sx={UNSEEN}>{` ${rule.word}`}</Box>
    </Box>
  );
}

const CELL = { px: '6px', py: '1px', borderRadius: '4px', printColorAdjust: 'exact' };

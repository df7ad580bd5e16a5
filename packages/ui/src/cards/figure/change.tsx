import Box from '@mui/material/Box';
import { formatPercent } from '@fonte/pt-br';
import { useCardWords } from '../words.ts';
import { UNSEEN } from '../../theme/unseen.ts';

export interface Change {
  /** Signed percentage: 6.2, −3.1. */
  percent: number;
  /** What it is compared with: 'sobre 2024 até 13/10 (3.412)'. */
  text: string;
  /** Which direction is good news. Default 'up'; cost is 'down'. */
  good?: 'up' | 'down';
}

/** '▲ 6,2% sobre 2024 …': the arrow is the direction, the colour says whether that is good. */
export function ChangeHint({ percent, text, good = 'up' }: Change) {
  const words = useCardWords();
  const rising = percent > 0;
  const flat = percent === 0;
  const color = flat ? 'text.secondary' : rising === (good === 'up') ? 'success.main' : 'error.main';
  return (
    <>
      <Box component="strong" sx={{ color, fontWeight: 600, whiteSpace: 'nowrap' }}>
        <span aria-hidden>{flat ? '' : rising ? '▲ ' : '▼ '}</span>
        <Box component="span" sx={UNSEEN}>
          {flat ? words.same : rising ? words.rose : words.fell}{' '}
        </Box>
        {formatPercent(Math.abs(percent))}
      </Box>{' '}
      {text}
    </>
  );
}

import { VISITS_CYCLE, VISITS_TARGET } from '@fonte/contracts/programme/visits';
import { formatCompactDecimals, formatShare } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { progressLevel } from './progress-level.ts';

/** For table cells: bar with the tick at 12, then '14,1/24 59%'. */
export function VisitsCell({
  value,
  target = VISITS_TARGET,
  tick = VISITS_CYCLE,
}: {
  value: number;
  target?: number;
  tick?: number;
}) {
  const share = Math.min(Math.max(value / target, 0), 1) * 100;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px', width: '100%' }}>
      <Box component="span" aria-hidden sx={TRACK}>
        <Box
          component="span"
          sx={{
            display: 'block',
            width: `${share}%`,
            height: '100%',
            bgcolor: `progresso.${progressLevel(value, target)}`,
          }}
        />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            left: `${(tick / target) * 100}%`,
            ml: '-1px',
            top: 0,
            bottom: 0,
            width: 2,
            bgcolor: 'background.paper',
          }}
        />
      </Box>
      <Box component="span" sx={{ flex: 'none', whiteSpace: 'nowrap' }}>
        <strong style={{ fontWeight: 600 }}>{formatCompactDecimals(value, 1)}</strong>/{target}{' '}
        <Box component="span" sx={{ color: 'text.tertiary' }}>
          {formatShare(value, target, 0)}
        </Box>
      </Box>
    </Box>
  );
}

const TRACK = {
  position: 'relative',
  display: 'block',
  flex: '1 1 126px',
  maxWidth: 126,
  minWidth: 48,
  height: 8,
  borderRadius: '3px',
  bgcolor: 'progresso.track',
  overflow: 'hidden',
};

import { VISITS_CYCLE, VISITS_TARGET } from '@fonte/contracts/programme/visits';
import { formatCompactDecimals, formatShare } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { progressLevel } from './progress-level.ts';
import { useCardWords } from '../words.ts';

export interface VisitsBarProps {
  value: number;
  /** End of the scale. */
  target?: number;
  /** Where a cycle ends. */
  tick?: number;
  /** Under the tick; default '12 · fim do ciclo 1'. */
  tickLabel?: string;
  /** Where the plan would be today; the marker is dark whatever the colour. */
  expected?: number | null | undefined;
  /** 'esperado hoje: ' in wide places, 'esperado ' in narrow ones. */
  expectedLabel?: string;
  /** Figures under the bar. Default true. */
  scale?: boolean;
  /** Said by screen readers before the value: 'Visitas por propriedade'. */
  label: string;
}

/** n of 24 as a 12 px bar with a tick at 12 and the marker 'esperado hoje'. */
export function VisitsBar(props: VisitsBarProps) {
  const words = useCardWords();
  const { value, target = VISITS_TARGET, tick = VISITS_CYCLE, expected = null, scale = true, label } = props;
  const { expectedLabel = words.expectedToday, tickLabel = words.cycleEnd(tick) } = props;
  const at = (amount: number) => Math.min(Math.max(amount / target, 0), 1) * 100;
  const spoken = [
    `${label}: ${formatCompactDecimals(value, 1)} ${words.of} ${target} (${formatShare(value, target, 0)})`,
    ...(expected === null ? [] : [`${expectedLabel}${formatCompactDecimals(expected, 1)}`]),
  ].join(', ');
  return (
    <Box role="img" aria-label={spoken}>
      {expected !== null && (
        <Box sx={{ position: 'relative', height: 16 }}>
          <Box component="span" sx={[EXPECTED, anchored(at(expected))]}>
            {expectedLabel}
            {formatCompactDecimals(expected, 1)}
          </Box>
        </Box>
      )}
      <Box sx={{ position: 'relative', pt: expected === null ? 0 : '13px' }}>
        <Box sx={TRACK}>
          <Box
            sx={{
              width: `${at(value)}%`,
              height: '100%',
              bgcolor: `progresso.${progressLevel(value, target)}`,
            }}
          />
          <Box
            sx={{
              position: 'absolute',
              left: `${at(tick)}%`,
              ml: '-1px',
              top: 0,
              bottom: 0,
              width: 2,
              bgcolor: 'background.paper',
            }}
          />
        </Box>
        {expected !== null && <Box sx={[MARKER, { left: `${at(expected)}%` }]} />}
      </Box>
      {scale && (
        <Box sx={SCALE}>
          <span>0</span>
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: `${at(tick)}%`,
              transform: 'translateX(-50%)',
              whiteSpace: 'nowrap',
            }}
          >
            {tickLabel}
          </Box>
          <span>{target}</span>
        </Box>
      )}
    </Box>
  );
}

/** Keeps the label of the marker inside the bar's width. */
function anchored(percent: number) {
  if (percent < 20) return { left: 0 };
  if (percent > 80) return { right: 0 };
  return { left: `${percent}%`, transform: 'translateX(-50%)' };
}

const EXPECTED = {
  position: 'absolute',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  color: 'text.primary',
  whiteSpace: 'nowrap',
};
const TRACK = {
  position: 'relative',
  height: 12,
  borderRadius: '3px',
  bgcolor: 'progresso.track',
  overflow: 'hidden',
  printColorAdjust: 'exact',
};
const MARKER = {
  position: 'absolute',
  top: 5,
  width: 2,
  height: 24,
  ml: '-1px',
  bgcolor: 'text.primary',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: -4,
    borderStyle: 'solid',
    borderWidth: '5px 5px 0',
    borderColor: 'currentColor transparent transparent',
    color: 'text.primary',
  },
};
const SCALE = {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  mt: '3px',
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.secondary',
};

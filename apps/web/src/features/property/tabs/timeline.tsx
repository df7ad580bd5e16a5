import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatDate, formatMonth } from '@fonte/pt-br';
import { CardShell } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../../core/i18n/use-texts.ts';

export type TimelineProps = {
  visits: PropertyHead['visitas'];
  cycles: PropertyHead['ciclos'];
};

const DAY_MS = 86_400_000;
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

/** Every visit on one line of time, over the cycles' bands. What it shows stands as a table below it. */
export function Timeline({ visits, cycles }: TimelineProps) {
  const { t } = useTexts('propertyPage');
  if (visits.length === 0) return null;
  const days = [
    ...visits.map(({ dt }) => dt),
    ...cycles.flatMap(({ inicio, fim }) => [inicio, fim].filter((day): day is string => day !== null)),
  ].toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const whole = Math.max(dayOf(last) - dayOf(first), 1);
  const at = (day: string) => ((dayOf(day) - dayOf(first)) / whole) * 100;
  return (
    <CardShell title={t('timeline')} subtitle={t('timelineDetail')}>
      <Box sx={{ pb: '12px', px: '6px' }}>
        <Box sx={TRACK}>
          {cycles.map(({ ciclo, inicio, fim }) =>
            inicio === null ? null : (
              <Box
                key={ciclo}
                sx={[BAND, { left: `${at(inicio)}%`, width: `${at(fim ?? last) - at(inicio)}%` }]}
              >
                {t(ciclo === 1 ? 'one' : 'two')}
              </Box>
            ),
          )}
          {visits.map(({ numero, dt, conta, motivo }) => {
            const state = conta ? t('counts') : t('notYet', { why: motivo ?? '' });
            const words = t('timelineVisit', { date: formatDate(dt), number: numero, state });
            return (
              <Box
                key={`${dt} ${numero}`}
                role="img"
                aria-label={words}
                title={words}
                sx={[DOT, conta ? null : OPEN, { left: `${at(dt)}%` }]}
              />
            );
          })}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 12, color: 'text.secondary' }}>
          <span>{formatMonth(first)}</span>
          <span>{formatMonth(last)}</span>
        </Box>
      </Box>
    </CardShell>
  );
}

const TRACK = {
  position: 'relative',
  height: 56,
  mb: '4px',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 38,
    height: 2,
    bgcolor: 'divider',
  },
};
const BAND = {
  position: 'absolute',
  top: 0,
  height: 20,
  px: '6px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: 12,
  lineHeight: '20px',
  color: 'text.secondary',
  bgcolor: 'action.hover',
  borderLeft: '2px solid',
  borderColor: 'primary.main',
};
const DOT = {
  position: 'absolute',
  zIndex: 1,
  top: 32,
  width: 14,
  height: 14,
  ml: '-7px',
  borderRadius: '50%',
  bgcolor: 'primary.main',
  border: '2px solid',
  borderColor: 'primary.main',
  printColorAdjust: 'exact',
};
const OPEN = { bgcolor: 'background.paper', borderColor: 'warning.main' };

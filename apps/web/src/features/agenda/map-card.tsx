import { CardShell, ChoiceChips, lazyPart, LoadingState, PartFailure } from '@fonte/ui';
import { formatDayMonth } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { placeOf, type Agenda, type Place, type Placed } from './agenda.ts';
import { useAgendaWords } from './agenda-words.ts';
import { dayColor } from './day-colors.ts';
import type { WeekMapProps } from './week-map.tsx';
import './texts.ts';

const HEIGHT = 420;
const ALL = '';

// OpenLayers comes with the map.
const WeekMap = lazyPart<WeekMapProps>(() => import('./week-map.tsx').then((module) => module.WeekMap), {
  waiting: () => <LoadingState shape="map" height={HEIGHT} />,
  failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
});

export interface MapCardProps {
  agenda: Agenda;
  start: Place;
  found: ReadonlyMap<string, Placed>;
}

/** The week's ways, all together or a day's. */
export function MapCard({ agenda, start, found }: MapCardProps) {
  const { t } = useTexts('agenda');
  const { weekday } = useAgendaWords();
  const [chosen, setChosen] = useState(ALL);
  const open = agenda.days.some(({ day }) => day === chosen) ? chosen : ALL;
  const days = useMemo(
    () =>
      agenda.days
        .filter(({ day }) => open === ALL || day === open)
        .map(({ day, stops }) => ({
          key: day,
          color: dayColor(day),
          stops: stops
            .flatMap((code) => found.get(code) ?? [])
            .map((one) => ({ code: one.codigo, at: placeOf(one) })),
        })),
    [agenda, open, found],
  );
  return (
    <CardShell title={t('map')} subtitle={t('mapSub')} flush>
      <Box sx={{ px: '16px', pb: '8px' }}>
        <ChoiceChips
          label={t('mapDays')}
          value={open}
          options={[
            { value: ALL, label: t('allDays') },
            ...agenda.days.map(({ day, stops }) => ({
              value: day,
              label: `${weekday(day)} ${formatDayMonth(day)}`,
              count: stops.length,
            })),
          ]}
          onChange={setChosen}
        />
      </Box>
      <WeekMap label={t('map')} height={HEIGHT} start={start} days={days} />
    </CardShell>
  );
}

import { CardShell, ComboField } from '@fonte/ui';
import { counted, formatDate } from '@fonte/pt-br';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { MOST_A_DAY, shortestOf, wayOf, type AgendaDay, type Place, type Placed } from './agenda.ts';
import { useAgendaWords } from './agenda-words.ts';
import type { DayChanges } from './day-changes.ts';
import { StopRow } from './stop-row.tsx';
import './texts.ts';

export interface DayCardProps extends DayChanges {
  of: AgendaDay;
  start: Place;
  /** All days of the week, this one too, and which of them take one more. */
  days: readonly { day: string; full: boolean }[];
  found: ReadonlyMap<string, Placed>;
  /** What stands on no day yet, the first to be visited first. */
  left: readonly Placed[];
}

/** Shorter by less than this is not worth a word, metres. */
const SAME_M = 1;

/** A day: its visits in order, how far it is, and what may be changed. */
export function DayCard({ of, start, days, found, left, ...changes }: DayCardProps) {
  const { t } = useTexts('agenda');
  const { km, weekday } = useAgendaWords();
  const { day } = of;
  const stops = of.stops.flatMap((code) => found.get(code) ?? []);
  const way = wayOf(stops, start);
  const shortest = stops.length <= MOST_A_DAY ? shortestOf(stops, start) : way;
  const full = stops.length >= MOST_A_DAY;
  return (
    <CardShell
      title={t('dayHead', { weekday: weekday(day), date: formatDate(day) })}
      subtitle={
        stops.length === 0
          ? t('dayEmpty')
          : t('daySum', { visits: counted(stops.length, t('visit'), t('visits')), km: km(way.length) })
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: '0 -16px', p: 0 }}>
        {stops.map((one, index) => (
          <StopRow
            key={one.codigo}
            day={day}
            place={index + 1}
            of={stops.length}
            property={one}
            leg={way.legs[index] ?? 0}
            days={days}
            {...changes}
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: '8px', py: '12px' }} data-print="hide">
        {way.length - shortest.length > SAME_M && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<RouteOutlined />}
            onClick={() => changes.order(shortest.stops)}
          >
            {t('shorten', { km: km(shortest.length) })}
          </Button>
        )}
        {full ? (
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('full', { most: MOST_A_DAY })}</Box>
        ) : (
          <ComboField
            // Empty again after each choice.
            key={of.stops.join(' ')}
            label={t('add', { day: weekday(day).toLowerCase() })}
            value={null}
            placeholder={t('addHint')}
            options={left.map(({ codigo, nome, municipio }) => ({
              value: codigo,
              label: `${nome} · ${municipio} · ${codigo}`,
            }))}
            onChange={(code) => code !== null && changes.add(code)}
          />
        )}
      </Box>
    </CardShell>
  );
}

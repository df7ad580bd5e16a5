import { formatDate } from '@fonte/pt-br';
import { EmptyState } from '@fonte/ui';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { PaperSection } from '../../core/paper/paper-card.tsx';
import { PaperTable } from '../../core/paper/paper-table.tsx';
import { Sheet } from '../../core/paper/sheet.tsx';
import { useSignedIn } from '../../core/session/session-store.ts';
import { placedOf, propertiesOf, startOf, wayOf, type Agenda, type Place, type Placed } from './agenda.ts';
import { useAgendaWords } from './agenda-words.ts';
import { keptQuery } from './agenda-query.ts';
import { keyOf } from './kept-agenda.ts';
import { TECHNICIAN, technicianOf, WEEK } from './use-agenda.ts';
import { lastDayOf, readWeek, weekToPlan } from './week.ts';
import './texts.ts';

/** /print/minhas-propriedades/agenda: a week on paper, as this device keeps it; with a network or without one. */
export function AgendaSheetPage() {
  const { t } = useTexts(['agenda', 'core']);
  const user = useSignedIn();
  const [search] = useSearchParams();
  const { data: kept } = useQuery(keptQuery(user));
  const answer = kept?.answer ?? null;
  const [today] = useState(() => weekToPlan(new Date()));
  const week = readWeek(search.get(WEEK)) ?? today;
  const technician = answer && technicianOf(answer, user.profile, search.get(TECHNICIAN));
  const agenda = kept?.agendas[keyOf(week, technician)];
  const placed = answer ? placedOf(propertiesOf(answer, technician)) : [];
  const start = startOf(placed, agenda?.start ?? null);
  const dates = { from: formatDate(week), until: formatDate(lastDayOf(week)) };
  const chosen = placed.find(({ codigo }) => codigo === agenda?.start);
  return (
    <Sheet
      above={t('sheetAbove', { who: technician ?? user.nome })}
      title={t('sheetTitle', dates)}
      facts={
        agenda
          ? [
              { label: t('sheetUntil'), value: formatDate(answer?.dados_ate) },
              { label: t('sheetStart'), value: chosen?.nome ?? t('middle') },
            ]
          : []
      }
      foot={t('sheetFoot', { product: t('core:product'), until: formatDate(answer?.dados_ate) })}
      bar={
        <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
          {t('print')}
        </Button>
      }
      state={kept ? 'ready' : 'loading'}
      notes={agenda ? [t('rule')] : []}
    >
      {agenda && start ? (
        <Days agenda={agenda} start={start} placed={placed} />
      ) : (
        kept && (
          <EmptyState
            sentence={t('sheetMissing')}
            detail={t('sheetMissingDetail')}
            icon={<CalendarMonthOutlined />}
            height={320}
          />
        )
      )}
    </Sheet>
  );
}

function Days({ agenda, start, placed }: { agenda: Agenda; start: Place; placed: readonly Placed[] }) {
  const { t } = useTexts('agenda');
  const { km, weekday, why } = useAgendaWords();
  const found = new Map(placed.map((one) => [one.codigo, one]));
  return (
    <div className="sheet-grid">
      {agenda.days.map(({ day, stops }) => {
        const there = stops.flatMap((code) => found.get(code) ?? []);
        const way = wayOf(there, start);
        return (
          <PaperSection key={day} span={12}>
            <PaperTable
              title={t('dayHead', { weekday: weekday(day), date: formatDate(day) })}
              subtitle={
                there.length === 0
                  ? null
                  : t('daySum', {
                      visits: `${there.length} ${t(there.length === 1 ? 'visit' : 'visits')}`,
                      km: km(way.length),
                    })
              }
              empty={t('dayEmpty')}
              columns={[
                { key: 'place', head: t('place') },
                { key: 'name', head: t('name') },
                { key: 'municipality', head: t('municipality') },
                { key: 'why', head: t('why') },
                { key: 'leg', head: t('distance'), figure: true },
                { key: 'notes', head: t('notes') },
              ]}
              rows={there.map((one, index) => ({
                place: String(index + 1),
                name: `${one.nome} (${one.codigo})`,
                municipality: one.municipio,
                why: why(one),
                leg: km(way.legs[index] ?? 0),
                notes: '',
              }))}
            />
          </PaperSection>
        );
      })}
    </div>
  );
}

import { Notice, PageCell, UNSEEN } from '@fonte/ui';
import type { AgendaAnswer } from '@fonte/contracts/routes/properties';
import { counted, formatDate } from '@fonte/pt-br';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PAGES } from '@fonte/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { KEPT_DAYS } from '../../core/kept-records.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';
import { offerFile } from '../../core/report/files/save-file.ts';
import { entriesOf } from './agenda-calendar.ts';
import { useAgendaWords } from './agenda-words.ts';
import { MOST_A_DAY, ranked, type Agenda, type Place } from './agenda.ts';
import { calendarFile } from './calendar-file.ts';
import { DayCard } from './day-card.tsx';
import { moved, ordered, put, stopsOf, without } from './edit-agenda.ts';
import { keepCode } from './keep-code.ts';
import { MOST_WEEKS } from './kept-agenda.ts';
import { MapCard } from './map-card.tsx';
import { controlId } from './stop-row.tsx';
import { TECHNICIAN, WEEK, type OpenAgenda } from './use-agenda.ts';
import './texts.ts';

export interface WeekPlanProps {
  open: OpenAgenda;
  agenda: Agenda;
  start: Place;
  answer: AgendaAnswer;
}

/** A week that was planned: its ways on the map, its days to be changed, its calendar and its sheet. */
export function WeekPlan({ open, agenda, start, answer }: WeekPlanProps) {
  const { t } = useTexts('agenda');
  const { why, weekday } = useAgendaWords();
  const { found, save } = open;
  const [said, setSaid] = useState('');
  const focus = useFocusAfter();
  useEffect(() => void keepCode(), []);
  const planned = stopsOf(agenda);
  const gone = [...planned].filter((code) => !found.has(code)).length;
  const left = ranked(open.placed, start).filter(({ codigo }) => !planned.has(codigo));
  const nameOf = (code: string): string => found.get(code)?.nome ?? code;
  const change = (next: Agenda, sentence: string) => {
    if (next === agenda) return;
    save(next);
    setSaid(sentence);
  };
  const placed = (next: Agenda, day: string, code: string): string =>
    t('movedTo', {
      name: nameOf(code),
      place: (next.days.find((one) => one.day === day)?.stops.indexOf(code) ?? 0) + 1,
      day: weekday(day),
    });
  const download = () => {
    const entries = entriesOf(agenda, found, {
      summary: (place, one) => t('entry', { place, name: one.nome }),
      why,
    });
    const name = t('calendarName', { from: formatDate(agenda.week) });
    const file = calendarFile(name, entries, new Date());
    offerFile(
      new Blob([file], { type: 'text/calendar;charset=utf-8' }),
      t('calendarFile', { week: agenda.week }),
    );
  };
  return (
    <>
      <HeaderActions>
        <Button variant="outlined" startIcon={<EventOutlined />} onClick={download}>
          {t('calendar')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<PrintOutlined />}
          href={sheetAddress(agenda.week, open.technician, answer)}
          target="_blank"
          rel="noopener"
        >
          {t('print')}
        </Button>
      </HeaderActions>
      <PageCell span={8}>
        <MapCard agenda={agenda} start={start} found={found} />
      </PageCell>
      <PageCell span={12}>
        <Box role="status" sx={UNSEEN}>
          {said}
        </Box>
        {gone > 0 ? (
          <Notice tone="warning">
            {t('gone', { properties: counted(gone, t('property'), t('properties')) })}
          </Notice>
        ) : (
          <Notice tone="info">{t('keptHere', { days: KEPT_DAYS, weeks: MOST_WEEKS })}</Notice>
        )}
      </PageCell>
      {agenda.days.map((of) => (
        <PageCell key={of.day} span={6}>
          <DayCard
            of={of}
            start={start}
            days={agenda.days.map(({ day, stops }) => ({ day, full: stops.length >= MOST_A_DAY }))}
            found={found}
            left={left}
            move={(code, by) => {
              const next = moved(agenda, of.day, code, by);
              focus(controlId(by < 0 ? 'up' : 'down', code));
              change(next, placed(next, of.day, code));
            }}
            toDay={(code, day) => {
              const next = put(agenda, day, code);
              focus(controlId('day', code));
              change(next, placed(next, day, code));
            }}
            remove={(code) => change(without(agenda, code), t('removed', { name: nameOf(code) }))}
            add={(code) => {
              const next = put(agenda, of.day, code);
              focus(controlId('up', code));
              change(next, placed(next, of.day, code));
            }}
            order={(stops) => change(ordered(agenda, of.day, stops), t('ordered', { day: weekday(of.day) }))}
          />
        </PageCell>
      ))}
    </>
  );
}

/** Gives the focus to a control once what was changed is drawn: rows that move lose it. */
function useFocusAfter(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current !== null) document.querySelector<HTMLElement>(`[id="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return (id) => {
    wanted.current = id;
  };
}

/** Where the week is on paper; a technician by the place in the list. */
function sheetAddress(week: string, technician: string | null, { tecnicos }: AgendaAnswer): string {
  const query = new URLSearchParams({ [WEEK]: week });
  if (technician !== null) query.set(TECHNICIAN, String(tecnicos.indexOf(technician) + 1));
  return `${PAGES.agendaImpressa.path}?${query.toString()}`;
}

import type { DashboardAnswer } from '@fonte/contracts';
import type { BoardDays } from '@fonte/contracts/boards';
import { formatMonth } from '@fonte/pt-br';
import { lazyPart, NativeSelectField, Notice, PartFailure, TOUCH } from '@fonte/ui';
import type { DateFieldProps } from '@fonte/ui/date-field';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useFilters } from '../../../core/filters/use-filters.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useOpenDays } from '../../../core/report/answer/open-board.ts';
import { daysOfMonth, daysOfYear, lastDays, monthOf, monthsUntil, type Dias } from './days.ts';
import { useChooseDays, useFirstDays } from './use-days.ts';

// The calendar comes with the page that has one.
const DateField = lazyPart<DateFieldProps>(
  () => import('@fonte/ui/date-field').then((module) => module.DateField),
  { failed: (_props, retry) => <PartFailure height={64} onRetry={retry} /> },
);

export type DaysBarProps = {
  kind: BoardDays;
  /** The board's answer, once it is there. */
  whole: DashboardAnswer | undefined;
};

/** Above the cards: the month, or the days, that they are about. Paper says it among the filters. */
export function DaysBar({ kind, whole }: DaysBarProps) {
  const dias = useOpenDays();
  const until = useUntil(whole);
  useFirstDays(whole);
  return (
    <Box data-print="hide" sx={BAR}>
      {kind === 'mes' ? <Month dias={dias} until={until} /> : <Period dias={dias} until={until} />}
      <NotTheYear />
    </Box>
  );
}

/** The last day with data; while other days are fetched the one before stays, so that a button that was pressed stays, and the focus with it. */
function useUntil(whole: DashboardAnswer | undefined): string | null {
  const now = whole?.reports.find(({ answer }) => answer)?.answer?.provenance.dados_ate ?? null;
  const [until, keep] = useState(now);
  if (now !== null && now !== until) keep(now);
  return now ?? until;
}

/** The year of the other pages stays chosen, and counts there only. */
function NotTheYear() {
  const { t } = useTexts('board');
  const { ano } = useFilters();
  if (ano === null) return null;
  return (
    <Box sx={{ width: '100%' }}>
      <Notice tone="info" dense>
        {t('days.notYear', { year: String(ano) })}
      </Notice>
    </Box>
  );
}

function Month({ dias, until }: { dias: Dias | null; until: string | null }) {
  const { t } = useTexts('board');
  const choose = useChooseDays();
  const months = until === null ? [] : monthsUntil(until);
  const month = dias && monthOf(dias);
  const at = month === null ? -1 : months.indexOf(month);
  // The latest month stands first.
  const [before, after] = at < 0 ? [undefined, undefined] : [months[at + 1], months[at - 1]];
  const step = (to: string | undefined) => ({
    // One that is disabled would lose the focus at the first and the last month.
    'aria-disabled': to === undefined,
    onClick: () => to !== undefined && choose(daysOfMonth(to)),
    sx: STEP,
  });
  return (
    <>
      <IconButton aria-label={t('days.before')} {...step(before)}>
        <ChevronLeft />
      </IconButton>
      <Box sx={{ width: 180 }}>
        <NativeSelectField
          label={t('days.month')}
          value={month ?? ''}
          placeholder="–"
          options={months.map((one) => ({ value: one, label: formatMonth(one) }))}
          onChange={(one) => choose(daysOfMonth(one))}
        />
      </Box>
      <IconButton aria-label={t('days.after')} {...step(after)}>
        <ChevronRight />
      </IconButton>
    </>
  );
}

/** Spans that are asked for most, in days up to the last one with data. */
const SPANS = [7, 30, 90];

function Period({ dias, until }: { dias: Dias | null; until: string | null }) {
  const { t } = useTexts('board');
  const choose = useChooseDays();
  const { ano } = useFilters();
  const year = ano === null || until === null ? null : daysOfYear(ano, until);
  const [draft, setDraft] = useState<Dias>(dias ?? NO_DAYS);
  const [shown, setShown] = useState(dias);
  if (dias?.inicio !== shown?.inicio || dias?.fim !== shown?.fim) {
    // Chosen here, or elsewhere: 'back', a link, 'Limpar filtros'. The fields stay where they are, and the focus with them.
    setShown(dias);
    setDraft(dias ?? NO_DAYS);
  }
  const crossed = draft.inicio !== '' && draft.fim !== '' && draft.inicio > draft.fim;
  const change = (part: Partial<Dias>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    const known = YEAR.test(next.inicio) && YEAR.test(next.fim) && next.inicio <= next.fim;
    if (known && (next.inicio !== dias?.inicio || next.fim !== dias.fim)) choose(next);
  };
  return (
    <>
      <Box sx={FIELD}>
        <DateField
          label={t('days.from')}
          value={draft.inicio}
          onChange={(inicio) => change({ inicio })}
          error={crossed ? t('days.crossed') : undefined}
        />
      </Box>
      <Box sx={FIELD}>
        <DateField label={t('days.until')} value={draft.fim} onChange={(fim) => change({ fim })} />
      </Box>
      {until !== null &&
        SPANS.map((days) => (
          <Button key={days} variant="outlined" onClick={() => choose(lastDays(until, days))} sx={SPAN}>
            {t('days.last', { days: String(days) })}
          </Button>
        ))}
      {year && (
        <Button variant="outlined" onClick={() => choose(year)} sx={SPAN}>
          {t('days.year', { year: String(ano) })}
        </Button>
      )}
    </>
  );
}

const NO_DAYS: Dias = { inicio: '', fim: '' };

/** While a year is typed it is first one of the first century. */
const YEAR = /^(19|20|21)\d\d-/;

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px' };
const FIELD = { width: { xs: 'calc(50% - 4px)', sm: 170 } };
const STEP = { '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } };
const SPAN = { height: 36, fontSize: 13, [TOUCH]: { height: 48 } };

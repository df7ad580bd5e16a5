import type { ReportAnswer } from '@fonte/contracts';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../api/sentence.ts';
import { inLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import { cardStatus, type CardStatus } from './card-status.ts';
import { useOpenBoard } from './open-board.ts';
import { boardQuery, reportQuery } from './queries.ts';
import type { ReportFilters } from './report-calls.ts';
import { useReportFilters } from './use-report-filters.ts';
import { useSaidAnswer } from './use-said-answer.ts';

/** What a card knows of its report. */
export type CardReport = {
  report: number;
  status: CardStatus;
  answer: ReportAnswer | null;
  /** The server's sentence, when it failed. */
  failure: string | null;
  retry: () => void;
  /** Title, also while a later answer is on its way. */
  title: string;
  filters: ReportFilters;
};

/** Titles seen so far, so that a card keeps its name while other filters load. */
const titles = new Map<number, string>();

/**
 * A card's report out of its whole board's answer; 'Tentar de novo' asks for this one alone. One that does not come with the board (`late`: a table
 * that was just opened) is asked for by itself once the board is there, and so is one that was still being prepared. What its reader has opened says to
 * everybody that it failed: silence there would be taken for nothing.
 */
export function useBoardReport(report: number, late = false): CardReport {
  const { t } = useTexts('core');
  const tells = useMay('report.failure') || late;
  const filters = useReportFilters();
  const whole = useQuery(boardQuery(useOpenBoard(), filters));
  const entry = whole.data?.reports.find((one) => one.co_consulta === report);
  const preparing = entry?.failure?.codigo === 'beingPrepared';
  const own = useQuery({ ...reportQuery(report, filters), enabled: (late && !whole.isPending) || preparing });
  const failure = own.error ?? whole.error;
  const answer = useSaidAnswer(own.data ?? null);
  if (answer) titles.set(report, answer.no_consulta);
  const status = cardStatus({
    answered: answer !== null,
    waiting: own.isFetching || whole.isPending,
    failed: Boolean(failure ?? entry?.failure),
    tells,
  });
  return {
    report,
    status,
    answer,
    failure: failure ? sentenceOf(failure) : inLanguage(entry?.failure?.result ?? '') || null,
    retry: () => void own.refetch(),
    title: titles.get(report) ?? (status === 'failed' ? `${t('provenance.report')} ${report}` : ''),
    filters,
  };
}

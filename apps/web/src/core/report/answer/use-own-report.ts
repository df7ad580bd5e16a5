import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import { cardStatus } from './card-status.ts';
import { reportQuery } from './queries.ts';
import type { ReportFilters } from './report-calls.ts';
import type { CardReport } from './use-card-report.ts';
import { useReportFilters } from './use-report-filters.ts';
import { useSaidAnswer } from './use-said-answer.ts';

/** A card's report asked for by itself, within the page's filters or its own. `title` stands until the first answer; what was `opened` by its reader says to everybody that it failed. */
export function useOwnReport(report: number, title = '', own?: ReportFilters, opened = false): CardReport {
  const { t } = useTexts('core');
  const tells = useMay('report.failure') || opened;
  const ofPage = useReportFilters();
  const filters = own ?? ofPage;
  const { data, error, isPending, refetch } = useQuery(reportQuery(report, filters));
  const answer = useSaidAnswer(data ?? null);
  const status = cardStatus({
    answered: Boolean(data),
    waiting: isPending,
    failed: error !== null,
    tells,
  });
  const named = title === '' && status === 'failed' ? `${t('provenance.report')} ${report}` : title;
  return {
    report,
    status,
    answer,
    failure: error ? sentenceOf(error) : null,
    retry: () => void refetch(),
    title: answer?.no_consulta ?? named,
    filters,
  };
}

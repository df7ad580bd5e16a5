import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../api/sentence.ts';
import { reportQuery } from './queries.ts';
import type { ReportFilters } from './report-calls.ts';
import type { CardReport } from './use-card-report.ts';
import { useReportFilters } from './use-report-filters.ts';

/** A card's report asked for by itself, within the page's filters or its own. `title` stands until the first answer. */
export function useOwnReport(report: number, title = '', own?: ReportFilters): CardReport {
  const ofPage = useReportFilters();
  const filters = own ?? ofPage;
  const { data, error, isPending, refetch } = useQuery(reportQuery(report, filters));
  const status = (): CardReport['status'] => {
    if (data) return 'ready';
    if (error) return 'failed';
    return isPending ? 'loading' : 'hidden';
  };
  return {
    status: status(),
    answer: data ?? null,
    failure: error ? sentenceOf(error) : null,
    retry: () => void refetch(),
    title: data?.no_consulta ?? title,
    filters,
  };
}

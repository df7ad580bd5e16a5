import type { ReportAnswer } from '@fonte/contracts';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../api/sentence.ts';
import { useFilters } from '../filters/use-filters.ts';
import { dashboardQuery, reportQuery } from './queries.ts';
import type { ReportFilters } from './report-calls.ts';

/** What a card knows of its report. `hidden`: the answer was falsy, the widget is absent and the grid closes up. */
export type CardReport = {
  status: 'loading' | 'ready' | 'failed' | 'hidden';
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

/** A card's report out of the whole dashboard's answer; 'Tentar de novo' asks for this one alone. */
export function useDashboardReport(report: number): CardReport {
  const { ano, uf } = useFilters();
  const filters = { ano, uf };
  const whole = useQuery(dashboardQuery(filters));
  const own = useQuery({ ...reportQuery(report, filters), enabled: false });
  const entry = whole.data?.reports.find((one) => one.co_consulta === report);
  const failure = own.error ?? whole.error;
  const answer = own.data ?? null;
  if (answer) titles.set(report, answer.no_consulta);

  const status = (): CardReport['status'] => {
    if (answer) return 'ready';
    if (own.isFetching || whole.isPending) return 'loading';
    if (failure || entry?.failure) return 'failed';
    return 'hidden';
  };
  return {
    status: status(),
    answer,
    failure: failure ? sentenceOf(failure) : (entry?.failure?.result ?? null),
    retry: () => void own.refetch(),
    title: titles.get(report) ?? '',
    filters,
  };
}

import type { DashboardAnswer } from '@fonte/contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { fetchDashboard, fetchReport, presentAnswer, type ReportFilters } from './report-calls.ts';

const key = ({ ano, uf, moreFilter }: ReportFilters) => [ano, uf, moreFilter ?? null] as const;

/** One report by itself. */
export const reportQuery = (report: number, filters: ReportFilters) =>
  queryOptions({
    queryKey: ['report', report, ...key(filters)],
    queryFn: ({ signal }) => fetchReport(report, filters, signal),
  });

/** The whole dashboard; each of its answers is then there for its card as if it had been asked for by itself. */
export const dashboardQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['dashboard', ...key(filters)],
    queryFn: async ({ signal }): Promise<DashboardAnswer> => {
      const whole = await fetchDashboard(filters, signal);
      for (const { co_consulta, answer } of whole.reports) {
        if (answer)
          queryClient.setQueryData(reportQuery(co_consulta, filters).queryKey, presentAnswer(answer));
      }
      return whole;
    },
  });

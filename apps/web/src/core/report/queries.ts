import type { DashboardAnswer } from '@fonte/contracts';
import type { BoardName } from '@fonte/contracts/boards/names';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { fetchBoard, fetchReport, presentAnswer, type ReportFilters } from './report-calls.ts';

const key = ({ ano, uf, moreFilter, chosen = {} }: ReportFilters) =>
  [ano, uf, moreFilter ?? null, chosen] as const;

/** One report by itself. */
export const reportQuery = (report: number, filters: ReportFilters) =>
  queryOptions({
    queryKey: ['report', report, ...key(filters)],
    queryFn: ({ signal }) => fetchReport(report, filters, signal),
  });

/** A whole board; each of its answers is then there for its card as if it had been asked for by itself. */
export const boardQuery = (board: BoardName, filters: ReportFilters) =>
  queryOptions({
    queryKey: ['board', board, ...key(filters)],
    queryFn: async ({ signal }): Promise<DashboardAnswer> => {
      const whole = await fetchBoard(board, filters, signal);
      for (const { co_consulta, answer } of whole.reports) {
        if (answer)
          queryClient.setQueryData(reportQuery(co_consulta, filters).queryKey, presentAnswer(answer));
      }
      return whole;
    },
  });

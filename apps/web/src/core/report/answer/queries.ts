import type { DashboardAnswer } from '@fonte/contracts';
import type { BoardName } from '@fonte/contracts/board-names';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../query-client.ts';
import { fetchBoard, fetchReport, fetchSheet, presentAnswer, type ReportFilters } from './report-calls.ts';

const key = ({ ano, uf, moreFilter, chosen = {}, dias = null }: ReportFilters) =>
  [ano, uf, moreFilter ?? null, chosen, dias] as const;

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
      keepReports(whole, filters);
      return whole;
    },
  });

/** A whole board as it stands on paper. */
export const sheetQuery = (board: BoardName, filters: ReportFilters) =>
  queryOptions({
    queryKey: ['sheet', board, ...key(filters)],
    queryFn: ({ signal }) => fetchSheet(board, filters, signal),
  });
function keepReports(whole: DashboardAnswer, filters: ReportFilters): void {
  for (const { co_consulta, answer } of whole.reports)
    if (answer) queryClient.setQueryData(reportQuery(co_consulta, filters).queryKey, presentAnswer(answer));
}

/** A board's answer as if it had been asked for under these filters: those that the server chose where none were. */
export function keepBoard(board: BoardName, filters: ReportFilters, whole: DashboardAnswer): void {
  queryClient.setQueryData(boardQuery(board, filters).queryKey, whole);
  keepReports(whole, filters);
}

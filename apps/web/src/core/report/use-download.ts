import type { DrillPoint, RowList } from '@fonte/contracts';
import { openDetailCsv, openReportCsv, type ReportFilters } from './report-calls.ts';
import { useSaving } from './use-saving.ts';

export type DownloadJob = {
  title: string;
  filters: ReportFilters;
  /** A whole report, or the rows behind a point of one. */
  report?: number;
  point?: DrillPoint;
  /** How the list of those rows is narrowed and ordered: the file is what is seen. */
  list?: RowList;
};

/** One CSV at a time: its progress in bytes, its own cancel, and how it ended. */
export function useDownload() {
  const { start, cancel, running } = useSaving();
  return {
    start: ({ title, filters, report, point, list = {} }: DownloadJob) =>
      start({
        title,
        name: `${title}.csv`,
        open: (signal) =>
          point ? openDetailCsv(point, filters, list, signal) : openReportCsv(report ?? 0, filters, signal),
      }),
    cancel,
    running,
  };
}

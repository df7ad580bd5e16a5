import type { DrillPoint, ReportFileForm, RowList } from '@fonte/contracts';
import { openDetailCsv, openReportFile, type ReportFilters } from '../answer/report-calls.ts';
import { useSaving, type SavingTies } from './use-saving.ts';

export type DownloadJob = {
  title: string;
  filters: ReportFilters;
  /** A whole report, or the rows behind a point of one. */
  report?: number;
  /** 'Csv' unless said; the rows behind a point come as that only. */
  form?: ReportFileForm;
  point?: DrillPoint;
  /** How the list of those rows is narrowed and ordered: the file is what is seen. */
  list?: RowList;
};

/** One file at a time: its progress in bytes, its own cancel, and how it ended. */
export function useDownload(ties: SavingTies = {}) {
  const { start, cancel, running } = useSaving(ties);
  return {
    start: ({ title, filters, report, form = 'Csv', point, list = {} }: DownloadJob) =>
      start({
        title,
        name: `${title}.${form.toLowerCase()}`,
        open: (signal) =>
          point
            ? openDetailCsv(point, filters, list, signal)
            : openReportFile(form, report ?? 0, filters, list, signal),
      }),
    cancel,
    running,
  };
}

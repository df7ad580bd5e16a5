import { useSnackbar } from '@fonte/ui';
import type { DrillPoint } from '@fonte/contracts';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../api/sentence.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { openDetailCsv, openReportCsv, type ReportFilters } from './report-calls.ts';
import { saveFile } from './save-file.ts';

export type DownloadJob = {
  title: string;
  filters: ReportFilters;
  /** A whole report, or the rows behind a point of one. */
  report?: number;
  point?: DrillPoint;
};

/** One CSV at a time: its progress in bytes, its own cancel, and how it ended. */
export function useDownload() {
  const { t } = useTexts('core');
  const snackbar = useSnackbar();
  const [running, setRunning] = useState<{ title: string; received: number } | null>(null);
  const abort = useRef<AbortController | null>(null);
  // What was started here ends with the place it was started from.
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (job: DownloadJob) => {
    const control = new AbortController();
    abort.current = control;
    setRunning({ title: job.title, received: 0 });
    try {
      const answer = job.point
        ? await openDetailCsv(job.point, job.filters, control.signal)
        : await openReportCsv(job.report ?? 0, job.filters, control.signal);
      await saveFile(answer, `${job.title}.csv`, (received) => setRunning({ title: job.title, received }));
      snackbar.success(t('downloads.done'), job.title);
    } catch (failure) {
      if (!control.signal.aborted) snackbar.failure(t('downloads.failed'), sentenceOf(failure));
    } finally {
      setRunning(null);
    }
  };
  return { start: (job: DownloadJob) => void run(job), cancel: () => abort.current?.abort(), running };
}

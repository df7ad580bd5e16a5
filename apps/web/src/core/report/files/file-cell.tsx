import { lazyPart, PartFailure } from '@fonte/ui';
import type { ReportFileProps } from './report-file.tsx';

/** The file of a row, in a list of reports: other tables do not carry it. */
export const FileCell = lazyPart<ReportFileProps>(
  () => import('./report-file.tsx').then((module) => module.ReportFile),
  { failed: (_props, retry) => <PartFailure height={32} onRetry={retry} /> },
);

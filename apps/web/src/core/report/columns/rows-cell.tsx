import { lazyPart, PartFailure } from '@fonte/ui';
import type { ReportRowsProps } from './report-rows.tsx';

/** How many rows a report has, in a list of reports: other tables do not carry it. */
export const RowsCell = lazyPart<ReportRowsProps>(
  () => import('./report-rows.tsx').then((module) => module.ReportRows),
  { failed: (_props, retry) => <PartFailure height={32} onRetry={retry} /> },
);

/** How far these are counted, above such a list. */
export const RowsProgress = lazyPart<object>(
  () => import('./rows-progress.tsx').then((module) => module.RowsProgress),
  { failed: (_props, retry) => <PartFailure height={80} onRetry={retry} /> },
);

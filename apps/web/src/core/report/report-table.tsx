import { FailedState, LoadingState, TableCard, useNarrow } from '@fonte/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportTableNarrow } from './report-table-narrow.tsx';
import type { CardReport } from './use-card-report.ts';

// The grid comes with the first table that is seen; phones never need it.
const ReportGrid = lazy(() => import('./report-grid.tsx').then((module) => ({ default: module.ReportGrid })));

const HEIGHT = 300;

/** A table card out of a report: the grid (20 rows, filters, columns, total row), on narrow screens list cards. */
export function ReportTable({ report }: { report: CardReport }) {
  const { t } = useTranslation('core');
  const narrow = useNarrow('md');
  const { answer, status, title, failure, retry } = report;
  if (status === 'failed') {
    return (
      <TableCard title={title || t('loading')}>
        <FailedState sentence={failure ?? undefined} onRetry={retry} height={HEIGHT} />
      </TableCard>
    );
  }
  const waiting = (
    <TableCard title={title || t('loading')}>
      <LoadingState shape="rows" height={HEIGHT} />
    </TableCard>
  );
  if (!answer) return waiting;
  if (narrow) return <ReportTableNarrow report={report} answer={answer} />;
  return (
    <Suspense fallback={waiting}>
      <ReportGrid report={report} answer={answer} />
    </Suspense>
  );
}

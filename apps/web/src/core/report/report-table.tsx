import { FailedState, lazyPart, LoadingState, PartFailure, TableCard, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../i18n/use-texts.ts';
import type { ReportGridProps } from './report-grid.tsx';
import { ReportTableNarrow } from './report-table-narrow.tsx';
import type { CardReport } from './use-card-report.ts';

// The grid comes with the first table that is seen; phones never need it.
const ReportGrid = lazyPart<ReportGridProps>(
  () => import('./report-grid.tsx').then((module) => module.ReportGrid),
  {
    waiting: ({ answer }) => <Waiting title={answer.no_consulta} />,
    failed: ({ answer }, retry) => (
      <TableCard title={answer.no_consulta}>
        <PartFailure height={HEIGHT} onRetry={retry} />
      </TableCard>
    ),
  },
);

const HEIGHT = 300;

/** A table card out of a report: the grid (20 rows, filters, columns, total row), on narrow screens list cards. */
export function ReportTable({ report }: { report: CardReport }) {
  const { t } = useTexts('core');
  const narrow = useNarrow('md');
  const { answer, status, title, failure, retry } = report;
  if (status === 'failed') {
    return (
      <TableCard title={title || t('loading')}>
        <FailedState sentence={failure ?? undefined} onRetry={retry} height={HEIGHT} />
      </TableCard>
    );
  }
  if (!answer) return <Waiting title={title || t('loading')} />;
  if (narrow) return <ReportTableNarrow report={report} answer={answer} />;
  return <ReportGrid report={report} answer={answer} />;
}

function Waiting({ title }: { title: string }) {
  return (
    <TableCard title={title}>
      <Box sx={{ px: '16px' }}>
        <LoadingState shape="rows" height={HEIGHT} />
      </Box>
    </TableCard>
  );
}

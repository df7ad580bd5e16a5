import {
  EmptyState,
  FailedState,
  lazyPart,
  LoadingState,
  PartFailure,
  TableCard,
  useNarrow,
  usePrinting,
} from '@fonte/ui';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ReportGridProps } from './report-grid.tsx';
import { ReportTableNarrow } from './report-table-narrow.tsx';
import { ReportTablePaper } from './report-table-paper.tsx';
import type { CardReport } from '../answer/use-card-report.ts';

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

export type ReportTableProps = {
  report: CardReport;
  /** False: its page's downloads are for fewer profiles than tables' are, and the reader is none of them. */
  files?: boolean;
};

/** A table card out of a report: the grid (20 rows, filters, columns, total row), on narrow screens list cards. */
export function ReportTable({ report, files = true }: ReportTableProps) {
  const { t } = useTexts('core');
  const narrow = useNarrow('md');
  const printing = usePrinting();
  const { answer, status, title, failure, retry } = report;
  if (status === 'failed') {
    return (
      <TableCard title={title || t('loading')}>
        <FailedState
          sentence={failure ?? undefined}
          detail={t('failedReport', { report: report.report })}
          onRetry={retry}
          height={HEIGHT}
        />
      </TableCard>
    );
  }
  // A table that its reader opened: one that stands on a page by itself is absent then.
  if (status === 'hidden') {
    return (
      <TableCard title={title || t('loading')}>
        <EmptyState sentence={t('emptyTable')} icon={<TableRowsOutlined />} height={HEIGHT} />
      </TableCard>
    );
  }
  if (!answer) return <Waiting title={title || t('loading')} />;
  return (
    <>
      {/* Stays while paper shows the other: its filters and columns are the reader's. */}
      <Box data-print="hide" sx={{ display: 'grid', minWidth: 0 }}>
        {narrow ? (
          <ReportTableNarrow report={report} answer={answer} files={files} />
        ) : (
          <ReportGrid report={report} answer={answer} files={files} />
        )}
      </Box>
      {printing && <ReportTablePaper answer={answer} />}
    </>
  );
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

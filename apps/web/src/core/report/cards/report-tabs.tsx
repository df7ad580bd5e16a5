import type { HeadColumn, Row } from '@fonte/contracts';
import { CardState, ShareBar, SimpleTable, TabCard, type SimpleColumn } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import { cellText, figure, headText, isFigureColumn, paramsOf, totalText } from '../answer/answer.ts';
import { CardFiles } from '../files/card-files.tsx';
import { useDetailAddress } from '../drill/drill-address.ts';
import { tablePoint } from '../drill/drill-point.ts';
import { useEmptyWords } from './empty-words.tsx';
import { ReportHelp } from '../provenance/report-help.tsx';
import { useDownload } from '../files/use-download.ts';
import { useBoardReport } from '../answer/use-card-report.ts';

export type ReportTabsProps = {
  title: string;
  tabs: readonly { label: string; report: number }[];
  open: number;
  /** Whether a table is asked for only when its tab is opened. */
  late?: boolean;
  onOpen: (report: number) => void;
};

const HEIGHT = 230;

/** A dashboard card whose tabs switch between tables (first text, section 2, 'Dashboard card with tabs'). */
export function ReportTabs({ title, tabs, open, onOpen, late = false }: ReportTabsProps) {
  const { t } = useTexts('core');
  const card = useBoardReport(open, late);
  const { start, running } = useDownload();
  const mayDownload = useMay('report.csv');
  const empty = useEmptyWords(card.answer?.provenance.filters);
  const { answer, status } = card;
  const rows = answer?.tbody ?? [];
  const shown = status === 'ready' && rows.length === 0 ? 'empty' : status === 'hidden' ? 'empty' : status;
  return (
    <TabCard
      title={title}
      subtitle={(answer && paramsOf(answer)?.subtitle) ?? undefined}
      tabs={tabs.map(({ label, report }) => ({ key: String(report), label }))}
      tab={String(open)}
      onTab={(key) => onOpen(Number(key))}
      date={answer?.dt_atualizacao}
      help={answer && <ReportHelp answer={answer} />}
      foot={
        mayDownload &&
        answer && (
          <CardFiles
            title={answer.no_consulta}
            busy={running !== null}
            onTake={(form) => start({ report: open, form, title: answer.no_consulta, filters: card.filters })}
          />
        )
      }
    >
      <CardState
        status={shown}
        height={HEIGHT}
        shape="rows"
        empty={{ sentence: t('emptyTable'), ...empty }}
        failed={{
          sentence: card.failure ?? undefined,
          detail: t('failedReport', { report: open }),
          onRetry: card.retry,
        }}
      >
        {answer && <TabTable key={open} answer={answer} />}
      </CardState>
    </TabCard>
  );
}

function TabTable({ answer }: { answer: NonNullable<ReturnType<typeof useBoardReport>['answer']> }) {
  const { open } = useDetailAddress();
  const drill = (index: number, field: string) => {
    const point = tablePoint(answer, index, field);
    if (point) open(point);
  };
  const columns = answer.thead.map((column): SimpleColumn<number> => ({
    key: column.field,
    header: headText(column),
    align: isFigureColumn(column) ? 'right' : 'left',
    onOpen: tablePoint(answer, 0, column.field) ? (index) => drill(index, column.field) : undefined,
    cell: (index) => cellText(column, answer.tbody[index]?.[column.field]),
  }));
  const bars = barColumn(answer.thead, answer.tbody, answer.no_consulta);
  return (
    <SimpleTable
      label={answer.no_consulta}
      columns={bars ? [...columns, bars] : columns}
      rows={answer.tbody.map((_, index) => index)}
      rowKey={(index) => index}
      {...(answer.tfoot ? { total: totalOf(answer.thead, answer.tfoot) } : {})}
    />
  );
}

const totalOf = (thead: readonly HeadColumn[], tfoot: Row) =>
  Object.fromEntries(thead.map((column) => [column.field, totalText(column, tfoot[column.field])]));

/** The first count again as bars, so that the table is read at a glance. */
function barColumn(
  thead: readonly HeadColumn[],
  tbody: readonly Row[],
  title: string,
): SimpleColumn<number> | null {
  const counted = thead.find((column) => column.type === 'integer');
  if (!counted) return null;
  const values = tbody.map((row) => figure(row[counted.field]) ?? 0);
  const largest = Math.max(...values, 1);
  return {
    key: 'bar',
    header: '',
    width: '42%',
    cell: (index) => (
      <Box aria-hidden sx={{ width: '100%' }}>
        <ShareBar share={(values[index] ?? 0) / largest} label={title} track={false} />
      </Box>
    ),
  };
}

import { CHART_HEIGHT, type ReportAnswer } from '@fonte/contracts';
import { isNoted } from '@fonte/contracts/noted-reports';
import { ChartCard, lazyPart, PartFailure, type ChartNote, type ChartPoint } from '@fonte/ui';
import { useCallback, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { NotesOfChartProps } from '../notes/notes-of-chart.tsx';
import { useMay } from '../session/session-store.ts';
import { paramsOf } from './answer.ts';
import { chartOfReport } from './chart-of-report.ts';
import { useDetailAddress } from './drill-address.ts';
import { chartPoint } from './drill-point.ts';
import { ReportHelp } from './report-help.tsx';
import { useEmptyWords } from './empty-words.tsx';
import { useDownload } from './use-download.ts';
import { usePicture } from './use-picture.ts';
import { aboutReport } from './about-report.ts';
import type { CardReport } from './use-card-report.ts';

// Not of the page's first bytes: the chart stands before its notes are there.
const NotesOfChart = lazyPart<NotesOfChartProps>(
  () => import('../notes/notes-of-chart.tsx').then((module) => module.NotesOfChart),
  { failed: (_props, retry) => <PartFailure height={64} onRetry={retry} /> },
);

export type ReportChartProps = {
  report: CardReport;
  /** Height in px where the report leaves the specification's default (500). */
  height: number;
  /** Where 'Relatório completo' leads. */
  more?: string | undefined;
};

/** A chart card out of a report: drill-down and 'Baixar Dados' only for those who may (first text, section 6). */
export function ReportChart({ report, height, more }: ReportChartProps) {
  const { t } = useTexts('core');
  const { answer, status, title, failure, retry, filters } = report;
  const mayDownload = useMay('report.csv');
  const { open } = useDetailAddress();
  const { start, running } = useDownload();
  const picture = usePicture();
  const empty = useEmptyWords(answer?.provenance.filters);
  const params = answer ? paramsOf(answer) : null;
  const own = params?.height;
  const { notes, onShown } = useNotes(answer);
  const drawn = answer && chartOfReport(answer);
  const drill = (point: ChartPoint) => {
    const target = answer && chartPoint(answer, point);
    if (target) open(target);
  };
  return (
    <ChartCard
      title={title || t('loading')}
      subtitle={params?.subtitle ?? undefined}
      chart={drawn && notes.length > 0 ? { ...drawn, notes } : drawn}
      height={own && own !== CHART_HEIGHT ? own : height}
      status={status === 'loading' || status === 'failed' ? status : 'ready'}
      empty={empty}
      failed={{
        sentence: failure ?? undefined,
        detail: t('failedReport', { report: report.report }),
        onRetry: retry,
      }}
      date={answer?.dt_atualizacao}
      help={answer && <ReportHelp answer={answer} />}
      onPoint={answer?.drill ? drill : undefined}
      onDownload={
        mayDownload && answer ? () => start({ report: answer.co_consulta, title, filters }) : undefined
      }
      downloading={running !== null}
      onPicture={
        answer
          ? (chart, subtitle) =>
              picture.start({
                chart,
                title,
                subtitle,
                about: [...aboutReport(answer.provenance, t), ...notes.map(({ text }) => text)],
              })
          : undefined
      }
      picturing={picture.busy}
      fullReport={more}
      below={
        answer && isNoted(report.report) ? (
          <NotesOfChart
            report={report.report}
            answer={answer}
            uf={filters.uf}
            title={title}
            onShown={onShown}
          />
        ) : undefined
      }
    />
  );
}

/** The notes that an answer's chart marks; none while another answer's are known. */
function useNotes(answer: ReportAnswer | null) {
  const [shown, setShown] = useState<{ of: ReportAnswer | null; notes: readonly ChartNote[] }>();
  const onShown = useCallback(
    (notes: readonly ChartNote[]) =>
      // Most charts have none, and are then not drawn once more.
      setShown((before) => (notes.length === 0 && !before?.notes.length ? before : { of: answer, notes })),
    [answer],
  );
  return { notes: shown?.of === answer ? (shown?.notes ?? NONE) : NONE, onShown };
}

const NONE: readonly ChartNote[] = [];

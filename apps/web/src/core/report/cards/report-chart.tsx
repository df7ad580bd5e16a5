import { CHART_HEIGHT } from '@fonte/contracts';
import { isNoted } from '@fonte/contracts/noted-reports';
import { ChartCard, type ChartPoint } from '@fonte/ui';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { NotesOfChart, useMarkedNotes } from '../../notes/late-notes.tsx';
import { useMay } from '../../session/session-store.ts';
import { paramsOf } from '../answer/answer.ts';
import { chartOfReport } from '../answer/chart-of-report.ts';
import { useDetailAddress } from '../drill/drill-address.ts';
import { chartPoint } from '../drill/drill-point.ts';
import { ReportHelp } from '../provenance/report-help.tsx';
import { useEmptyWords } from './empty-words.tsx';
import { useDownload } from '../files/use-download.ts';
import { usePicture } from '../files/use-picture.ts';
import { aboutReport } from '../provenance/about-report.ts';
import { CardFiles } from '../files/card-files.tsx';
import type { CardReport } from '../answer/use-card-report.ts';

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
  const { notes, onShown } = useMarkedNotes(answer);
  const noted = useMemo(() => (isNoted(report.report) ? { report: report.report } : null), [report.report]);
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
      files={
        mayDownload && answer ? (
          <CardFiles
            title={title}
            busy={running !== null}
            onTake={(form) => start({ report: answer.co_consulta, form, title, filters })}
          />
        ) : undefined
      }
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
        answer && noted ? (
          <NotesOfChart chart={noted} keys={answer.keys} uf={filters.uf} title={title} onShown={onShown} />
        ) : undefined
      }
    />
  );
}

import type { ReportAnswer } from '@fonte/contracts';
import { isEmptyChart } from '@fonte/ui';
import { chartOfReport } from '../report/answer/chart-of-report.ts';
import { ColumnsChart } from './charts/columns-chart.tsx';
import { PartsBar } from './charts/parts-bar.tsx';
import { RowsChart } from './charts/rows-chart.tsx';
import { usePaperNotes } from './paper-notes.tsx';
import { useSpeech } from './speech/speech.ts';

/** The whole column, px: 186 mm at 96 an inch. */
export const COLUMN = 703;
const GAP = 20;

/** Width in px of what stands in so many of the twelve columns. */
export const widthOf = (span: number): number => Math.round((COLUMN + GAP) * (span / 12) - GAP);

/** A chart as paper shows it: vectors, patterns, a sentence of its values. */
export function PaperChart({ answer, span }: { answer: ReportAnswer; span: number }) {
  const { t } = useSpeech();
  const notes = usePaperNotes(answer);
  const chart = chartOfReport(answer);
  if (!chart || isEmptyChart(chart)) return <p className="quiet">{t('core:emptyChart')}</p>;
  const drawing = { title: answer.no_consulta, chart: { ...chart, notes }, width: widthOf(span) };
  switch (chart.kind) {
    case 'donut':
    case 'pie':
      return <PartsBar {...drawing} codes={answer.labels.map((_, index) => codeAt(answer, index))} />;
    case 'radial':
    case 'treemap':
    case 'bar':
      return <RowsChart {...drawing} />;
    case 'stacked':
    case 'pct':
      return chart.horizontal ? <RowsChart {...drawing} /> : <ColumnsChart {...drawing} />;
    case 'column':
    case 'line':
    case 'area':
      return <ColumnsChart {...drawing} />;
  }
}

/** The raw value that a label stands for; '' of none. */
const codeAt = ({ keys }: ReportAnswer, index: number): string =>
  String(Object.values(keys[index] ?? {})[0] ?? '');

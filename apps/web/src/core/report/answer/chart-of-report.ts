import type { ReportAnswer, ReportParams, Series } from '@fonte/contracts';
import { formatInteger, unitFor } from '@fonte/pt-br';
import type { ChartColors, ChartDescription, ChartKind, ChartSeries } from '@fonte/ui';
import { figure, paramsOf } from './answer.ts';

const COLORS: Partial<Record<ReportParams['palette'], ChartColors>> = {
  ordered: 'seq',
  bands: 'div',
  situacao: 'situacao',
};

const NOT_CHARTS = ['num', 'pace', 'table', 'points', 'list'];

/** What the kit draws of a report; null where there is nothing to draw (no chart, unreadable parameters). */
export function chartOfReport(answer: ReportAnswer): ChartDescription | null {
  const params = paramsOf(answer);
  if (!params || NOT_CHARTS.includes(params.type)) return null;
  const target = answer.series.find((one) => one.role === 'esperado');
  const series = drawnSeries(answer);
  const colors = COLORS[params.palette];
  return {
    kind: params.type as ChartKind,
    labels: answer.labels,
    series: series.map(drawn),
    ...(params.unit ? { unit: params.unit } : {}),
    decimals: params.scale,
    ...(colors ? { colors } : {}),
    ...(colors === 'situacao' ? { situations: situationsOf(answer) } : {}),
    // Shares of a whole are read along a line, one under the other.
    horizontal: params.serieType === 'horizontal' || params.type === 'pct',
    ...(target ? { target: drawn(target) } : {}),
    ...(params.partial ? { partial: params.partial } : {}),
    ...(params.legend ? { legendTitle: params.legend } : {}),
    ...(params.type === 'donut' ? { centre: centreOf(series, params) } : {}),
  };
}

/** The series that are drawn and can be clicked: all but the dashed one of what the plan foresees. */
export function drawnSeries(answer: Pick<ReportAnswer, 'series'>): Series[] {
  return answer.series.filter((one) => one.role !== 'esperado');
}

/** By which the labels' colours are known, whatever language they are said in. */
const situationsOf = ({ labels, keys }: ReportAnswer): string[] =>
  labels.map((label, at) => String(keys[at]?.['situacao'] ?? label));

const drawn = ({ name, data }: Series): ChartSeries => ({ name, data: data.map(figure) });

function centreOf(series: readonly Series[], params: ReportParams): { value: string; caption: string } {
  const whole = (series[0]?.data ?? []).reduce<number>((sum, cell) => sum + (figure(cell) ?? 0), 0);
  return { value: formatInteger(whole), caption: unitFor(whole, params.unit ?? '') };
}

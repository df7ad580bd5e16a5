import { counted } from '@fonte/pt-br';
import type { ChartDescription, ChartKind } from './chart-description.ts';
import { measuredAs, valueText } from './chart-values.ts';

const KINDS: Record<ChartKind, string> = {
  bar: 'Gráfico de barras',
  column: 'Gráfico de colunas',
  line: 'Gráfico de linhas',
  area: 'Gráfico de área',
  donut: 'Gráfico de rosca',
  pie: 'Gráfico de pizza',
  radial: 'Gráfico radial',
  stacked: 'Gráfico de barras empilhadas',
  pct: 'Gráfico de barras empilhadas em percentual',
  treemap: 'Mapa de árvore',
};

/** What a screen reader says of the picture: kind, size, and the first series' extremes; the figures are in the table. */
export function chartWords(chart: ChartDescription, title: string): string {
  const kind = KINDS[chart.kind];
  const size = `${counted(chart.series.length, 'série', 'séries')}, ${counted(chart.labels.length, 'categoria', 'categorias')}`;
  return `${title}. ${kind}: ${size}.${extremes(chart)} Os valores estão em Ver tabela.`;
}

function extremes(whole: ChartDescription): string {
  const chart = measuredAs(whole, whole.series[0]);
  const points = (chart.series[0]?.data ?? []).flatMap((value, index) =>
    value === null ? [] : [{ value, index }],
  );
  if (points.length < 2) return '';
  const most = points.reduce((best, one) => (one.value > best.value ? one : best));
  const least = points.reduce((best, one) => (one.value < best.value ? one : best));
  const name = chart.series.length > 1 ? `${chart.series[0]?.name}: ` : '';
  return ` ${name}maior ${chart.labels[most.index]}, ${valueText(chart, most.value)}; menor ${chart.labels[least.index]}, ${valueText(chart, least.value)}.`;
}

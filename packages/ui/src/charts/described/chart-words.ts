import type { ChartDescription } from './chart-description.ts';
import { measuredAs, valueText } from './chart-values.ts';
import type { ChartWords } from './words.ts';

/** What a screen reader says of the picture: kind, size, and the first series' extremes; the figures are in the table. */
export const chartWords = (chart: ChartDescription, title: string, words: ChartWords): string =>
  words.picture(
    title,
    words.kinds[chart.kind],
    chart.series.length,
    chart.labels.length,
    extremes(chart, words) + (chart.notes?.length ? words.noted(chart.notes.length) : ''),
  );

function extremes(whole: ChartDescription, words: ChartWords): string {
  const chart = measuredAs(whole, whole.series[0]);
  const points = (chart.series[0]?.data ?? []).flatMap((value, index) =>
    value === null ? [] : [{ value, index }],
  );
  if (points.length < 2) return '';
  const most = points.reduce((best, one) => (one.value > best.value ? one : best));
  const least = points.reduce((best, one) => (one.value < best.value ? one : best));
  const name = chart.series.length > 1 ? `${chart.series[0]?.name}: ` : '';
  const told = ({ index, value }: typeof most): string =>
    `${chart.labels[index]}, ${valueText(chart, value)}`;
  return ` ${name}${words.extremes(told(most), told(least))}`;
}

import type { ChartDescription } from './chart-description.ts';
import type { ChartWords } from './words.ts';

/** The units of a chart's value axes: one axis for each, the first at the left (of lying bars at the bottom), a second across from it. */
export const axisUnits = ({ series }: Pick<ChartDescription, 'series'>): string[] =>
  [...new Set(series.map(({ unit }) => unit ?? ''))].slice(0, 2);

/** The axis of a series, by its number. */
export const axisOf = (chart: ChartDescription, series: number): number =>
  Math.max(0, axisUnits(chart).indexOf(chart.series[series]?.unit ?? ''));

/** What a chart's card says of its units: which axis is whose, and what has no axis. */
export function unitsNote(chart: ChartDescription | null, words: ChartWords): string {
  if (!chart) return '';
  const [first, second] = axisUnits(chart);
  const [at, across] = words.sides[chart.kind === 'bar' ? 'lying' : 'upright'];
  const named = (unit: string | undefined, side: string | undefined): string =>
    `${unit || words.noUnit} ${side}`;
  const axes = second === undefined ? '' : words.twoAxes(named(first, at), named(second, across));
  const outside = (chart.tableOnly ?? []).map(({ name }) => name).join(', ');
  return [axes, outside && words.onlyInTable(outside), chart.note].filter(Boolean).join('; ');
}

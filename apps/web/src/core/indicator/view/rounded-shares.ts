import { roundingOf, type SharesShown } from '@fonte/pt-br';
import type { ChartDescription } from '@fonte/ui';
import { percentages } from '@fonte/ui/charts/described/chart-values';

/** The chart, which says so where the shares that it shows do not come to 100, each being rounded. */
export function roundedShares(chart: ChartDescription): ChartDescription {
  const said = roundingOf(sharesOf(chart));
  if (said === null) return chart;
  return { ...chart, note: chart.note === undefined ? said : `${chart.note}; ${said}` };
}

/** The percentages beside each other in the chart, its tooltips and its table: of a label the series', of a tree map all of them. */
function sharesOf(chart: ChartDescription): SharesShown[] {
  const known = (values: readonly (number | null | undefined)[]): number[] =>
    values.map((value) => value ?? 0);
  const [only] = chart.series;
  if (chart.kind === 'treemap')
    return [{ percentages: known(percentages({ ...chart, labels: [''], series: cellsOf(only) }).flat()) }];
  // Stacked lines are shares already.
  const drawn =
    chart.kind === 'area'
      ? chart.series.map(({ data }) => data)
      : chart.kind === 'pct'
        ? percentages(chart)
        : [];
  return chart.labels.map((name, index) => ({ name, percentages: known(drawn.map((data) => data[index])) }));
}

/** The cells of a tree map as parts of one label. */
const cellsOf = (series: ChartDescription['series'][number] | undefined): ChartDescription['series'] =>
  (series?.data ?? []).map((value) => ({ name: '', data: [value] }));

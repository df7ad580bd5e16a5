import type { EChartsOption } from 'echarts';
import type { ChartDescription, ChartKind } from '../described/chart-description.ts';
import { barsOption } from './option-bars.ts';
import type { ChartSetting } from './option-base.ts';
import { linesOption } from './option-lines.ts';
import { pieOption, radialOption, treemapOption } from './option-parts.ts';

type Builder = (chart: ChartDescription, setting: ChartSetting) => EChartsOption;

/** Who draws which kind; a kind without a builder does not compile. */
const BUILDERS: Record<ChartKind, Builder> = {
  bar: barsOption,
  column: barsOption,
  stacked: barsOption,
  pct: barsOption,
  line: linesOption,
  area: linesOption,
  donut: pieOption,
  pie: pieOption,
  radial: radialOption,
  treemap: treemapOption,
};

/** The description in ECharts' terms. Pure: same description and setting, same option. */
export function chartOption(chart: ChartDescription, setting: ChartSetting): EChartsOption {
  return BUILDERS[chart.kind](chart, setting);
}

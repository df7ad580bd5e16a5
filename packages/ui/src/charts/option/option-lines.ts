import type { EChartsOption, LineSeriesOption } from 'echarts';
import { seriesColors } from '../described/chart-colors.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { axisText } from '../described/chart-values.ts';
import {
  axisTextStyle,
  baseOption,
  categoryAxis,
  NARROW_PLOT,
  valueAxis,
  type ChartSetting,
} from './option-base.ts';
import { noteSeries, notesRoom } from './option-notes.ts';
import { endLabel, targetLine } from './target-line.ts';
import { tooltipBox } from './tooltip.ts';
import { axisTooltip } from './tooltip-of-label.ts';
import { axisOf, axisUnits } from '../described/axis-units.ts';
import { roomForAxes, twoAxes } from './value-axes.ts';

/** A different symbol per line, so that colour is not the only difference. */
const SYMBOLS = [
  'circle',
  'triangle',
  'rect',
  'diamond',
  'emptyCircle',
  'emptyTriangle',
  'emptyRect',
  'emptyDiamond',
] as const;

/** line and area: names at the lines' ends where there is room, the target dashed, the partial period grey. */
export function linesOption(chart: ChartDescription, setting: ChartSetting): EChartsOption {
  const colors = seriesColors(chart, setting.palette);
  const named = namesAtEnds(chart, setting);
  const two = axisUnits(chart).length > 1;
  const names = [...chart.series, ...(chart.target ? [chart.target] : [])].map((one) => one.name);
  const longest = Math.max(...names.map((name) => name.length), 0);
  return {
    ...baseOption(chart, setting),
    color: colors,
    grid: {
      left: 4,
      right: named ? Math.min(16 + longest * 7, setting.width * 0.3) : 16,
      top: 12 + notesRoom(chart),
      bottom: 4,
      ...(two ? roomForAxes(setting, false) : {}),
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: { ...categoryAxis(setting, chart.labels, false), boundaryGap: false },
    yAxis: two ? twoAxes(chart, setting, false) : valueAxis(setting, (value) => axisText(chart, value)),
    tooltip: {
      ...tooltipBox(setting),
      trigger: 'axis',
      axisPointer: { type: 'line', lineStyle: { color: setting.palette.controle, type: 'solid' } },
      formatter: axisTooltip(chart, colors, setting),
    },
    series: [
      ...chart.series.map((one, number) => ({
        ...lineOf(chart, setting, number, colors[number] ?? setting.palette.chart[0]!),
        name: one.name,
        yAxisIndex: axisOf(chart, number),
        ...pointsOf(chart, one.data, number),
        endLabel: endLabel(named, setting, one.name, colors[number]),
        ...(number === 0 ? partialBand(chart, setting) : {}),
      })),
      ...(chart.target ? [targetLine(chart.target, setting, named)] : []),
      ...noteSeries(chart, setting),
    ],
  };
}

/** A line has no width where both neighbours are missing: its point alone is marked then. */
function pointsOf(
  chart: ChartDescription,
  data: readonly (number | null)[],
  number: number,
): Pick<LineSeriesOption, 'data' | 'showSymbol' | 'showAllSymbol'> {
  const alone = (at: number) => (data[at - 1] ?? null) === null && (data[at + 1] ?? null) === null;
  const lonely = data.some((value, at) => value !== null && alone(at));
  if (!lonely || showsSymbols(chart)) return { data: data.map((value) => value ?? '-') };
  return {
    showSymbol: true,
    showAllSymbol: true,
    data: data.map((value, at) => ({
      value: value ?? '-',
      symbol: alone(at) ? (SYMBOLS[number % SYMBOLS.length] ?? 'circle') : 'none',
    })),
  };
}

const showsSymbols = (chart: ChartDescription): boolean => chart.kind !== 'area' && chart.labels.length <= 31;

/** True when the series are named at their line's end; otherwise, and where a second axis stands there, the card shows a legend. */
export function namesAtEnds(chart: ChartDescription, setting: Pick<ChartSetting, 'width'>): boolean {
  const count = chart.series.length + (chart.target ? 1 : 0);
  return count > 1 && setting.width >= NARROW_PLOT && axisUnits(chart).length < 2;
}

function lineOf(
  chart: ChartDescription,
  setting: ChartSetting,
  number: number,
  color: string,
): LineSeriesOption {
  const area = chart.kind === 'area';
  return {
    type: 'line',
    cursor: setting.clickable ? 'pointer' : 'default',
    symbol: SYMBOLS[number % SYMBOLS.length] ?? 'circle',
    symbolSize: 7,
    showSymbol: showsSymbols(chart),
    lineStyle: { width: area ? 1.5 : 2.25, color },
    itemStyle: { color },
    emphasis: { disabled: true },
    labelLayout: { moveOverlap: 'shiftY' },
    // Below the target's line, above the rules.
    z: 2,
    ...(area ? { areaStyle: { color, opacity: number === 0 ? 0.88 : 0.75 } } : {}),
    ...(area && chart.stackAreas !== false ? { stack: 'all' } : {}),
  };
}

/** Grey from the last whole period to the end, with its words at the top. */
function partialBand(chart: ChartDescription, setting: ChartSetting): Pick<LineSeriesOption, 'markArea'> {
  if (!chart.partial) return {};
  const first = chart.labels[Math.max(chart.partial.from - 1, 0)];
  const last = chart.labels.at(-1);
  return {
    markArea: {
      silent: true,
      z: 0,
      itemStyle: { color: setting.palette.text.primary, opacity: 0.07 },
      label: {
        ...axisTextStyle(setting),
        show: true,
        position: 'insideTop',
        formatter: chart.partial.text,
        distance: 4,
      },
      data: [[{ xAxis: first ?? 0 }, { xAxis: last ?? 0 }]],
    },
  };
}

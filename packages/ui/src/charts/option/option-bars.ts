import { formatPercent } from '@fonte/pt-br';
import type { BarSeriesOption, EChartsOption } from 'echarts';
import { inkOn, seriesColors } from '../described/chart-colors.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { axisText, bareText, measuredAs, percentages, totals } from '../described/chart-values.ts';
import {
  axisTextStyle,
  baseOption,
  categoryAxis,
  strongTextStyle,
  valueAxis,
  type ChartSetting,
} from './option-base.ts';
import { noteSeries, notesRoom } from './option-notes.ts';
import { isHorizontal, LETTER } from './room-for-bars.ts';
import { targetLine } from './target-line.ts';
import { tooltipBox } from './tooltip.ts';
import { axisTooltip } from './tooltip-of-label.ts';
import { axisOf, axisUnits } from '../described/axis-units.ts';
import { roomForAxes, twoAxes } from './value-axes.ts';

/** From this many labels on the bars carry no figures and the axis stays (docs/design/tokens.md, "Numbers and dates"). */
const MANY_BARS = 9;

/** Plots narrower than this are a phone's, in px. */
const PHONE = 400;

/** Segments below this share are too short for their label, in percent. */
const LABELLED_SHARE = 6;

/** bar, column, stacked and pct: one grid, bars on a zero base, negatives red with their label outside. */
export function barsOption(chart: ChartDescription, setting: ChartSetting): EChartsOption {
  const horizontal = isHorizontal(chart);
  const stacked = chart.kind === 'stacked' || chart.kind === 'pct';
  const colors = seriesColors(chart, setting.palette);
  const labelled = labelsAtBars(chart, setting);
  const dropAxis = labelled && !stacked && chart.labels.length < MANY_BARS;
  const two = axisUnits(chart).length > 1;
  const oneAxis = {
    ...valueAxis(setting, (value) => axisText(chart, value)),
    ...(chart.kind === 'pct' ? { min: 0, max: 100, interval: 25 } : {}),
    // Room for the labels outside negative bars, which would stand on the categories' names.
    ...(labelled && hasNegative(chart) ? { boundaryGap: ['14%', '4%'] as [string, string] } : {}),
    // Beside names a phone leaves room for few figures: of more each second one would be left out, or two of three.
    ...(horizontal && setting.width < PHONE ? { splitNumber: 3 } : {}),
    // Where the bars scroll, the axis is at the end that is seen first.
    ...(setting.scrolled && horizontal ? { position: 'top' as const } : {}),
    ...(dropAxis ? { axisLabel: { show: false }, splitLine: { show: false } } : {}),
  };
  const categories = {
    ...categoryAxis(setting, categoryLabels(chart), true),
    // Echarts counts upwards from the bottom; the first row belongs at the top.
    inverse: horizontal,
    axisLabel: {
      ...axisTextStyle(setting),
      color: setting.palette.text.primary,
      ...(horizontal ? namesBesideBars(chart, setting) : namesUnderBars(chart, setting)),
    },
  };
  return {
    ...baseOption(chart, setting),
    color: colors,
    grid: {
      left: 8,
      right: horizontal && chart.kind !== 'pct' && (labelled || chart.kind === 'stacked') ? 52 : 18,
      top: horizontal ? 4 : (labelled || chart.kind === 'stacked' ? 24 : 12) + notesRoom(chart),
      bottom: 4,
      ...(two ? roomForAxes(setting, horizontal) : {}),
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    [horizontal ? 'xAxis' : 'yAxis']: two ? twoAxes(chart, setting, horizontal) : oneAxis,
    [horizontal ? 'yAxis' : 'xAxis']: categories,
    tooltip: {
      ...tooltipBox(setting),
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: setting.palette.text.primary, opacity: 0.05 } },
      formatter: axisTooltip(chart, colors, setting),
    },
    series: [
      ...(stacked ? stackedSeries : plainSeries)(chart, setting, colors, horizontal, labelled),
      ...(chart.kind === 'stacked' && chart.series.length > 1
        ? [totalSeries(chart, setting, horizontal)]
        : []),
      ...(chart.target && !horizontal ? [targetLine(chart.target, setting, false)] : []),
      ...(horizontal ? [] : noteSeries(chart, setting)),
    ],
  };
}

/** Up to a third of the plot, no more than the longest name needs; on two lines where a bar leaves the room and no word is broken. */
function namesBesideBars(chart: ChartDescription, setting: ChartSetting) {
  const longest = Math.max(...chart.labels.map((label) => label.length), 1);
  const width = Math.min(longest * LETTER + 12, 190, setting.width * 0.34);
  const room = setting.height / Math.max(chart.labels.length, 1) >= TWO_LINES;
  const overflow = room && longestWord(chart) * LETTER <= width ? ('break' as const) : ('truncate' as const);
  return { interval: 0, width, overflow };
}

/** All names, wrapped to their column, while there are few; then as many as fit. */
function namesUnderBars(chart: ChartDescription, setting: ChartSetting) {
  if (chart.labels.length > 12 && !setting.scrolled) return { hideOverlap: true };
  const width = (setting.width - 60) / Math.max(chart.labels.length, 1) - 4;
  // A word wider than its column would be broken in the middle.
  const overflow = longestWord(chart) * LETTER > width ? ('truncate' as const) : ('break' as const);
  return { interval: 0, width, overflow };
}

/** Height of a bar's place in which two lines stand, in px. */
const TWO_LINES = 40;

const longestWord = (chart: ChartDescription): number =>
  Math.max(...chart.labels.flatMap((label) => label.split(' ').map((word) => word.length)), 1);

function hasNegative(chart: ChartDescription): boolean {
  return chart.series.some((one) => one.data.some((value) => value !== null && value < 0));
}

function labelsAtBars(chart: ChartDescription, { scrolled = false }: ChartSetting): boolean {
  if (chart.valueLabels !== undefined) return chart.valueLabels;
  // Columns beside each other are narrower than their figures.
  if (scrolled && (isHorizontal(chart) || chart.series.length === 1)) return true;
  return chart.kind === 'pct' || (chart.series.length === 1 && chart.labels.length < MANY_BARS);
}

function categoryLabels(chart: ChartDescription): string[] {
  const { partial } = chart;
  return chart.labels.map((label, index) =>
    partial && index >= partial.from ? `${label}\n${partial.text}` : label,
  );
}

function plainSeries(
  chart: ChartDescription,
  setting: ChartSetting,
  colors: readonly string[],
  horizontal: boolean,
  labelled: boolean,
): BarSeriesOption[] {
  const { palette } = setting;
  return chart.series.map((one, number) => ({
    type: 'bar' as const,
    name: one.name,
    [horizontal ? 'xAxisIndex' : 'yAxisIndex']: axisOf(chart, number),
    barMaxWidth: 34,
    barCategoryGap: '32%',
    barGap: '8%',
    cursor: setting.clickable ? 'pointer' : 'default',
    itemStyle: { color: colors[number] ?? palette.chart[0]! },
    label: {
      show: labelled,
      ...strongTextStyle(setting),
      position: horizontal ? ('right' as const) : ('top' as const),
      formatter: ({ dataIndex }: { dataIndex: number }) =>
        bareText(measuredAs(chart, one), one.data[dataIndex]),
    },
    data: one.data.map((value, index) => ({
      value: value ?? '-',
      itemStyle: {
        borderRadius: ends(horizontal, (value ?? 0) < 0),
        ...(value !== null && value < 0 ? { color: palette.negativo } : {}),
        ...(chart.partial && index >= chart.partial.from ? { opacity: 0.55 } : {}),
      },
      ...(value !== null && value < 0
        ? {
            label: {
              position: horizontal ? ('left' as const) : ('bottom' as const),
              color: palette.negativo,
            },
          }
        : {}),
    })),
  }));
}

function ends(horizontal: boolean, negative: boolean): [number, number, number, number] {
  if (horizontal) return negative ? [3, 0, 0, 3] : [0, 3, 3, 0];
  return negative ? [0, 0, 3, 3] : [3, 3, 0, 0];
}

function stackedSeries(
  chart: ChartDescription,
  setting: ChartSetting,
  colors: readonly string[],
  _horizontal: boolean,
  labelled: boolean,
): BarSeriesOption[] {
  const shares = chart.kind === 'pct' ? percentages(chart) : null;
  return chart.series.map((one, number) => {
    const color = colors[number] ?? setting.palette.chart[0]!;
    return {
      type: 'bar' as const,
      name: one.name,
      stack: 'all',
      barMaxWidth: 34,
      barCategoryGap: '36%',
      cursor: setting.clickable ? 'pointer' : 'default',
      // Two pixels of paper between touching fills.
      itemStyle: { color, borderColor: setting.palette.background.paper, borderWidth: 1 },
      label: {
        show: labelled,
        ...strongTextStyle(setting),
        color: inkOn(color),
        formatter: ({ dataIndex }: { dataIndex: number }) => {
          const share = shares?.[number]?.[dataIndex] ?? null;
          if (shares) return share === null || share < LABELLED_SHARE ? '' : formatPercent(share, 0);
          return bareText(chart, one.data[dataIndex]);
        },
      },
      data: one.data.map((value, index) => ({
        value: (shares ? shares[number]?.[index] : value) ?? '-',
        ...(value !== null && value < 0 ? { itemStyle: { color: setting.palette.negativo } } : {}),
      })),
    };
  });
}

/** Nothing but the total at each stack's end. */
function totalSeries(chart: ChartDescription, setting: ChartSetting, horizontal: boolean): BarSeriesOption {
  const sums = totals(chart);
  return {
    type: 'bar',
    stack: 'all',
    silent: true,
    tooltip: { show: false },
    itemStyle: { color: 'transparent', decal: { symbol: 'none' } },
    label: {
      show: true,
      ...strongTextStyle(setting),
      position: horizontal ? 'right' : 'top',
      formatter: ({ dataIndex }: { dataIndex: number }) => bareText(chart, sums[dataIndex]),
    },
    data: sums.map(() => 0),
  };
}

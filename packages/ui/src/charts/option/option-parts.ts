import { formatInteger, formatShare } from '@fonte/pt-br';
import type { EChartsOption } from 'echarts';
import { inkOn, radialColor, sliceColors } from '../described/chart-colors.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { bareText, shortText, valueText } from '../described/chart-values.ts';
import {
  axisTextStyle,
  baseOption,
  CHART_TITLE_FONT,
  NARROW_PLOT,
  strongTextStyle,
  type ChartSetting,
} from './option-base.ts';
import { tooltipBox, tooltipElement } from './tooltip.ts';

/** The one series of charts that show parts of a whole; negative parts have no slice. */
function parts(chart: ChartDescription): { values: (number | null)[]; whole: number } {
  const values = chart.labels.map((_, index) => chart.series[0]?.data[index] ?? null);
  return { values, whole: values.reduce<number>((sum, value) => sum + Math.max(value ?? 0, 0), 0) };
}

function partTooltip(
  chart: ChartDescription,
  setting: ChartSetting,
  colors: readonly string[],
  withShare = true,
) {
  const { values, whole } = parts(chart);
  return (params: unknown): HTMLElement => {
    const { dataIndex } = params as { dataIndex: number };
    const value = values[dataIndex] ?? null;
    return tooltipElement(
      chart.labels[dataIndex] ?? '',
      [
        {
          name: chart.series[0]?.name ?? '',
          value: valueText(chart, value) + (withShare ? ` (${formatShare(value, whole)})` : ''),
          color: colors[dataIndex],
        },
      ],
      setting,
    );
  };
}

/** donut (figure in the hole, list beneath it in the card) and pie (labels at leader lines where there is room). */
export function pieOption(chart: ChartDescription, setting: ChartSetting): EChartsOption {
  const { palette } = setting;
  const colors = sliceColors(chart, palette);
  const { values, whole } = parts(chart);
  const donut = chart.kind === 'donut';
  const leaders = !donut && hasLeaders(setting);
  const centre = donut ? (chart.centre ?? { value: formatInteger(whole), caption: chart.unit ?? '' }) : null;
  return {
    ...baseOption(chart, setting),
    color: colors,
    tooltip: { ...tooltipBox(setting), trigger: 'item', formatter: partTooltip(chart, setting, colors) },
    series: [
      {
        type: 'pie',
        radius: donut ? ['62%', '97%'] : ['0%', leaders ? pieRadius(chart, setting) : '96%'],
        clockwise: true,
        startAngle: 90,
        cursor: setting.clickable ? 'pointer' : 'default',
        itemStyle: { borderColor: palette.background.paper, borderWidth: 2 },
        emphasis: { scale: false },
        label: donut
          ? { show: true, ...centreLabel(setting, centre!) }
          : {
              show: leaders,
              ...axisTextStyle(setting),
              color: palette.text.primary,
              fontSize: 13,
              lineHeight: 18,
              formatter: ({ dataIndex }: { dataIndex: number }) =>
                `${inLines(chart.labels[dataIndex] ?? '').join('\n')}\n${bareText(chart, values[dataIndex])} (${formatShare(values[dataIndex], whole)})`,
            },
        labelLine: { show: leaders, length: 8, length2: 8, lineStyle: { color: palette.controle } },
        data: chart.labels.map((name, index) => ({
          name,
          value: Math.max(values[index] ?? 0, 0),
          // One label stands in the hole, not one per slice.
          ...(donut && index > 0 ? { label: { show: false } } : {}),
          ...(leaders ? { labelLine: { length: leaderLength(chart, values, index) } } : {}),
        })),
      },
    ],
  };
}

/** False where the labels beside a pie would be cut; the legend names the slices then. */
export function hasLeaders(setting: Pick<ChartSetting, 'width'>): boolean {
  return setting.width >= NARROW_PLOT * 0.85;
}

/** In px, as large as the labels beside it allow; in percent ECharts would cut the labels instead. */
function pieRadius(chart: ChartDescription, setting: ChartSetting): number {
  const longest = Math.max(14, ...chart.labels.flatMap(inLines).map((line) => line.length));
  const { values } = parts(chart);
  const longestLeader = Math.max(...chart.labels.map((_, index) => leaderLength(chart, values, index)));
  const above = setting.height / 2 - longestLeader * 2 - LABEL_LINE_PX;
  return Math.max(60, Math.min(setting.height * 0.42, above, setting.width / 2 - longest * 6.6 - 30));
}

const LEADER_PX = 8;
const LABEL_LINE_PX = 18;

/** Length of a slice's leader: at the top and the foot of the pie a label stands over the slices unless it is pushed out by half its height. */
function leaderLength(
  chart: ChartDescription,
  values: readonly (number | null | undefined)[],
  index: number,
): number {
  const sizes = values.map((value) => Math.max(value ?? 0, 0));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const before = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
  if (whole === 0) return LEADER_PX;
  const upright = Math.abs(Math.cos((2 * Math.PI * (before + (sizes[index] ?? 0) / 2)) / whole));
  const lines = inLines(chart.labels[index] ?? '').length + 1;
  return LEADER_PX + (upright ** 6 * lines * LABEL_LINE_PX) / 2;
}

/** Names of more than one word stand in two lines, so that the pie can be larger. */
function inLines(label: string): string[] {
  const words = label.split(' ');
  if (label.length <= 12 || words.length === 1) return [label];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

function centreLabel(setting: ChartSetting, centre: { value: string; caption: string }) {
  return {
    position: 'center' as const,
    // Rich text marks styles with braces; data must not be able to.
    formatter: `{value|${centre.value.replace(/[{}|]/g, '')}}\n{caption|${centre.caption.replace(/[{}|]/g, '')}}`,
    rich: {
      value: {
        fontFamily: CHART_TITLE_FONT,
        fontSize: 26,
        lineHeight: 30,
        fontWeight: 600 as const,
        color: setting.palette.text.primary,
      },
      caption: { ...axisTextStyle(setting), fontSize: 13, lineHeight: 18 },
    },
  };
}

/** Rings from 0 to 100 %, coloured by the thresholds 25, 50, 75; the percentage is written at the name. */
export function radialOption(chart: ChartDescription, setting: ChartSetting): EChartsOption {
  const { palette } = setting;
  const { values } = parts(chart);
  const colors = values.map((value) => radialColor(value ?? 0, palette));
  const rings = Math.min(setting.width, setting.height) * 0.48;
  const centre = Math.max(setting.width / 2, setting.width - rings - 8);
  return {
    ...baseOption(chart, setting),
    color: colors,
    // Room for the names at the left of the rings.
    polar: { radius: ['22%', '96%'], center: [centre, '50%'] },
    // Three quarters of a turn: the free quarter holds the names.
    angleAxis: { type: 'value', min: 0, max: 100, startAngle: 90, endAngle: -180, show: false },
    radiusAxis: {
      type: 'category',
      data: [...chart.labels],
      inverse: true,
      z: 10,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        ...axisTextStyle(setting),
        color: palette.text.primary,
        // Polar labels drop out otherwise.
        interval: 0,
        formatter: (name: string, index: number) =>
          `${cut(name, centre - 64)} ${valueText({ ...chart, unit: '%' }, values[index])}`,
      },
    },
    tooltip: {
      ...tooltipBox(setting),
      trigger: 'item',
      formatter: partTooltip({ ...chart, unit: '%' }, setting, colors, false),
    },
    series: [
      {
        type: 'bar',
        coordinateSystem: 'polar',
        roundCap: false,
        stack: 'ring',
        barCategoryGap: '30%',
        cursor: setting.clickable ? 'pointer' : 'default',
        data: values.map((value, index) => ({
          value: Math.min(Math.max(value ?? 0, 0), 100),
          itemStyle: { color: colors[index] ?? palette.chart[0]! },
        })),
      },
      // The rest of each ring: ECharts' own bar background would go all the way round.
      {
        type: 'bar',
        coordinateSystem: 'polar',
        stack: 'ring',
        silent: true,
        tooltip: { show: false },
        itemStyle: { color: palette.progresso.track, decal: { symbol: 'none' } },
        data: values.map((value) => 100 - Math.min(Math.max(value ?? 0, 0), 100)),
      },
    ],
  };
}

/** A name that fits into so many pixels at 12 px, about 5.8 a letter. */
function cut(name: string, width: number): string {
  const most = Math.max(6, Math.floor(width / 5.8));
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}

/** Type of a tile's words, px: what is too small for them is named by the tooltip and the table, and of no size at all has none. A name may be cut, a figure would be another one. */
function tileType({ width, height }: { width: number; height: number }, text: string | null): number {
  if (width < 56 || height < 38 || text === null) return 0;
  const figure = text.split('\n').at(-1) ?? '';
  return [13, 11].find((size) => figure.length * size * WIDE + 6 <= width) ?? 0;
}

/** Width of a strong figure's letter, of its size. */
const WIDE = 0.56;

/** Rectangles by size; name and figure inside. */
export function treemapOption(chart: ChartDescription, setting: ChartSetting): EChartsOption {
  const { palette } = setting;
  const colors = sliceColors(chart, palette);
  const { values } = parts(chart);
  // On the phone: '2,9 mi' has room where '2.916.736,54' has none.
  const figure = (value: number | null | undefined) =>
    setting.width < NARROW_PLOT ? shortText(chart, value) : bareText(chart, value);
  return {
    ...baseOption(chart, setting),
    tooltip: {
      ...tooltipBox(setting),
      trigger: 'item',
      // Node 0 is the root.
      formatter: (params: unknown) =>
        partTooltip(chart, setting, colors)({ dataIndex: (params as { dataIndex: number }).dataIndex - 1 }),
    },
    series: [
      {
        type: 'treemap',
        // Its own, or the engine takes 900 ms for every drawing, whatever the chart as a whole asks for.
        animation: !setting.reducedMotion,
        animationDurationUpdate: setting.reducedMotion ? 0 : 200,
        animationEasing: 'cubicOut',
        left: 0,
        top: 0,
        right: 0,
        bottom: 0,
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        cursor: setting.clickable ? 'pointer' : 'default',
        itemStyle: { gapWidth: 2, borderWidth: 0, borderColor: palette.background.paper },
        emphasis: { disabled: true },
        labelLayout: ({ rect, text }) => ({ fontSize: tileType(rect, text) }),
        data: chart.labels.map((name, index) => ({
          name,
          value: Math.max(values[index] ?? 0, 0),
          itemStyle: { color: colors[index] ?? palette.chart[0]! },
          label: {
            ...strongTextStyle(setting),
            color: inkOn(colors[index] ?? palette.chart[0]!),
            fontSize: 13,
            // Without it name and figure overlap.
            lineHeight: 18,
            overflow: 'truncate' as const,
            formatter: `${name.replace(/[{}|]/g, '')}\n${figure(values[index])}`,
          },
        })),
      },
    ],
  };
}

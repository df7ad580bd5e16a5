import type { EChartsOption } from 'echarts';
import type { SchemePalette } from '../../theme/palette-shape.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { DECALS } from './decals.ts';

/** What a builder knows besides the description. */
export interface ChartSetting {
  palette: SchemePalette;
  /** Of the plot, in px: narrow plots lose labels that would collide. */
  width: number;
  height: number;
  /** Patterns from the second series on. */
  print: boolean;
  reducedMotion: boolean;
  clickable: boolean;
  /** The plot is longer than its frame: its bars carry their figures, for its axis scrolls away. */
  scrolled?: boolean;
}

export const CHART_FONT = '"Source Sans 3 Variable", system-ui, sans-serif';
export const CHART_TITLE_FONT = '"Bricolage Grotesque Variable", system-ui, sans-serif';

/** Below this width lines lose their end labels and pies their leader lines; the legend takes over. */
export const NARROW_PLOT = 440;

/** Text styles of axes and labels. */
export function axisTextStyle(setting: ChartSetting) {
  return { color: setting.palette.text.secondary, fontFamily: CHART_FONT, fontSize: 12, lineHeight: 16 };
}

export function strongTextStyle(setting: ChartSetting) {
  return { ...axisTextStyle(setting), color: setting.palette.text.primary, fontWeight: 600 as const };
}

/**
 * Common to every chart: no animation on load, 200 ms on change (none when the reader asked for none), patterns on paper,
 * our own description instead of ECharts' (see chart-words.ts).
 */
export function baseOption(chart: ChartDescription, setting: ChartSetting): EChartsOption {
  const patterned = setting.print && (chart.series.length > 1 || chart.labels.length > 1);
  return {
    animation: !setting.reducedMotion,
    animationDuration: 0,
    animationDurationUpdate: setting.reducedMotion ? 0 : 200,
    animationEasingUpdate: 'cubicOut',
    textStyle: { fontFamily: CHART_FONT, fontSize: 12 },
    aria: { enabled: true, label: { enabled: false }, decal: { show: patterned, decals: DECALS } },
  };
}

/** The value axis: pale rules, no line, no ticks, zero included. */
export function valueAxis(setting: ChartSetting, format: (value: number) => string) {
  return {
    type: 'value' as const,
    splitNumber: 4,
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { ...axisTextStyle(setting), formatter: format, hideOverlap: true },
    splitLine: { lineStyle: { color: setting.palette.divider, width: 1 } },
  };
}

/** The category axis: every label where there is room, a line for bars to stand on. */
export function categoryAxis(setting: ChartSetting, labels: readonly string[], line: boolean) {
  return {
    type: 'category' as const,
    data: [...labels],
    axisTick: { show: false },
    axisLine: { show: line, lineStyle: { color: setting.palette.controle, width: 1 } },
    axisLabel: { ...axisTextStyle(setting), hideOverlap: true },
  };
}

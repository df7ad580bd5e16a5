import type { EChartsOption } from 'echarts';
import type { EChartsType } from 'echarts/core';
import type { SchemePalette } from '../../theme/palette-shape.ts';

/** What a chart can look like. `stacked` and `pct` are columns unless `horizontal`; `pct` stacks to 100 %. */
export type ChartKind =
  | 'bar'
  | 'column'
  | 'line'
  | 'area'
  | 'donut'
  | 'pie'
  | 'radial'
  | 'stacked'
  | 'pct'
  | 'treemap';

/** Which set of the theme's colours the series (or slices) take, in order. `situacao` goes by the label's name. */
export type ChartColors = 'chart' | 'seq' | 'div' | 'situacao';

export interface ChartSeries {
  name: string;
  /** One value per label; null where there is none. */
  data: readonly (number | null)[];
  /** Its own, where the series of a chart differ in what they are measured in: each of two units has an axis of its own. */
  unit?: string;
  /** With `unit`: its own too. */
  decimals?: number;
}

/** What readers should know of some labels, from number `from` to `until`. */
export interface ChartNote {
  from: number;
  until: number;
  /** By which the drawing names it: '1'. */
  mark: string;
  text: string;
}

/** A chart in words of its content; `option-<kind>.ts` turns it into ECharts' terms. */
export interface ChartDescription {
  kind: ChartKind;
  /** The categories: months, municipalities, slices. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** 'ha', '%', 'R$', 'visitas'; printed in tooltips and table heads. */
  unit?: string;
  /** Decimals of printed values; default: as many as the value has, at most 2. */
  decimals?: number;
  colors?: ChartColors;
  /** Names in the place of the labels', by which `situacao` goes where those are said in another language. */
  situations?: readonly string[];
  /** Which of the colours each label has, where some are left out that would be between them. */
  places?: readonly number[];
  /** `stacked` and `pct` as horizontal bars. `bar` always is, `column` never. */
  horizontal?: boolean;
  /** Values written at the bars. Default: when there is one series and fewer than nine labels. */
  valueLabels?: boolean;
  /** A dashed line over a line, area or column chart, one value per label. */
  target?: ChartSeries;
  /** Grey band from label number `from` on: a period that has not ended. */
  partial?: { from: number; text: string };
  /** What stands in the donut's hole. */
  centre?: { value: string; caption: string };
  /** Area charts: series stacked on each other. Default true. */
  stackAreas?: boolean;
  /** Words above the legend, such as 'Visitas válidas'. */
  legendTitle?: string;
  /** Series that no axis of the chart is for: their figures stand in its table. */
  tableOnly?: readonly ChartSeries[];
  /** What a reader must know before reading it. */
  note?: string;
  /** Figures where room is short, at bars and axes, in place of the usual form: '1,2 mi'. Tooltips and the table write them out. */
  write?: (value: number) => string;
  /** What figures come to, by series and label, said behind them in tooltips and the table: ' ■ Baixo'. */
  marks?: readonly (readonly (string | null)[])[];
  /** Draws more over the chart (dressed/dress.ts), which comes with the charts that have it. */
  dress?: (option: EChartsOption, setting: DressSetting) => EChartsOption;
  /** Hears more than clicks on what is drawn (drawn/chart-brush.ts), and comes with the charts that have it. Gives the function that stops it. */
  listen?: (element: HTMLElement, engine: EChartsType) => () => void;
  /** Draws what changes many times a second (drawn/chart-steps.ts, drawn/draw-step.ts), past the card around it. Gives the function that stops it. */
  follow?: (element: HTMLElement, drawing: StepDrawing) => () => void;
  /** Marked over upright bars, lines and areas, and told in the table. */
  notes?: readonly ChartNote[];
}

/** A chart that steps are drawn in. */
export interface StepDrawing {
  readonly engine: EChartsType;
  /** What all of it was last drawn by. */
  readonly standing: () => EChartsOption | undefined;
  /** A description in the engine's terms, without motion; null before anything was drawn. */
  readonly optionOf: (chart: ChartDescription) => EChartsOption | null;
  /** Draws it `anew`, or its series alone, on the axes that are there. */
  readonly draw: (chart: ChartDescription, option: EChartsOption, anew: boolean) => void;
}

/** What is known of a plot where more is drawn over it: its colours, its width in px, whether it is longer than its frame. */
export interface DressSetting {
  readonly palette: SchemePalette;
  readonly width: number;
  readonly scrolled?: boolean;
}

/** The clicked point: series by number, label by number. For pies the series is 0; null where a label is meant with all its series. */
export interface ChartPoint {
  seriesIndex: number | null;
  index: number;
}

/** True when there is nothing to draw: no labels, no series, or only missing values. */
export function isEmptyChart(chart: ChartDescription): boolean {
  return chart.labels.length === 0 || !chart.series.some((one) => one.data.some((value) => value !== null));
}

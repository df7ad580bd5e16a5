import type { BarSeriesOption, EChartsOption, LineSeriesOption } from 'echarts';
import type { ChartDescription } from '../described/chart-description.ts';
import type { SchemePalette } from '../../theme/palette-shape.ts';

/** The theme's colours that say what a figure comes to. */
export type ChartTone = 'success' | 'warning' | 'error' | 'info';

/** What is drawn over a chart beyond its own figures. Nothing of the chart engine is imported here: it comes with the charts that have it. */
export interface ChartDress {
  /** A line at a value of the first axis, with its words at it. */
  readonly reference: { readonly at: number; readonly words: string } | null;
  /** What each figure comes to, by series and label, with the mark that stands at its bar. */
  readonly tones: readonly (readonly ({ readonly tone: ChartTone; readonly mark: string } | null)[])[];
}

/** How a chart of bars or lines is dressed. */
export const dressOf =
  ({ reference, tones }: ChartDress): NonNullable<ChartDescription['dress']> =>
  (option, palette) => {
    const lying = isLying(option);
    const marked = tones.some((series) => series.some((one) => one !== null));
    const all = listOf(option.series) as (BarSeriesOption | LineSeriesOption)[];
    const own = marked
      ? all.map((series, at) => withTones(series, tones[at], tones.length === 1, palette))
      : all;
    const room = { ...(option.grid as { top: number; right: number }) };
    // Room for what stands over the highest bar, and over the end of an upright line.
    if (!lying && marked) room.top = Math.max(room.top, 24);
    if (lying && marked) room.right = Math.max(room.right, 52);
    if (lying && reference) room.top += 18;
    return {
      ...option,
      grid: { ...(option.grid as object), ...room },
      series: [...own, ...(reference ? [lineAt(reference, labelsOf(option, lying), lying, palette)] : [])],
    };
  };

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Bars lie where the categories stand on the other axis. */
const isLying = ({ yAxis }: EChartsOption): boolean =>
  listOf(yAxis).some((axis) => (axis as { type?: string }).type === 'category');

const labelsOf = ({ xAxis, yAxis }: EChartsOption, lying: boolean): unknown[] =>
  (listOf(lying ? yAxis : xAxis)[0] as { data?: unknown[] } | undefined)?.data ?? [];

type Datum = { value: number | '-'; itemStyle?: object; label?: object };

/** Bars of one series are coloured by what they come to; of several, colours tell those apart. The mark stands at the bar in any case. */
function withTones(
  series: BarSeriesOption | LineSeriesOption,
  tones: ChartDress['tones'][number] | undefined,
  alone: boolean,
  palette: SchemePalette,
): BarSeriesOption | LineSeriesOption {
  if (series.type !== 'bar' || !tones) return series;
  const { show = false, formatter } = (series.label ?? {}) as {
    show?: boolean;
    formatter?: (point: { dataIndex: number }) => string;
  };
  return {
    ...series,
    data: ((series.data ?? []) as Datum[]).map((datum, dataIndex) => {
      const toned = tones[dataIndex];
      if (!toned) return datum;
      const figure = show && formatter ? ` ${formatter({ dataIndex })}` : '';
      return {
        ...datum,
        ...(alone ? { itemStyle: { ...datum.itemStyle, color: palette[toned.tone].main } } : {}),
        label: { ...datum.label, show: true, formatter: () => `${toned.mark}${figure}` },
      };
    }),
  };
}

/**
 * The line from one end of the plot to the other: an area of no height, which the engine has for the frames of notes. The points behind it, which are not seen,
 * have the axis reach so far.
 */
function lineAt(
  { at, words }: NonNullable<ChartDress['reference']>,
  labels: readonly unknown[],
  lying: boolean,
  palette: SchemePalette,
): LineSeriesOption {
  const axis = lying ? 'xAxis' : 'yAxis';
  return {
    type: 'line',
    data: labels.map(() => at),
    symbol: 'none',
    silent: true,
    lineStyle: { opacity: 0 },
    z: 4,
    tooltip: { show: false },
    markArea: {
      silent: true,
      // Over the bars, its words too.
      z: 5,
      itemStyle: {
        color: 'transparent',
        borderColor: palette.text.primary,
        borderWidth: 1.5,
        borderType: 'solid',
      },
      label: {
        position: lying ? 'top' : 'insideBottomRight',
        distance: 3,
        color: palette.text.primary,
        fontFamily: '"Source Sans 3 Variable", system-ui, sans-serif',
        fontSize: 12,
        lineHeight: 16,
        fontWeight: 600,
        padding: [0, 3],
        backgroundColor: palette.background.paper,
      },
      data: [[{ name: words, [axis]: at }, { [axis]: at }]],
    },
  };
}

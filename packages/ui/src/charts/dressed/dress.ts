import type { BarSeriesOption, EChartsOption, LineSeriesOption } from 'echarts';
import type { ChartDescription, DressSetting } from '../described/chart-description.ts';
import type { SchemePalette } from '../../theme/palette-shape.ts';

/** The theme's colours that say what a figure comes to. */
export type ChartTone = 'success' | 'warning' | 'error' | 'info';

/** What is drawn over a chart beyond its own figures. Nothing of the chart engine is imported here: it comes with the charts that have it. */
export interface ChartDress {
  /** A line at a value of the first axis, with its words above the plot. */
  readonly reference: { readonly at: number; readonly words: string } | null;
  /** What each figure comes to, by series and label, with the mark that stands at its bar. */
  readonly tones: readonly (readonly ({ readonly tone: ChartTone; readonly mark: string } | null)[])[];
}

/** How a chart of bars or lines is dressed. */
export const dressOf =
  ({ reference, tones }: ChartDress): NonNullable<ChartDescription['dress']> =>
  (option, setting) => {
    const { palette } = setting;
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
    const words = reference ? wordsAbove(reference.words, setting) : null;
    if (words) room.top += words.height;
    return {
      ...option,
      grid: { ...(option.grid as object), ...room },
      series: [
        ...(words ? own.map((series) => withHalo(series, palette)) : own),
        ...(reference && words
          ? [lineAt(reference.at, words.label, { labels: labelsOf(option, lying), lying, palette })]
          : []),
      ],
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

/** The figures at the ends of bars keep the line away from themselves; those within bars stand on their colour. */
function withHalo(
  series: BarSeriesOption | LineSeriesOption,
  { background }: SchemePalette,
): BarSeriesOption | LineSeriesOption {
  const { label } = series;
  if (series.type !== 'bar' || !label?.position || label.position === 'inside') return series;
  return { ...series, label: { ...label, textBorderColor: background.paper, textBorderWidth: 4 } };
}

/** Height of a line of words, in px; what keeps the last one apart from the plot. */
const LINE = 16;
const APART = 6;
/** Width of a strong letter at 12 px, in px: no narrower than it is, so that the room is never short. */
const STRONG_LETTER = 7;
/** Of a plot that scrolls its first part is seen. */
const FIRST_SEEN = 280;

interface Words {
  readonly text: string;
  readonly width: number;
}

/** What the line means, beside a piece of it: over the plot and from its left edge, where no bar, point or figure stands, on as many lines as it takes. */
function wordsAbove(
  words: string,
  { width, scrolled = false }: DressSetting,
): { readonly label: Words; readonly height: number } {
  const text = `\u2014\u00a0${words}`;
  const room = Math.max(Math.min(width - 12, scrolled ? FIRST_SEEN : width), 80);
  return {
    label: { text, width: room },
    height: Math.ceil((text.length * STRONG_LETTER) / room) * LINE + APART,
  };
}

/**
 * The line from one end of the plot to the other: an area of no height, which the engine has for the frames of notes. Its words stand on another, along the upper edge of the
 * whole drawing. The points behind it, which are not seen, have the axis reach so far.
 */
function lineAt(
  at: number,
  { text, width }: Words,
  plot: { readonly labels: readonly unknown[]; readonly lying: boolean; readonly palette: SchemePalette },
): LineSeriesOption {
  const { labels, lying, palette } = plot;
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
      // In the layer of bars, which are under it as their figures are over it (`z2`); lines and their points are over both.
      z: 2,
      itemStyle: {
        color: 'transparent',
        borderColor: palette.text.primary,
        borderWidth: 1.5,
        borderType: 'solid',
      },
      label: {
        position: 'insideTopLeft',
        distance: 2,
        width,
        overflow: 'break',
        color: palette.text.primary,
        fontFamily: '"Source Sans 3 Variable", system-ui, sans-serif',
        fontSize: 12,
        lineHeight: LINE,
        fontWeight: 600,
        backgroundColor: palette.background.paper,
      },
      data: [
        [{ [axis]: at, z2: 2, label: { show: false } }, { [axis]: at }],
        [
          { name: text, x: 0, y: 0, itemStyle: { borderWidth: 0 } },
          { x: '100%', y: 0 },
        ],
      ],
    },
  };
}

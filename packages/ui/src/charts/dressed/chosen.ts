import type { EChartsOption, SeriesOption } from 'echarts';
import type { SchemePalette } from '../../theme/palette-shape.ts';
import type { ChartDescription } from '../described/chart-description.ts';

/** The series that is nothing but the band under chosen places. */
export const BAND = 'chosen';

/** How far what is not chosen steps back; its words stay readable. */
const BEHIND = 0.25;

type Datum = number | string | null | { value?: unknown; itemStyle?: object; label?: object };

/**
 * Marks that are chosen stand out: bars and tiles that are not step back, and on lines the chosen places lie on a band. By label number; null where nothing is chosen. `still`:
 * while somebody chooses, figures do not glide to their places.
 */
export const dressChosen =
  (chosen: ReadonlySet<number> | null, still: () => boolean): NonNullable<ChartDescription['dress']> =>
  (option, { palette }) => {
    const own = listOf(option.series);
    const series = chosen === null ? own : withChosen(own, chosen, palette);
    if (!still()) return { ...option, series };
    // Treemaps have a glide of their own.
    const standing = series.map((one) => (one.type === 'treemap' ? { ...one, animation: false } : one));
    return { ...option, series: standing, animation: false };
  };

/** One dress after the other. */
export const dressedBoth =
  (
    first: ChartDescription['dress'],
    second: NonNullable<ChartDescription['dress']>,
  ): NonNullable<ChartDescription['dress']> =>
  (option, setting) =>
    second(first?.(option, setting) ?? option, setting);

const listOf = (series: EChartsOption['series']): SeriesOption[] =>
  Array.isArray(series) ? series : series === undefined ? [] : [series];

function withChosen(
  series: readonly SeriesOption[],
  chosen: ReadonlySet<number>,
  palette: SchemePalette,
): SeriesOption[] {
  const stepped = series.map((one): SeriesOption => {
    if (one.type !== 'bar' && one.type !== 'treemap') return one;
    const data = (one.data ?? []) as Datum[];
    const stepBack = one.type === 'treemap' ? tileBehind : barBehind;
    return {
      ...one,
      data: data.map((datum, at) => (chosen.has(at) ? datum : stepBack(datum, inkOf(one, palette)))),
    } as SeriesOption;
  });
  return series.some(({ type }) => type === 'line') && !series.some(({ type }) => type === 'bar')
    ? [...stepped, band(chosen, palette)]
    : stepped;
}

/** Words beside a mark are grey; those within it, which were for its whole colour, are for what is left of it. */
const inkOf = (series: SeriesOption, { text }: SchemePalette): string => {
  const { position = 'inside' } = (series as { label?: { position?: unknown } }).label ?? {};
  return position === 'inside' ? text.primary : text.secondary;
};

/** A negative figure keeps its colour; the words of a bar would be as faint as the bar. */
function barBehind(datum: Datum, ink: string): Datum {
  const { itemStyle, label, ...rest } = objectOf(datum);
  return {
    ...rest,
    itemStyle: { ...itemStyle, opacity: BEHIND },
    label: { color: ink, opacity: 1, ...label },
  };
}

/** The engine gives a tile no opacity, and its own colour no alpha but what stands in it. */
function tileBehind(datum: Datum, ink: string): Datum {
  const { itemStyle, label, ...rest } = objectOf(datum);
  const { color = '' } = (itemStyle ?? {}) as { color?: string };
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return {
    ...rest,
    itemStyle: { ...itemStyle, color: `rgba(${channels.join(',')},${BEHIND})` },
    label: { ...label, color: ink },
  };
}

const objectOf = (datum: Datum) =>
  typeof datum === 'object' && datum !== null ? datum : { value: datum, itemStyle: {}, label: {} };

/** Half a step on either side of each chosen place; neighbours are one band. */
function band(chosen: ReadonlySet<number>, palette: SchemePalette): SeriesOption {
  const places = [...chosen].toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const at of places) {
    const last = spans.at(-1);
    if (last && at === last[1] + 1) last[1] = at;
    else spans.push([at, at]);
  }
  return {
    id: BAND,
    type: 'line',
    data: [],
    silent: true,
    tooltip: { show: false },
    markArea: {
      silent: true,
      itemStyle: {
        color: palette.primary.main,
        opacity: 0.14,
        borderColor: palette.primary.main,
        borderWidth: 2,
      },
      data: spans.map(([from, until]) => [{ xAxis: from }, { xAxis: until }]),
    },
  };
}

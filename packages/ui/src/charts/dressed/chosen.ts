import type { EChartsOption, SeriesOption } from 'echarts';
import type { SchemePalette } from '../../theme/palette-shape.ts';
import type { ChartDescription } from '../described/chart-description.ts';

/** How far what is not chosen steps back. */
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
    return {
      ...one,
      data: data.map((datum, at) => (chosen.has(at) ? datum : behind(datum))),
    } as SeriesOption;
  });
  return series.some(({ type }) => type === 'line') && !series.some(({ type }) => type === 'bar')
    ? [...stepped, band(chosen, palette)]
    : stepped;
}

function behind(datum: Datum): Datum {
  const { itemStyle, label, ...rest } =
    typeof datum === 'object' && datum !== null ? datum : { value: datum };
  return { ...rest, itemStyle: { ...itemStyle, opacity: BEHIND }, label: { ...label, opacity: 0.55 } };
}

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

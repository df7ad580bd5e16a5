import { colorOf } from './ink.ts';
import { LABELS_TOLD, type ToldChart } from './told-chart.ts';

/** What stands on the one scale of a drawing. Numbers are for lengths alone: the words are those of the figures. */
export interface Drawn {
  readonly labels: readonly string[];
  readonly series: readonly DrawnSeries[];
  readonly stacked: boolean;
  readonly lines: boolean;
}

export interface DrawnSeries {
  readonly name: string;
  readonly color: string;
  readonly values: readonly (number | null)[];
  readonly words: readonly string[];
}

export const drawnOf = ({ labels, series, stacked, form }: ToldChart): Drawn => ({
  // Lying bars have as many as are told in words; a year's days would be a picture of metres.
  labels: form === 'rows' ? labels.slice(0, LABELS_TOLD) : labels,
  series: series
    .filter(({ drawn }) => drawn)
    .map(({ name, exact, words }, at) => ({
      name,
      words,
      color: colorOf(at),
      values: exact.map((one) => (one === null ? null : Number(one))),
    })),
  stacked,
  lines: form === 'lines',
});

/** The lowest and the highest end of what is drawn, zero among them. */
export function bounds({ labels, series, stacked }: Drawn): { readonly low: number; readonly high: number } {
  const ends = labels.flatMap((_, at) => {
    const values = series.map(({ values: all }) => all[at] ?? 0);
    if (!stacked) return values;
    return [1, -1].map((sign) => values.reduce((sum, one) => sum + (one * sign > 0 ? one : 0), 0));
  });
  return { low: Math.min(0, ...ends), high: Math.max(0, ...ends) };
}

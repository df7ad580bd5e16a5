import { colorOf, TONE_INK } from './ink.ts';
import { LABELS_TOLD, type ToldChart } from './told-chart.ts';

/** What stands on the one scale of a drawing. Numbers are for lengths alone: the words are those of the figures. */
export interface Drawn {
  readonly labels: readonly string[];
  readonly series: readonly DrawnSeries[];
  readonly stacked: boolean;
  readonly lines: boolean;
  readonly reference: ToldChart['reference'] | undefined;
}

export interface DrawnSeries {
  readonly name: string;
  readonly color: string;
  readonly values: readonly (number | null)[];
  readonly words: readonly string[];
  /** The colour of each of its bars, where not the series'. */
  readonly colors: readonly (string | null)[];
}

export const drawnOf = ({ labels, series, stacked, form, reference }: ToldChart): Drawn => ({
  // Lying bars have as many as are told in words; a year's days would be a picture of metres.
  labels: form === 'rows' ? labels.slice(0, LABELS_TOLD) : labels,
  series: series
    .filter(({ drawn }) => drawn)
    .map(({ name, exact, words, tones = [] }, at) => ({
      name,
      words,
      color: colorOf(at),
      colors: tones.map((tone) => tone && TONE_INK[tone]),
      values: exact.map((one) => (one === null ? null : Number(one))),
    })),
  stacked,
  lines: form === 'lines',
  reference,
});

/** The lowest and the highest end of what is drawn, zero among them. */
export function bounds({ labels, series, stacked, reference }: Drawn): {
  readonly low: number;
  readonly high: number;
} {
  const ends = labels.flatMap((_, at) => {
    const values = series.map(({ values: all }) => all[at] ?? 0);
    if (!stacked) return values;
    return [1, -1].map((sign) => values.reduce((sum, one) => sum + (one * sign > 0 ? one : 0), 0));
  });
  const { at = 0 } = reference ?? {};
  return { low: Math.min(0, at, ...ends), high: Math.max(0, at, ...ends) };
}

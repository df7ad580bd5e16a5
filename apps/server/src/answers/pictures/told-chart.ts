import type { Tone } from '@fonte/contracts/look-words';
import { counted } from '@fonte/pt-br';

/** One chart as its reader has it, outside of a page: to be drawn, told in words, and put into a file. */
export interface ToldChart {
  readonly title: string;
  /** What is counted and of what; what of it is not shown and why. */
  readonly note: string;
  /** Lying bars, standing ones over time, or lines over time. */
  readonly form: 'rows' | 'columns' | 'lines';
  /** Series make one bar together; else they stand beside each other. */
  readonly stacked: boolean;
  readonly labels: readonly string[];
  readonly series: readonly ToldSeries[];
  /** A dashed line across the scale, with what it is in words. */
  readonly reference?: { readonly at: number; readonly words: string };
}

/** Figures of a chart, one for each of its labels. */
export interface ToldSeries {
  readonly name: string;
  readonly unit: string;
  /** As exact as they travel; null where one may not be shown or there is none. */
  readonly exact: readonly (string | null)[];
  /** As the screen writes them. */
  readonly words: readonly string[];
  /** On the one scale of the drawing; false for what has another unit, which is told in words alone. */
  readonly drawn: boolean;
  /** What its bars are coloured by instead of their series; null for one that is not. */
  readonly tones?: readonly (Tone | null)[];
}

/** Labels that are told in words; a picture has no more. */
export const LABELS_TOLD = 24;

/** Every figure with its label: 'Jan: 12 visitas', 'GO: Ciclo 1 12, Ciclo 2 3'. Of more than are told, the first rows or the last moments. */
export function chartWords({ form, labels, series }: ToldChart): string[] {
  const more = Math.max(0, labels.length - LABELS_TOLD);
  const from = form === 'rows' ? 0 : more;
  const lines = labels.slice(from, from + LABELS_TOLD).map((label, place) => {
    const at = from + place;
    const figures = series.map(({ name, words }) =>
      series.length === 1 ? words[at] : `${name} ${words[at]}`,
    );
    return `${label}: ${figures.join(', ')}`;
  });
  if (more === 0) return lines;
  return form === 'rows'
    ? [...lines, `e mais ${counted(more, 'linha', 'linhas')} no portal`]
    : [`antes, ${counted(more, 'período', 'períodos')} no portal`, ...lines];
}

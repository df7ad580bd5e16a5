import { formatNumber, formatPercent, formatShare } from '@fonte/pt-br';
import type { ChartDescription } from '@fonte/ui';
import type { Speech } from '../speech/speech.ts';

/** A value as its bar says it. */
export function valueWords(
  { unit, decimals = 2 }: ChartDescription,
  value: number | null | undefined,
  { figure }: Pick<Speech, 'figure'>,
): string {
  if (value === null || value === undefined) return formatNumber(null);
  return figure(unit === '%' ? formatPercent(value, decimals) : formatNumber(value, decimals));
}

/** The whole of one label, over all series. */
export const sumOf = ({ series }: ChartDescription, index: number): number =>
  series.reduce((sum, { data }) => sum + Math.max(data[index] ?? 0, 0), 0);

/** What a drawing says to who does not see it: every value with its label, once. */
export function sentenceOf(title: string, chart: ChartDescription, speech: Pick<Speech, 'figure'>): string {
  const { labels, series, kind, target } = chart;
  const of = (index: number): string => {
    const parts = series.map(({ name, data }) => {
      const value = data[index];
      const share = kind === 'pct' ? ` (${speech.figure(formatShare(value ?? 0, sumOf(chart, index)))})` : '';
      return series.length === 1
        ? valueWords(chart, value, speech)
        : `${name} ${valueWords(chart, value, speech)}${share}`;
    });
    const expected = target ? [`${target.name} ${valueWords(chart, target.data[index], speech)}`] : [];
    return `${labels[index]}: ${[...parts, ...expected].join(', ')}`;
  };
  return `${title}. ${labels.map((_, index) => of(index)).join('; ')}.`;
}

/** A label that has so much room, px; what is cut off says so. */
export function fitted(text: string, room: number, size = 11.5): string {
  const most = Math.max(4, Math.floor(room / (size * 0.5)));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

import type { Row } from '@fonte/contracts';
import { placedAt, type NotedDays, type PlacedAt } from '@fonte/contracts/figure-notes';
import { formatDate } from '@fonte/pt-br';
import type { ChartNote } from '@fonte/ui';
import type { TextValues } from '../i18n/use-texts.ts';
import { isOn, type FigureNote, type NotedChart } from './calls.ts';
import './texts.ts';

/** A note with the steps of a chart that it is of, and its number there. */
export type ShownNote = FigureNote & PlacedAt & { readonly mark: string };

/** The notes of a chart that it has a place for, numbered in the order of their days. */
export function shownNotes(
  notes: readonly FigureNote[],
  chart: NotedChart,
  keys: readonly Row[],
): readonly ShownNote[] {
  return notes
    .filter((note) => isOn(chart, note))
    .flatMap((note) => {
      const place = placedAt(note, keys);
      return place ? [{ ...note, ...place }] : [];
    })
    .map((note, index) => ({ ...note, mark: String(index + 1) }));
}

/** What is said of a note's days and place. */
type Say = (key: 'country' | 'days', values?: TextValues) => string;

/** '12/05/2025', '12/05/2025 a 20/05/2025'. */
export const daysWords = ({ inicio, fim }: NotedDays, t: Say): string =>
  inicio === fim ? formatDate(inicio) : t('days', { from: formatDate(inicio), until: formatDate(fim) });

/** Days and place of a note: '12/05/2025 · Goiás'. */
export const whenAndWhere = (
  note: NotedDays & { readonly uf: string | null },
  stateName: (uf: string) => string,
  t: Say,
): string => `${daysWords(note, t)} · ${note.uf === null ? t('country') : stateName(note.uf)}`;

/** As a chart marks and tells it. */
export const chartNote = (
  { from, until, mark, ...note }: ShownNote,
  stateName: (uf: string) => string,
  t: Say,
): ChartNote => ({
  from,
  until,
  mark,
  text: `${mark}. ${whenAndWhere(note, stateName, t)}: ${note.texto.replaceAll(/\s+/g, ' ')}`,
});

import type { Row } from '@fonte/contracts';
import { daysOfStep, type NotedDays } from '@fonte/contracts/figure-notes';
import { formatDate, formatMonth } from '@fonte/pt-br';

/** A month, day, quarter or year that a chart shows: what its form offers in place of two days. */
export type NoteStep = NotedDays & { readonly words: string };

/** The steps of a chart by its keys, one a label. */
export const stepsOf = (keys: readonly Row[]): readonly NoteStep[] =>
  keys.flatMap((key) => {
    const days = daysOfStep(key);
    return days ? [{ ...days, words: wordsOf(days) }] : [];
  });

/** '05/03/2025', 'mar. 2025', 'jan. 2025 a mar. 2025', '2025'. */
function wordsOf({ inicio, fim }: NotedDays): string {
  if (inicio === fim) return formatDate(inicio);
  if (inicio.slice(0, 7) === fim.slice(0, 7)) return formatMonth(inicio);
  if (inicio.endsWith('-01-01') && fim.endsWith('-12-31')) return inicio.slice(0, 4);
  return `${formatMonth(inicio)} a ${formatMonth(fim)}`;
}

/** What a choice of a step is called in its list. */
export const valueOf = ({ inicio, fim }: NotedDays): string => `${inicio} ${fim}`;

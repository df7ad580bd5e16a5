import type { Row } from './report-answer.ts';

/** Notes on figures: words on days of a chart ('greve em maio'), which change no figure (docs/decisions/0079). */

/** Who reads a note, of those who see its figure: staff, or observers too. */
export const NOTE_READERS = ['equipe', 'todos'] as const;
export type NoteReaders = (typeof NOTE_READERS)[number];

/** Letters of a note. */
export const NOTE_TEXT_MOST = 500;
/** Days that a note may be of. */
export const NOTE_DAYS = { first: '2000-01-01', last: '2099-12-31' } as const;
/** Notes that one chart may have: more than its readers would read. And how often one person writes in 24 hours. */
export const NOTE_LIMITS = { ofChart: 200, savesADay: 300 } as const;

/** First and last day, 'yyyy-MM-dd'. */
export type NotedDays = { readonly inicio: string; readonly fim: string };

/** Which steps of a chart a note is of: numbers of the first and the last one. */
export type PlacedAt = { readonly from: number; readonly until: number };

/** The steps whose days a note has any of; null where the chart shows none of them. `keys`: a report's, one a label. */
export function placedAt({ inicio, fim }: NotedDays, keys: readonly Row[]): PlacedAt | null {
  const met = keys.flatMap((key, index) => {
    const step = stepOf(key);
    if (!step) return [];
    const { length } = step.from;
    return inicio.slice(0, length) <= step.until && fim.slice(0, length) >= step.from ? [index] : [];
  });
  const [from] = met;
  const until = met.at(-1);
  return from === undefined || until === undefined ? null : { from, until };
}

/** First and last day of a step of a chart; null for a key of no time. */
export function daysOfStep(key: Row): NotedDays | null {
  const step = stepOf(key);
  if (!step) return null;
  const { from, until } = step;
  return { inicio: `${from}-01-01`.slice(0, DAY), fim: lastDayOf(until) };
}

/** Letters of '2025-03-05'. */
const DAY = 10;

/** The last day of '2025', '2025-03' or '2025-03-05'. */
function lastDayOf(part: string): string {
  if (part.length === DAY) return part;
  const [year = 0, month = 12] = part.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, DAY);
}

/**
 * Beginning and end of a step as the query engine writes it (20250305, 202503, 20251, 2025), as so much of a date as tells it: '2025-03', so that
 * dates are compared as texts.
 */
function stepOf(key: Row): { readonly from: string; readonly until: string } | null {
  const [grain, code] = Object.entries(key).find(([name]) => name in SPANS) ?? [];
  if (grain === undefined || code === null) return null;
  const text = String(code);
  const [from, until] = SPANS[grain as keyof typeof SPANS](text.slice(4));
  const year = text.slice(0, 4);
  return { from: year + from, until: year + until };
}

type Span = (rest: string) => readonly [from: string, until: string];
const same: Span = (rest) => {
  const part = rest.replaceAll(/(\d\d)/g, '-$1');
  return [part, part];
};
const month = (number: number): string => `-${String(number).padStart(2, '0')}`;

const SPANS = {
  ano: same,
  trimestre: (rest) => [month(Number(rest) * 3 - 2), month(Number(rest) * 3)],
  mes: same,
  dia: same,
} as const satisfies Record<string, Span>;

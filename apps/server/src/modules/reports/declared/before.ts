import type { Comparison } from '@fonte/contracts';
import { observes, type Measure } from '../../../query/index.ts';
import { addMonths, dayAfter, dayBefore, isDatedLater } from '../../../query/days/intervals.ts';
import { singleYear, type Reading } from './reading.ts';
import { semesterOf, semesterWords } from '../../../answers/words/sentences.ts';

/** The period that figures are held against: the year before one year, the semester before one semester. */
export interface Before {
  readonly shift: { readonly years: number } | { readonly months: number };
  /** '2024', '1º semestre de 2023'. */
  readonly words: string;
  /** The period that is read: '2025', '2º semestre de 2023'. */
  readonly own: string;
}

/** Null where there is none: several years, all of them, other days. */
export function beforeIn(reading: Reading): Before | null {
  const semester = reading.days ? semesterOf(reading.days) : null;
  if (semester !== null) {
    const { year, half } = semester;
    const words = semesterWords(half === 1 ? { year: year - 1, half: 2 } : { year, half: 1 });
    return { shift: { months: -6 }, words, own: semesterWords(semester) };
  }
  const year = singleYear(reading);
  return year === null ? null : { shift: { years: -1 }, words: String(year - 1), own: String(year) };
}

/** Beside the figures of a table those of the period before; not for who only observes, since two periods subtract to those who joined between. */
export const besideBefore = (reading: Reading): Before | null =>
  observes(reading.access) ? null : beforeIn(reading);

/** The same figure over the same days of the period before. */
export const sameBefore = (use: string, { shift }: Before): Measure => ({
  use,
  period: { shift, sameSpan: true },
});

/** The aliases of tiles' plans: the figure, that of the period before, its own up to the same day, and by how much it differs. */
export const FIGURE = 'valor';
export const BEFORE = 'antes';
export const SO_FAR = 'ate_o_mesmo_dia';
export const CHANGE = 'diferenca';

const changeOf = (figure: string): Record<string, Measure> => ({
  [CHANGE]: { op: '-', args: [figure, BEFORE] },
});

/** What is held against the figure of a tile that counts what lies in its period. */
export const countedBefore = (use: string, before: Before): Record<string, Measure> => ({
  [BEFORE]: sameBefore(use, before),
  ...changeOf(FIGURE),
});

/**
 * What is held against the figure of a tile that adds up from the beginning. Where facts are dated after the day on which the data end they are in the figure, but
 * have no day in the period before, which ends there: the change is then of this period up to that day. Visits that count are never so late (decisions/0030).
 */
export function addedUpBefore(use: string, { shift }: Before, reading: Reading): Record<string, Measure> {
  const sameDays = { use: 'to', sameSpan: true } as const;
  const before = { [BEFORE]: { use, period: { ...sameDays, shift } } };
  return goesOn(reading)
    ? { ...before, [SO_FAR]: { use, period: { ...sameDays, shift: { years: 0 } } }, ...changeOf(SO_FAR) }
    : { ...before, ...changeOf(FIGURE) };
}

/** First and last day of the year or semester that is read. */
const ownDays = (reading: Reading): Pick<NonNullable<Reading['days']>, 'from' | 'until'> => {
  const year = singleYear(reading) ?? '';
  return reading.days ?? { from: `${year}-01-01`, until: `${year}-12-31` };
};

/** Whether the data have come to the period. */
export const hasBegun = (reading: Reading): boolean =>
  reading.version.dadosAte !== null && ownDays(reading).from <= reading.version.dadosAte;

/** The last day of both periods that is compared, where the data end before the period does (`cut` and `move` in query/days/intervals.ts). */
export function comparedUntil(reading: Reading, { shift }: Before): Comparison['until'] {
  const { dadosAte } = reading.version;
  if (dadosAte === null || dadosAte >= ownDays(reading).until) return null;
  const months = 'months' in shift ? shift.months : 12 * shift.years;
  return { period: dadosAte, before: dayBefore(addMonths(dayAfter(dadosAte), months)) };
}

/** Whether facts of the period are dated after the day on which the data end. */
function goesOn(reading: Reading): boolean {
  const { dadosAte, ultimoFato } = reading.version;
  const dated = isDatedLater({ dataEnd: dadosAte, lastFact: ultimoFato });
  return dated && dadosAte !== null && ownDays(reading).until > dadosAte;
}

import { observes, type Measure } from '../../query/index.ts';
import { singleYear, type Reading } from './reading.ts';
import { semesterOf, semesterWords } from '../../answers/words/sentences.ts';

/** The period that figures are held against: the year before one year, the semester before one semester. */
export interface Before {
  readonly shift: { readonly years: number } | { readonly months: number };
  /** '2024', '1º semestre de 2023'. */
  readonly words: string;
}

/** Null where there is none: several years, all of them, other days. */
export function beforeIn(reading: Reading): Before | null {
  const semester = reading.days ? semesterOf(reading.days) : null;
  if (semester !== null) {
    const { year, half } = semester;
    const words = semesterWords(half === 1 ? { year: year - 1, half: 2 } : { year, half: 1 });
    return { shift: { months: -6 }, words };
  }
  const year = singleYear(reading);
  return year === null ? null : { shift: { years: -1 }, words: String(year - 1) };
}

/** Beside the figures of a table those of the period before; not for who only observes, since two periods subtract to those who joined between. */
export const besideBefore = (reading: Reading): Before | null =>
  observes(reading.access) ? null : beforeIn(reading);

/** The same figure over the same days of the period before. */
export const sameBefore = (use: string, { shift }: Before): Measure => ({
  use,
  period: { shift, sameSpan: true },
});

import { observes, type Measure } from '../../query/index.ts';
import { isDatedLater } from '../../query/days/intervals.ts';
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

/** Aliases of what a tile's change is of: the figure of the period before, and that of its own up to the same day. */
export const BEFORE = 'antes';
export const SO_FAR = 'ate_o_mesmo_dia';

/**
 * What is held against the figure of a tile that adds up from the beginning. Where facts are dated after the day on which the data end they are in the figure, but
 * have no day in the period before, which ends there: the change is then of this period up to that day. Visits that count are never so late (decisions/0030).
 */
export function addedUpBefore(use: string, { shift }: Before, reading: Reading): Record<string, Measure> {
  const sameDays = { use: 'to', sameSpan: true } as const;
  return {
    [BEFORE]: { use, period: { ...sameDays, shift } },
    ...(goesOn(reading) ? { [SO_FAR]: { use, period: { ...sameDays, shift: { years: 0 } } } } : {}),
  };
}

/** Whether facts of the period are dated after the day on which the data end. */
function goesOn(reading: Reading): boolean {
  const { dadosAte, ultimoFato } = reading.version;
  const until = reading.days?.until ?? `${singleYear(reading) ?? ''}-12-31`;
  return isDatedLater({ dataEnd: dadosAte, lastFact: ultimoFato }) && dadosAte !== null && until > dadosAte;
}

import type { ViewQuestion } from '@fonte/contracts/view';
import type { FactRead } from '../../../query/formula/index.ts';
import {
  observes,
  type Access,
  type Measure,
  type MeasurePeriod,
  type Period,
} from '../../../query/index.ts';
import { addMonths, dayBefore, intervalsOf, spansOf } from '../../../query/days/intervals.ts';
import { isOnTime, type AskedPeriod } from '../columns/asked-period.ts';
import { fieldOf } from '../columns/conditions.ts';
import { TIME } from '../columns/dimensions.ts';
import { isDate, type Field } from '../columns/field.ts';
import { daysWords } from '../columns/own-period.ts';

/** With what a view's figures are compared: the same figures of the period before. */
export interface Compared {
  readonly period: Exclude<MeasurePeriod, string>;
  /** '2024', 'de 01/01/2024 a 20/12/2024'. */
  readonly words: string;
}

/** Why a view that is to be compared is not. */
export interface Uncompared {
  readonly reason: string;
}

/** What was made of the question. */
interface Read extends AskedPeriod {
  readonly groups: readonly { readonly field: Field }[];
  readonly indicators: readonly { readonly visible: boolean; readonly split: object | null }[];
  readonly reads: readonly FactRead[];
  /** The reference date of the data. */
  readonly today: string | null;
}

const NOT = {
  series: 'séries divididas, em linha ou empilhadas em 100% não se comparam',
  whenever: 'estes valores não dependem do período',
  dates: 'um grupo ou um filtro é de datas das linhas',
  open: 'o período não tem um começo e um fim seguidos',
  future: 'o período ainda não começou nos dados',
  observer: 'não há para o seu perfil',
} as const;

/**
 * The period before: as many months earlier as this one has where it is made of whole months, else the same days of a year before; up to the day on which the data of
 * this one end. A group or filter by the rows' own dates would keep nothing of it.
 */
export function comparedWith(question: Omit<ViewQuestion, 'dimensoes'>, read: Read): Compared | Uncompared {
  const { period, today, filters, groups, indicators, reads } = read;
  const split = indicators.some((one) => one.visible && one.split !== null);
  if (question.splitStack || question.inline || split) return { reason: NOT.series };
  if (reads.every((one) => one.period === 'none')) return { reason: NOT.whenever };
  const byTime = ({ alias }: Field): boolean => alias === TIME.id;
  const filtered = [...question.filters, ...question.grouprow.filter((row) => row.filters.length > 0)].map(
    fieldOf,
  );
  // Conditions on time that became the period are no filters any more.
  const left = filtered.some(byTime) && filters.some(isOnTime);
  const dated = [...groups.map(({ field }) => field), ...filtered].some(
    (field) => isDate(field) && !byTime(field),
  );
  if (left || dated) return { reason: NOT.dates };
  const months = question.period?.kind === 'last_12_months' ? 12 : monthsOf(period);
  if (months === null) return { reason: NOT.open };
  const moved = { shift: { months: -months }, sameSpan: true };
  const calendar = { today: today ?? '', dataEnd: today, lastFact: today };
  const [span] = intervalsOf(period, moved, 'in', calendar) ?? [];
  if (!span?.from || !span.below) return { reason: NOT.future };
  const until = dayBefore(span.below);
  const year = span.from.slice(0, 4);
  const whole = span.from === `${year}-01-01` && until === `${year}-12-31`;
  return { period: moved, words: whole ? year : daysWords(span.from, until) };
}

/** Who only observes has no two periods beside each other: they subtract to those who joined between. */
export const comparedFor = <T extends { readonly compared: Compared | Uncompared | null }>(
  asked: T,
  access: Access,
): T => (asked.compared && observes(access) ? { ...asked, compared: { reason: NOT.observer } } : asked);

/** By how many months a period is moved to the one before it; null where it is open or not in one piece. */
function monthsOf(period: Period): number | null {
  const spans = spansOf(period);
  const [span] = spans ?? [];
  if (spans?.length !== 1 || !span?.from || !span.below) return null;
  let months = 1;
  while (addMonths(span.from, months) < span.below) months += 1;
  const whole = span.from.endsWith('-01') && addMonths(span.from, months) === span.below;
  return whole ? months : Math.ceil(months / 12) * 12;
}

/** An indicator's figure of the period before, by the alias of its own. */
export const figureBefore = (alias: string, { period }: Compared): Exclude<Measure, string> => ({
  use: alias,
  period,
});

/** By how much of the figure before the present one differs. */
export const changeSince = (now: string, before: string): Exclude<Measure, string> => ({
  op: '/',
  args: [
    { op: '-', args: [{ use: now }, { use: before }] },
    { op: 'abs', args: [{ use: before }] },
  ],
  type: 'percent',
});

import type { ViewQuestion } from '@fonte/contracts/view';
import type { FactRead } from '../../../query/formula/index.ts';
import {
  DIMENSIONS,
  observes,
  type Access,
  type Measure,
  type MeasurePeriod,
  type Period,
} from '../../../query/index.ts';
import {
  addMonths,
  dayAfter,
  dayBefore,
  intervalsOf,
  isDatedLater,
  spansOf,
} from '../../../query/days/intervals.ts';
import { STEP_LIMIT, stepsOf } from '../../../query/days/steps.ts';
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
  /** What changes are of, where figures have facts that are dated after the day on which the period before ends: this period up to that day. */
  readonly soFar: { readonly period: Exclude<MeasurePeriod, string>; readonly until: string } | null;
  /** Names of the figures that no period narrows: they would be compared with themselves. */
  readonly except: readonly string[];
}

/** Why a view that is to be compared is not. */
export interface Uncompared {
  readonly reason: string;
}

/** What was made of the question. */
interface Read extends AskedPeriod {
  readonly groups: readonly { readonly field: Field; readonly dateFormat: string | null }[];
  readonly indicators: readonly {
    readonly visible: boolean;
    readonly split: object | null;
    readonly reads: readonly FactRead[];
    readonly indicator: { readonly nome_indicador: string };
  }[];
  /** The reference date of the data. */
  readonly today: string | null;
  /** Day of the latest fact, which may be later. */
  readonly lastFact: string | null;
}

const NOT = {
  series: 'séries divididas, em linha ou empilhadas em 100% não se comparam',
  whenever: 'estes valores não dependem do período',
  dates: 'um grupo ou um filtro é de datas das linhas',
  open: 'o período não tem um começo e um fim seguidos',
  steps: `os grupos de tempo são vários, sem o ano ou mais de ${STEP_LIMIT}`,
  future: 'o período ainda não começou nos dados',
  observer: 'não há para o seu perfil',
} as const;

/**
 * The period before: as many months earlier as this one has where it is made of whole months, else the same days of a year before; up to the day on which the data of
 * this one end. A group or filter by the rows' own dates would keep nothing of it.
 */
export function comparedWith(question: Omit<ViewQuestion, 'dimensoes'>, read: Read): Compared | Uncompared {
  const { period, today, lastFact, filters, groups, indicators } = read;
  const visible = indicators.filter((one) => one.visible);
  const split = visible.some((one) => one.split !== null);
  if (question.splitStack || question.inline || split) return { reason: NOT.series };
  if (!visible.some(followsPeriod)) return { reason: NOT.whenever };
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
  const times = groups.filter(({ field }) => byTime(field));
  const last = spansOf(period)?.at(-1)?.below;
  const later = today !== null && last !== undefined && last > dayAfter(today);
  const steps = { ...calendar, lastFact: last === undefined ? today : dayBefore(last) };
  const inSteps = times.every((group) => stepsOf(grainOf(group), { period, calendar: steps }) !== undefined);
  if (times.length > 1 || !inSteps) return { reason: NOT.steps };
  const until = dayBefore(span.below);
  const year = span.from.slice(0, 4);
  const whole = span.from === `${year}-01-01` && until === `${year}-12-31`;
  return {
    period: moved,
    words: whole ? year : daysWords(span.from, until),
    soFar:
      later && isDatedLater({ dataEnd: today, lastFact })
        ? { period: { shift: { months: 0 }, sameSpan: true }, until: today }
        : null,
    except: visible.flatMap((one) => (followsPeriod(one) ? [] : [one.indicator.nome_indicador])),
  };
}

/** Whether a period narrows anything that a figure is made of. */
export const followsPeriod = ({ reads }: { readonly reads: readonly FactRead[] }): boolean =>
  reads.some(({ period }) => period !== 'none');

/** The parts of a group by 'Tempo'. */
const grainOf = ({ field: { group }, dateFormat }: Read['groups'][number]): { readonly grain?: string } => {
  const grain = dateFormat ?? (typeof group === 'string' ? DIMENSIONS[group]?.grain : undefined);
  return grain === undefined ? {} : { grain };
};

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

/** An indicator's figure of another period, by the alias of its own. */
export const figureOf = (alias: string, { period }: Pick<Compared, 'period'>): Exclude<Measure, string> => ({
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

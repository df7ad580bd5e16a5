import type { DateMacro } from '../../model/filter.ts';
import type { Period } from '../../model/period.ts';
import { addDays, addMonths, dayBefore, periodEnds, type Calendar } from './intervals.ts';

/** First and last day a macro stands for; null where the plan's period is open. */
export interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

const MACROS: Readonly<Record<DateMacro, (calendar: Calendar, period: Period | undefined) => Days>> = {
  $now: ({ today }) => ({ from: today, until: today }),
  $last1days: ({ today }) => ({ from: addDays(today, -1), until: today }),
  $last7days: ({ today }) => ({ from: addDays(today, -7), until: today }),
  $last30days: ({ today }) => ({ from: addDays(today, -30), until: today }),
  // Reference month and year are those of the reference date: an import of January still tells of December.
  $mesref: ({ today, dataEnd }) => {
    const from = `${(dataEnd ?? today).slice(0, 7)}-01`;
    return { from, until: dayBefore(addMonths(from, 1)) };
  },
  $anoref: ({ today, dataEnd }) => {
    const year = (dataEnd ?? today).slice(0, 4);
    return { from: `${year}-01-01`, until: `${year}-12-31` };
  },
  $dataend: ({ today, dataEnd }) => ({ from: dataEnd ?? today, until: dataEnd ?? today }),
  $periodstart: (_, period) => {
    const { start } = periodEnds(period);
    return { from: start, until: start };
  },
  $periodend: (_, period) => {
    const { end } = periodEnds(period);
    return { from: end, until: end };
  },
};

/** Whether a value is one of the date macros (first text, section 7). */
export const isMacro = (value: unknown): value is DateMacro =>
  typeof value === 'string' && Object.hasOwn(MACROS, value);

/** The days a macro stands for. */
export const daysOf = (macro: DateMacro, calendar: Calendar, period: Period | undefined): Days =>
  MACROS[macro](calendar, period);

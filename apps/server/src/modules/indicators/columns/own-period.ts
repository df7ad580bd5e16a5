import { VIEW_PERIOD_LABELS } from '@fonte/contracts';
import type { ViewPeriod } from '@fonte/contracts/view';
import { formatDate } from '@fonte/pt-br';
import type { Period } from '../../../query/index.ts';
import { addMonths } from '../../../query/days/intervals.ts';

/** What a question says of time: the page's years, or a period of the view's own. */
export interface Timed {
  readonly ano: readonly number[];
  readonly period?: ViewPeriod | null | undefined;
}

/** Months before the one of today that 'últimos 12 meses' takes in. */
const ELEVEN = 11;

/**
 * The period of a question. `today` is the reference date of the data, never the clock's: of data that end on 20/12/2025 the last twelve months are those from
 * January to December, up to that day. Without data there is nothing to measure from, and nothing is narrowed.
 */
export function periodOf({ ano, period }: Timed, today: string | null): Period {
  if (!period) return { anos: ano };
  if (period.kind === 'days') return { from: period.from ?? '', until: period.until ?? '' };
  if (period.kind === 'since_start' || today === null) return { anos: [] };
  const year = Number(today.slice(0, 4));
  switch (period.kind) {
    case 'this_year':
      return { anos: [year] };
    case 'year_before':
      return { anos: [year - 1] };
    case 'last_12_months':
      return { from: addMonths(`${today.slice(0, 7)}-01`, -ELEVEN), until: today };
  }
}

/** A period of the view's own in words: 'ano anterior: 2024'; nothing where the page's years hold. */
export function periodWords(timed: Timed, today: string | null): string | null {
  if (!timed.period) return null;
  const label = VIEW_PERIOD_LABELS[timed.period.kind];
  const name = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const period = periodOf(timed, today);
  if ('anos' in period) return period.anos.length === 0 ? name : `${name}: ${period.anos.join(', ')}`;
  const days = daysWords(period.from ?? '', period.until ?? '');
  return timed.period.kind === 'days' ? days : `${name}: ${days}`;
}

/** 'de 01/01/2025 a 20/12/2025'. */
export const daysWords = (from: string, until: string): string =>
  `de ${formatDate(from)} a ${formatDate(until)}`;

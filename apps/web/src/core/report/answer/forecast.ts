import { formatDate, formatMonth } from '@fonte/pt-br';
import type { Translate } from '../../i18n/use-texts.ts';

/** Whether a month, 'yyyy-MM', has passed by the reader's own clock: data that are old foresee what is over. */
export const isOver = (month: string, now = new Date()): boolean =>
  month < `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;

/** 'ago. 2026'; of a month that is over also on which day it was foreseen, that of the data (docs/decisions/0030). */
export const forecastWords = (
  month: string,
  { until, t, now }: { until: string | null; t: Translate<'core'>; now?: Date },
): string =>
  isOver(month, now)
    ? t('provenance.seenFrom', { month: formatMonth(month), until: formatDate(until) })
    : formatMonth(month);

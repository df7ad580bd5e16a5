import type { Comparison, ReportParams } from '@fonte/contracts';
import { formatDayMonth, formatNumber } from '@fonte/pt-br';
import { figure } from '../answer/answer.ts';

/** The text that tells what a figure is held against: the whole period before, or that period up to a day. */
export const changeKey = ({ until }: Comparison) =>
  `change.${until === null ? 'year' : 'samePeriod'}` as const;

/** What it names: the period, its figure, the day; `said` writes figures and days as the reader's language does. */
export const changeValues = (
  { before, value, until }: Comparison,
  params: Pick<ReportParams, 'scale'> | null,
  said: (portuguese: string) => string = (portuguese) => portuguese,
) => ({
  before,
  value: said(formatNumber(figure(value), params?.scale ?? 0)),
  day: until === null ? '' : said(formatDayMonth(until.before)),
});

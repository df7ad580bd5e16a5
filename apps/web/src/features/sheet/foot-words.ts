import type { DashboardAnswer } from '@fonte/contracts';
import { formatDate, NO_VALUE } from '@fonte/pt-br';
import { reportNumbers } from '../../core/paper/report-numbers.ts';
import type { Speech } from '../../core/paper/speech/speech.ts';

/** What a page of the sheet is known by where it lies alone. */
export interface FootOf {
  readonly title: string;
  readonly place: string;
  /** A year, a semester, or 'desde o início'. */
  readonly period: string;
  readonly until: string | null;
  /** The code of the closing that stands for it. */
  readonly code: string | null;
}

/** The foot of every page: of what it is first, then from what; a page that is taken alone says it too. */
export function footOf(
  { reports, versao }: Pick<DashboardAnswer, 'versao'> & { reports: readonly { co_consulta: number }[] },
  { until, code, ...of }: FootOf,
  { t, figure }: Pick<Speech, 't' | 'figure'>,
): string {
  const foot = t('foot', {
    ...of,
    product: t('brand'),
    reports: reportNumbers(reports.map(({ co_consulta }) => co_consulta)),
    until: until === null ? NO_VALUE : figure(formatDate(until)),
    version: versao,
  });
  return code === null ? foot : t('closingFoot', { foot, code });
}

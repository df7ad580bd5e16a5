import type { Provenance } from '@fonte/contracts';
import { formatDate } from '@fonte/pt-br';
import type { Translate } from '../../i18n/use-texts.ts';

/** What a report's figures are of, a line each: filters, whose rows, date of the data. */
export function aboutReport(
  { filters, scope, dados_ate }: Pick<Provenance, 'filters' | 'scope' | 'dados_ate'>,
  t: Translate<'core'>,
): string[] {
  const applied = filters.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  return [
    applied || t('filter.none'),
    ...(scope ? [`${t('provenance.scope')}: ${scope}`] : []),
    ...(dados_ate ? [t('stamp.until', { until: formatDate(dados_ate) })] : []),
  ];
}

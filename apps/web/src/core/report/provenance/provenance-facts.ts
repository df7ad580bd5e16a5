import type { Provenance } from '@fonte/contracts';
import { formatDate, formatDateTime } from '@fonte/pt-br';
import type { ProvenanceContent } from '@fonte/ui/provenance';
import type { Translate } from '../../i18n/use-texts.ts';

/** What a figure is of. */
export type Origin = Pick<Provenance, 'filters' | 'scope' | 'dados_ate' | 'carga'> & {
  readonly report: number;
  readonly title: string;
};

export const inWords = (filters: Origin['filters']): string =>
  filters.map(({ label, value }) => `${label}: ${value}`).join(' · ');

/** Report, the place within it where it is not the whole, filters, whose rows, how fresh: the facts of 'De onde vem este número'. */
export const provenanceFacts = (
  { report, title, filters, scope, dados_ate, carga }: Origin,
  t: Translate<'core'>,
  place: ProvenanceContent['facts'] = [],
): ProvenanceContent['facts'] => [
  { label: t('provenance.report'), value: `${report} · ${title}` },
  ...place,
  { label: t('provenance.filters'), value: inWords(filters) || t('filter.none') },
  ...(scope ? [{ label: t('provenance.scope'), value: scope }] : []),
  {
    label: t('provenance.until'),
    value: t('provenance.loaded', { until: formatDate(dados_ate), loaded: formatDateTime(carga) }),
  },
];

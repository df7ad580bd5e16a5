import { formatDate } from '@fonte/pt-br';
import { PaperHead } from '@fonte/ui';
import { usePageFilters } from '../../core/filters/page-filters.ts';
import type { ActiveFilters } from '../../core/filters/use-filters.ts';
import { useWords } from '../../core/i18n/texts.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useFreshnessDates } from '../../core/report/answer/freshness.ts';
import { useUser } from '../../core/session/session-store.ts';
import { useStateName } from '../../core/settings/use-settings.ts';
import type { ShownFilters } from './filter-selects.tsx';

export type PagePaperHeadProps = { title: string; shown: ShownFilters; filters: ActiveFilters };

/** What a printed page says of itself: every filter, whose rows, the date of the data, who printed it. */
export function PagePaperHead({ title, shown, filters }: PagePaperHeadProps) {
  const { t } = useTexts('core');
  const words = useWords();
  const stateName = useStateName();
  const dates = useFreshnessDates();
  const user = useUser();
  const ofPage = usePageFilters()?.chips ?? [];
  const { uf, ano } = filters;
  const applied = [
    uf !== null || shown.uf
      ? `${t('filter.uf')}: ${uf === null ? t('filter.allStates') : stateName(uf)}`
      : null,
    shown.ano ? `${t('filter.ano')}: ${ano ?? t('filter.allYears')}` : null,
    ...ofPage.map(({ name, operator, value }) => `${name} ${operator} ${value}`),
  ].filter((words) => words !== null);
  const facts = [
    { label: t('provenance.filters'), value: applied.join(' · ') || t('filter.none') },
    ...(dates?.scope ? [{ label: t('provenance.scope'), value: words(dates.scope) }] : []),
    ...(dates?.until ? [{ label: t('provenance.until'), value: formatDate(dates.until) }] : []),
    ...(user ? [{ label: t('provenance.by'), value: `${user.nome} (${words(user.perfil)})` }] : []),
  ];
  return <PaperHead productName={t('product')} title={title} facts={facts} />;
}

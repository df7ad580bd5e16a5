import { FilterChip, FilterStrip } from '@fonte/ui';
import type { ReactNode } from 'react';
import { usePageFilters } from '../../core/filters/page-filters.ts';
import type { ActiveFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useStateName } from '../../core/settings/use-settings.ts';
import type { ShownFilters } from './filter-selects.tsx';

export type AppliedFiltersProps = {
  shown: ShownFilters;
  filters: ActiveFilters;
  /** Before the chips: the phone's 'Filtros' button. */
  start?: ReactNode;
};

/** 'Filtros aplicados': every filter that is on, locked ones with their lock; the others can be taken off. */
export function AppliedFilters({ shown, filters, start }: AppliedFiltersProps) {
  const { t } = useTexts('core');
  const stateName = useStateName();
  const { uf, ano, ufLocked, change, clear } = filters;
  const page = usePageFilters();
  const ofPage = page?.chips ?? [];
  const removable =
    (shown.ano && ano !== null) || (shown.uf && uf !== null && !ufLocked) || ofPage.length > 0;
  const clearAll = () => {
    clear();
    if (ofPage.length > 0) page?.clear();
  };
  return (
    <FilterStrip onClear={removable ? clearAll : undefined}>
      {start}
      {uf !== null && (
        <FilterChip
          name={t('filter.uf')}
          value={stateName(uf)}
          locked={ufLocked}
          {...(shown.uf && !ufLocked ? { onRemove: () => change({ uf: null }) } : {})}
        />
      )}
      {uf === null && shown.uf && <FilterChip name={t('filter.uf')} value={t('filter.allStates')} />}
      {shown.ano && (
        <FilterChip
          name={t('filter.ano')}
          value={ano === null ? t('filter.allYears') : String(ano)}
          {...(ano === null ? {} : { onRemove: () => change({ ano: null }) })}
        />
      )}
      {ofPage.map(({ key, ...chip }) => (
        <FilterChip key={key} {...chip} />
      ))}
    </FilterStrip>
  );
}

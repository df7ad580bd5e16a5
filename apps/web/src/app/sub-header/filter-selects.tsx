import { ALL_STATES, ALL_YEARS } from '@fonte/contracts';
import { SelectButton } from '@fonte/ui';
import type { ActiveFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useSettings } from '../../core/settings/use-settings.ts';

export type ShownFilters = { uf: boolean; ano: boolean };

/** What the two selectors offer, and what a choice means. */
export function useFilterChoices() {
  const { t } = useTexts('core');
  const { anos, ufs } = useSettings();
  return {
    ufs: [
      { value: ALL_STATES, label: t('filter.allStates') },
      ...ufs.map(({ uf }) => ({ value: uf, label: uf })),
    ],
    anos: [
      { value: ALL_YEARS, label: t('filter.allYears') },
      ...[...anos].reverse().map((ano) => ({ value: String(ano), label: String(ano) })),
    ],
    ufOf: (value: string) => (value === ALL_STATES ? null : value),
    anoOf: (value: string) => (value === ALL_YEARS ? null : Number(value)),
  };
}

/** Uf (locked for users with a fixed uf) and Ano, as the compact buttons of the sub-header. */
export function FilterSelects({ shown, filters }: { shown: ShownFilters; filters: ActiveFilters }) {
  const { t } = useTexts('core');
  const choices = useFilterChoices();
  return (
    <>
      {shown.uf && (
        <SelectButton
          label={t('filter.uf')}
          value={filters.uf ?? ALL_STATES}
          options={choices.ufs}
          locked={filters.ufLocked}
          onChange={(value) => filters.change({ uf: choices.ufOf(value) })}
        />
      )}
      {shown.ano && (
        <SelectButton
          label={t('filter.ano')}
          value={filters.ano === null ? ALL_YEARS : String(filters.ano)}
          options={choices.anos}
          onChange={(value) => filters.change({ ano: choices.anoOf(value) })}
        />
      )}
    </>
  );
}

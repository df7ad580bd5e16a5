import { useEffect } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { setPageFilters } from '../../../core/filters/page-filters.ts';
import { LAWSUIT_FIELDS, type LawsuitFilter } from '../state/map-state.ts';
import type { ChangeMap } from '../state/use-map-state.ts';
import { valueWords } from './lawsuit-words.ts';
import '../texts.ts';

/** Shows the lawsuits' filters among the applied ones in the sub-header, where each can be taken off. */
export function useLawsuitChips(filter: LawsuitFilter, change: ChangeMap): void {
  const { t } = useTexts('map');
  useEffect(() => {
    const chips = LAWSUIT_FIELDS.flatMap((field) => {
      const value = filter[field];
      if (!value) return [];
      return [
        {
          key: field,
          name: t(`lawsuits.${field}`),
          operator: '',
          value: valueWords(field, value, t),
          onRemove: () => change((before) => ({ ...before, lawsuits: { ...before.lawsuits, [field]: '' } })),
        },
      ];
    });
    setPageFilters({ chips, clear: () => change((before) => ({ ...before, lawsuits: {} })) });
    return () => setPageFilters(null);
  }, [filter, change, t]);
}

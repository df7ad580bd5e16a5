import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setPageFilters } from '../../../core/filters/page-filters.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { lawsuitOptionsQuery } from '../data/lawsuit-calls.ts';
import type { Narrowing } from '../data/narrowing.ts';
import { LAWSUIT_FIELDS } from '../state/map-state.ts';
import type { ChangeMap } from '../state/use-map-state.ts';
import { valueWords } from './lawsuit-words.ts';
import '../texts.ts';

/** Shows the lawsuits' filters among the applied ones in the sub-header, where each can be taken off. */
export function useLawsuitChips(narrowing: Narrowing, change: ChangeMap, on: boolean): void {
  const { t } = useTexts('map');
  const { lawsuits } = narrowing;
  // A subject is a number; its name comes with what the panel offers.
  const { data } = useQuery({
    ...lawsuitOptionsQuery(narrowing),
    enabled: on && lawsuits.assunto !== undefined,
  });
  const subject = data?.assunto.find(({ codigo }) => String(codigo) === lawsuits.assunto)?.nome;
  useEffect(() => {
    if (!on) return undefined;
    const chips = LAWSUIT_FIELDS.flatMap((field) => {
      const value = lawsuits[field];
      if (!value) return [];
      return [
        {
          key: field,
          name: t(`lawsuits.${field}`),
          operator: '',
          value: (field === 'assunto' && subject) || valueWords(field, value, t),
          onRemove: () => change((before) => ({ ...before, lawsuits: { ...before.lawsuits, [field]: '' } })),
        },
      ];
    });
    setPageFilters({ chips, clear: () => change((before) => ({ ...before, lawsuits: {} })) });
    return () => setPageFilters(null);
  }, [lawsuits, subject, change, on, t]);
}

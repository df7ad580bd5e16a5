import type { TextKey } from '../../../core/i18n/text-key.ts';
import { LAWSUIT_FIELDS, type LawsuitFilter } from '../state/map-state.ts';
import '../texts.ts';

/** The filters that are on: 'Tribunal: TJGO', 'Julgamento: Julgado'. */
export function lawsuitWords(filter: LawsuitFilter, t: (key: TextKey<'map'>) => string): string[] {
  return LAWSUIT_FIELDS.flatMap((field) => {
    const value = filter[field];
    return value ? [`${t(`lawsuits.${field}`)}: ${valueWords(field, value, t)}`] : [];
  });
}

export function valueWords(
  field: keyof LawsuitFilter,
  value: string,
  t: (key: TextKey<'map'>) => string,
): string {
  if (field !== 'julgamento') return value;
  return t(value === 'true' ? 'lawsuits.judged' : 'lawsuits.notJudged');
}

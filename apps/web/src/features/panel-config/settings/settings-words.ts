import { kindOfType } from '@fonte/contracts';
import type { GroupRow, ViewIndicator } from '@fonte/contracts/view';
import { counted } from '@fonte/pt-br';
import type { Translate } from '../../../core/i18n/use-texts.ts';

/** A chip's setting in words: 'visível · maior primeiro' (docs/design/guide.md, screen 11). */
export function indicatorWords(t: Translate<'panelConfig'>, one: ViewIndicator): string {
  return [
    (one.visible ? t('settings.visible') : t('settings.hidden')).toLowerCase(),
    one.sort === 'ASC' ? t('settings.asc').toLowerCase() : null,
    one.sort === 'DESC' ? t('settings.desc').toLowerCase() : null,
    one.splitSerie ? t('view.split').toLowerCase() : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** 'A → Z', 'MM YYYY · 1 filtro'. */
export function columnWords(t: Translate<'panelConfig'>, one: GroupRow): string {
  const text = kindOfType(one.type) === 'text';
  const order =
    one.sort === 'ASC'
      ? text
        ? t('settings.asc_text')
        : t('settings.asc').toLowerCase()
      : text
        ? t('settings.desc_text')
        : t('settings.desc').toLowerCase();
  return [
    one.dateFormat ?? null,
    one.sort ? order : null,
    one.filters.length > 0 ? counted(one.filters.length, 'filtro', 'filtros') : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

import type { Page } from '@fonte/contracts';
import type { StoredUser } from '../core/session/session-store.ts';
import { shellTexts } from './texts.ts';

/**
 * Title of a page for this user under this year: 'Dashboard Coordenador', '2025 - Planejamento da paisagem'; of the page of one property the property's
 * name once it is known.
 */
export function pageTitle(
  page: Page,
  user: Pick<StoredUser, 'perfil'>,
  ano: number | null,
  heading: string | null = null,
): string {
  return page.title
    .replace('{propriedade}', heading ?? shellTexts.property)
    .replace('{perfil}', user.perfil)
    .replace('{ano}', ano === null ? shellTexts.everyYear : String(ano));
}

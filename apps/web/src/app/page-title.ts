import type { Page } from '@fonte/contracts';
import type { StoredUser } from '../core/session/session-store.ts';

/** Title of a page for this user: 'Dashboard Coordenador'. */
export function pageTitle(page: Page, user: Pick<StoredUser, 'perfil'>): string {
  return page.title.replace('{perfil}', user.perfil);
}

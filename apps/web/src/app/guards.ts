import { ENTRANCE, landingPage, type Page, pageOf, placeOf } from '@fonte/contracts';
import { redirect, type Params } from 'react-router';
import { loseAddress } from '../core/navigation/lost-address.ts';
import { rememberDestination, takeDestination } from '../core/session/destination.ts';
import { currentUser, isLeaving } from '../core/session/session-store.ts';

/** Signed-in area: without a session to /auth/login (first text, section 2). One that its person left without a network is ended first. */
export function requireSession({ request }: { request: Request }): Response | null {
  if (isLeaving()) return redirect(ENTRANCE.logout);
  if (currentUser()) return null;
  const url = new URL(request.url);
  rememberDestination(url.pathname === '/' ? '/' : `${url.pathname}${url.search}${location.hash}`);
  return redirect(ENTRANCE.login);
}

/** Public area: only when not signed in. The second factor is asked for there too, of whom the browser may still know. */
export function requireNoSession({ request }: { request: Request }): Response | null {
  if (isLeaving()) return redirect(ENTRANCE.logout);
  if (new URL(request.url).pathname === ENTRANCE.factor) return null;
  const user = currentUser();
  return user ? redirect(takeDestination(user.id)) : null;
}

/**
 * A page that the profile does not have is an unknown path: to `/`. So is an address that only looks like the page's to the router, which takes any
 * parameter (`/propriedades/detalhe/nada`) and any case: it leads where its section says. Without a session the frame's own guard speaks, which runs
 * beside this one and keeps the address. `ahead` is begun for who may open the page, while its code comes.
 */
export function requireProfile(
  page: Page,
  ahead?: (params: Params) => void,
): (asked: { request: Request; params: Params }) => Response | null {
  return ({ request, params }) => {
    const user = currentUser();
    if (!user) return null;
    const { pathname } = new URL(request.url);
    if (!user.profile || !page.profiles.includes(user.profile)) {
      loseAddress({ path: pathname, why: 'profile' });
      return redirect('/');
    }
    if (placeOf(pathname).kind === 'elsewhere') return fromUnknown({ request });
    ahead?.(params);
    return null;
  };
}

/** An address of the table that is no page itself leads to the first of its section (first text, section 2). */
export function toNearest({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url);
  const place = placeOf(pathname);
  // The filters that the address names hold where it leads.
  return redirect(place.kind === 'elsewhere' && place.to !== '/' ? `${place.to}${search}` : '/');
}

/** An address that nothing is known of leads where its section says, and the page there says that there is no such one. */
export function fromUnknown({ request }: { request: Request }): Response {
  const { pathname } = new URL(request.url);
  const place = placeOf(pathname);
  // A sheet of paper is drawn without the frame that would say it.
  const paper = place.kind === 'elsewhere' && pageOf(place.to)?.page.paper;
  if (currentUser() && !paper) loseAddress({ path: pathname, why: 'unknown' });
  return toNearest({ request });
}

/** `/` leads to the profile's landing page; a profile that nobody knows has none and stays at `/`. */
export function toLanding(): Response | null {
  const user = currentUser();
  if (!user) return redirect(ENTRANCE.login);
  return user.profile ? redirect(landingPage(user.profile)) : null;
}

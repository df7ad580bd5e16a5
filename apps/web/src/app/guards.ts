import { landingPage, type Page } from '@fonte/contracts';
import { redirect } from 'react-router';
import { currentUser } from '../core/session/session-store.ts';

/** The address that was asked for before signing in, so that a shared link still leads there afterwards. */
let destination: string | null = null;

/** Signed-in area: without a session to /auth/login (first text, section 2). */
export function requireSession({ request }: { request: Request }): Response | null {
  if (currentUser()) return null;
  const url = new URL(request.url);
  destination = url.pathname === '/' ? null : `${url.pathname}${url.search}${location.hash}`;
  return redirect('/auth/login');
}

/** Public area: only when not signed in. */
export function requireNoSession(): Response | null {
  return currentUser() ? redirect(afterLogin()) : null;
}

/** A page that the profile does not have is an unknown path: to `/`. */
export function requireProfile(page: Page): () => Response | null {
  return () => {
    const user = currentUser();
    return user?.profile && page.profiles.includes(user.profile) ? null : redirect('/');
  };
}

/** `/` leads to the profile's landing page; a profile that nobody knows has none and stays at `/`. */
export function toLanding(): Response | null {
  const user = currentUser();
  if (!user) return redirect('/auth/login');
  return user.profile ? redirect(landingPage(user.profile)) : null;
}

/** Where to go after signing in: what was asked for, once, else `/`. */
export function afterLogin(): string {
  const target = destination ?? '/';
  destination = null;
  return target;
}

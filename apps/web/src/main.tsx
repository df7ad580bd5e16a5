import { ENTRANCE } from '@fonte/contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from './app/router.tsx';
import { onNoNetwork, onSessionOver } from './core/api/send.ts';
import { dropStale, hasPack } from './core/kept-records.ts';
import { setRouterStep } from './core/navigation/under-way.ts';
import { openAddress, rememberDestination } from './core/session/destination.ts';
import { currentUser, forgetUser, onSessionElsewhere } from './core/session/session-store.ts';
import { clearTab } from './core/store.ts';

// A device keeps nothing of who has been away too long, nor of who is not the one signed in.
if (!currentUser()) forgetUser();
dropStale(currentUser()?.id ?? null, new Date());

const router = createRouter();
router.subscribe(({ navigation, location: { search } }) =>
  setRouterStep({ underWay: navigation.state !== 'idle', search }),
);

/** What `person` had open is opened again after signing in; the pages for signing in and out are no such place. */
function keepOpen(person: number | null): void {
  if (!/^\/(logout|auth|termos)\b/.test(location.pathname)) rememberDestination(openAddress(), person);
}

// 401, 'Unauthorized', 'Invalid token': the forced destination is /logout (first text, section 8). One that owes its second factor goes there.
onSessionOver((why) => {
  if (why === 'factor') return void router.navigate(ENTRANCE.factor);
  keepOpen(currentUser()?.id ?? null);
  return void router.navigate(ENTRANCE.logout, { state: { over: true } });
});

// Without a network what this device took along answers, if it did. Its code may not be here yet: then nothing answers, and what a page keeps for itself is shown.
onNoNetwork(async (target, asked) => {
  const code = hasPack() ? await import('./core/pack/answer-kept.ts').catch(() => undefined) : undefined;
  return code?.answerKept(target, asked);
});

// Signed out or in by another tab: this document goes, with all that it and its tab held of the former person. Sign-in, or the new person's rights,
// meet the same address.
onSessionElsewhere((now, next) => {
  if (now && now.id !== next?.id) clearTab();
  if (now && !next) keepOpen(now.id);
  // A page of sign-out that begins anew would end the session that has begun beside it.
  if (location.pathname === ENTRANCE.logout) location.replace(ENTRANCE.login);
  else location.reload();
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

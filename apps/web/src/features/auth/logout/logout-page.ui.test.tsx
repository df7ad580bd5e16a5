import { addressOf } from '@fonte/contracts';
import { logout } from '@fonte/contracts/endpoints/auth';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../../app/router.tsx';
import { queryClient } from '../../../core/query-client.ts';
import { forgetUser } from '../../../core/session/session-store.ts';
import { signedInAs } from '../../../core/session/testing.ts';

// Pages are fetched when they are opened; the first one of a run takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

let away: boolean;
beforeEach(() => {
  away = true;
  // Where there is a network, the server ends the session, and says nothing else.
  vi.stubGlobal('fetch', async (input: string) => {
    if (away) throw new TypeError('fetch failed');
    return Response.json(input === addressOf(logout, {}) ? { result: true } : {});
  });
});
afterEach(() => {
  forgetUser();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The names of what stands in a storage. */
const namesIn = (storage: Storage) =>
  new Set(Array.from({ length: storage.length }, (_, index) => storage.key(index)));

test('/logout without a network clears the device at once, lets nobody in, and ends the session when there is one', async () => {
  signedInAs('tecnico');
  localStorage.setItem('fonte.agenda', JSON.stringify({ person: 1 }));
  sessionStorage.setItem('fonte.filters', '{"uf":"GO"}');
  const router = createMemoryRouter(routes, { initialEntries: ['/logout'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Sem rede para encerrar a sessão')).toBeVisible();
  expect(namesIn(localStorage)).toEqual(new Set(['fonte.leaving', 'fonte.session']));
  expect(namesIn(sessionStorage)).toEqual(new Set());
  for (const address of ['/dashboard', '/auth/login']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await router.navigate(address);
    expect(router.state.location.pathname).toBe('/logout');
  }
  away = false;
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  expect(namesIn(localStorage)).toEqual(new Set());
});

test.each([
  ['with', false],
  ['without', true],
])(
  'a session that ended by itself leaves the planned weeks to their person, %s a network',
  async (_how, cut) => {
    signedInAs('tecnico');
    const at = new Date().toISOString();
    localStorage.setItem(
      'fonte.agenda',
      JSON.stringify({ person: 1, at, answer: { nome: 'Ana' }, agendas: {} }),
    );
    localStorage.setItem('fonte.pack', JSON.stringify({ person: 1, at }));
    away = cut;
    const initialEntries = [{ pathname: '/logout', state: { over: true } }];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
    await waitFor(() => expect(localStorage.getItem('fonte.pack')).toBeNull());
    expect(JSON.parse(localStorage.getItem('fonte.agenda') ?? '{}')).toEqual({
      person: 1,
      at,
      answer: null,
      agendas: {},
      waits: true,
    });
    if (cut) {
      // The next opening is told by the device how the session ended, with a network and without.
      cleanup();
      queryClient.clear();
      render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/logout'] })} />);
      expect(await screen.findByText('Sem rede para encerrar a sessão')).toBeVisible();
      expect(localStorage.getItem('fonte.agenda')).not.toBeNull();
      away = false;
      cleanup();
      queryClient.clear();
      const router = createMemoryRouter(routes, { initialEntries: ['/logout'] });
      render(<RouterProvider router={router} />);
      await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    }
    await waitFor(() => expect(namesIn(localStorage)).toEqual(new Set(['fonte.agenda'])));
    signedInAs('tecnico');
    expect(localStorage.getItem('fonte.agenda')).not.toBeNull();
    // Who is back and leaves takes them along.
    cleanup();
    queryClient.clear();
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/logout'] })} />);
    await waitFor(() => expect(namesIn(localStorage)).toEqual(new Set()));
  },
);

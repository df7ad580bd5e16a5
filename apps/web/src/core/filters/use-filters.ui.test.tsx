import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setRouterStep } from '../navigation/under-way.ts';
import { forgetUser } from '../session/session-store.ts';
import { signedInAs } from '../session/testing.ts';
import { changeFilters, currentFilters, forgetFilters } from './filters-store.ts';
import { useFilterAddress, useFilters } from './use-filters.ts';

beforeEach(() => {
  forgetFilters();
  forgetUser();
  signedInAs('administrador');
});
afterAll(() => {
  forgetFilters();
  forgetUser();
});

/** A page that says its address, and with which filters it is drawn. */
function Page() {
  const { ano, uf } = useFilters();
  const back = useNavigate();
  drawn.push(`${ano} ${uf}`);
  return (
    <>
      <output>{useLocation().search}</output>
      <Link to="/mapa?ano=2023&uf=todas">2023</Link>
      <Link to="/mapa?ano=2022&uf=XX&x=1">Fora</Link>
      <button onClick={() => void back(-1)}>Voltar</button>
    </>
  );
}

function Frame() {
  useFilterAddress();
  return <Outlet />;
}

const drawn: string[] = [];

const SETTINGS = { anos: [2022, 2023, 2024], ufs: ['BA', 'GO', 'MG'].map((uf) => ({ uf, nome: uf })) };

/** The portal's frame around that page, at the last of these addresses; React runs effects twice in it, as `npm run dev` does. /lenta comes when `late` does. */
function open(
  addresses: string[],
  { settings = true, late = Promise.resolve() }: { settings?: boolean; late?: Promise<void> } = {},
): QueryClient {
  drawn.length = 0;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, enabled: false } } });
  if (settings) client.setQueryData(['settings'], SETTINGS);
  const pages = [
    { path: '/lenta', loader: () => late.then(() => null), element: <p>Lenta</p> },
    { path: '*', element: <Page /> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children: pages }], { initialEntries: addresses });
  // As the portal does (main.tsx).
  const told = ({ navigation, location: { search } }: typeof router.state) =>
    setRouterStep({ underWay: navigation.state !== 'idle', search });
  told(router.state);
  router.subscribe(told);
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return client;
}

const address = () => screen.getByRole('status').textContent;

test('an address that names filters wins over the stored ones, from the first drawing on', async () => {
  changeFilters({ ano: 2024, uf: 'GO' });
  open(['/mapa?ano=2022&uf=BA&x=1']);
  await waitFor(() => expect(currentFilters()).toMatchObject({ ano: 2022, uf: 'BA' }));
  expect(new Set(drawn)).toEqual(new Set(['2022 BA']));
  expect(address()).toBe('?ano=2022&uf=BA&x=1');
});

test('an address without filters gets the stored ones', async () => {
  changeFilters({ ano: 2024, uf: 'GO' });
  open(['/mapa?x=1']);
  await waitFor(() => expect(address()).toBe('?x=1&ano=2024&uf=GO'));
});

test('a link inside the portal wins, and what is chosen afterwards is written', async () => {
  open(['/mapa?ano=2022&uf=BA']);
  act(() => screen.getByRole('link', { name: '2023' }).click());
  await waitFor(() => expect(currentFilters()).toMatchObject({ ano: 2023, uf: null }));
  expect(address()).toBe('?ano=2023&uf=todas');
  act(() => changeFilters({ uf: 'MG' }));
  await waitFor(() => expect(address()).toBe('?ano=2023&uf=MG'));
});

test('who goes Back before the address is put right arrives there', async () => {
  changeFilters({ ano: 2024, uf: 'GO' });
  let come = () => undefined as void;
  const late = new Promise<void>((resolve) => (come = resolve));
  // What is known of the filters changes while the former page is on its way; the address of the page that is left waits.
  open(['/lenta?ano=2024&uf=GO', '/mapa'], { late });
  act(() => {
    screen.getByRole('button', { name: 'Voltar' }).click();
    changeFilters({ uf: 'MG' });
  });
  await act(async () => {
    come();
    await late;
  });
  await screen.findByText('Lenta');
});

test('a state that this installation does not have filters nothing', async () => {
  open(['/mapa?ano=2022&uf=XX']);
  await waitFor(() => expect(address()).toBe('?ano=2022&uf=todas'));
  expect(currentFilters()).toMatchObject({ ano: 2022, uf: null });
});

// The map's own writing, a link or a slow browser bring an address at any time; in the end it says what there is.
const link = () => screen.getByRole('link', { name: 'Fora' }).click();
const say = (client: QueryClient) => void client.setQueryData(['settings'], SETTINGS);
test.each<[string, ...((client: QueryClient) => void)[][]]>([
  ['before the address', [say], [link]],
  ['together with it', [link, say]],
  ['after it', [link], [say]],
])('settings that come %s: a state that is none of theirs does not stay', async (_when, ...turns) => {
  const client = open(['/mapa?ano=2022&uf=XX'], { settings: false });
  for (const turn of turns) act(() => turn.forEach((happens) => happens(client)));
  await waitFor(() => expect(address()).toBe('?ano=2022&uf=todas&x=1'));
  expect(currentFilters()).toMatchObject({ ano: 2022, uf: null });
});

// YEARS is a setting: 2024 is the last one here, and the clock is beyond it.
test.each(['1999', '2030', 'ontem'])(
  'a year that cannot be chosen, %s, is put right, and Back does not lead to it',
  async (year) => {
    open(['/mapa?ano=2022&uf=BA', `/mapa?ano=${year}&uf=GO`]);
    await waitFor(() => expect(address()).toBe('?ano=2024&uf=GO'));
    expect(currentFilters()).toMatchObject({ ano: 2024, uf: 'GO' });
    act(() => screen.getByRole('button', { name: 'Voltar' }).click());
    await waitFor(() => expect(address()).toBe('?ano=2022&uf=BA'));
  },
);

test('a choice is a step that Back undoes', async () => {
  open(['/mapa?ano=2022&uf=BA']);
  act(() => changeFilters({ ano: 2023 }));
  await waitFor(() => expect(address()).toBe('?ano=2023&uf=BA'));
  act(() => screen.getByRole('button', { name: 'Voltar' }).click());
  await waitFor(() => expect(currentFilters()).toMatchObject({ ano: 2022, uf: 'BA' }));
  expect(address()).toBe('?ano=2022&uf=BA');
});

test('a choice made before the page has drawn the address that the router has come to is a step of its own', async () => {
  open(['/mapa?ano=2022&uf=BA', '/mapa?ano=2024&x=1']);
  await waitFor(() => expect(address()).toBe('?ano=2024&x=1&uf=todas'));
  setRouterStep({ underWay: false, search: '?ano=2023&uf=BA&x=2' });
  act(() => changeFilters({ uf: 'MG' }));
  await waitFor(() => expect(address()).toContain('x=2'));
  expect(new URLSearchParams(address() ?? '').get('uf')).toBe('MG');
  act(() => screen.getByRole('button', { name: 'Voltar' }).click());
  await waitFor(() => expect(address()).toBe('?ano=2024&x=1&uf=todas'));
});

// What is copied as the page's address must not name a state that its figures are not of.
test.each([
  ['supervisor', null, '?ano=2022&uf=todas'],
  ['coordenador', 'GO', '?ano=2022&uf=GO'],
] as const)(
  'the address of who cannot choose a state (%s) says the one that counts',
  async (profile, uf, says) => {
    signedInAs(profile, { uf });
    open(['/mapa?ano=2022&uf=MG']);
    await waitFor(() => expect(address()).toBe(says));
    expect(drawn.at(-1)).toBe(`2022 ${uf}`);
  },
);

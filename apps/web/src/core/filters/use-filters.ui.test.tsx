import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgetUser, keepUser } from '../session/session-store.ts';
import { changeFilters, currentFilters, forgetFilters } from './filters-store.ts';
import { useFilterAddress, useFilters } from './use-filters.ts';

beforeEach(() => {
  forgetFilters();
  forgetUser();
  keepUser({
    id: 1,
    nome: 'Ana Souza',
    perfil: 'Administrador',
    profile: 'administrador',
    cpf: '00000000000',
    uf: null,
    menus: 'Dashboard',
  } as unknown as Parameters<typeof keepUser>[0]);
});
afterAll(() => {
  forgetFilters();
  forgetUser();
});

/** A page that says its address, and with which filters it is drawn. */
function Page() {
  const { ano, uf } = useFilters();
  drawn.push(`${ano} ${uf}`);
  return (
    <>
      <output>{useLocation().search}</output>
      <Link to="/mapa?ano=2023&uf=todas">2023</Link>
    </>
  );
}

function Frame() {
  useFilterAddress();
  return <Page />;
}

const drawn: string[] = [];

/** The portal's frame around that page. React runs effects twice in it, as `npm run dev` does. */
function open(address: string) {
  drawn.length = 0;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['settings'], { ufs: ['BA', 'GO', 'MG'].map((uf) => ({ uf, nome: uf })) });
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Frame />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

const address = () => screen.getByRole('status').textContent;

test('an address that names filters wins over the stored ones, from the first drawing on', async () => {
  changeFilters({ ano: 2024, uf: 'GO' });
  open('/mapa?ano=2022&uf=BA&x=1');
  await waitFor(() => expect(currentFilters()).toMatchObject({ ano: 2022, uf: 'BA' }));
  expect(new Set(drawn)).toEqual(new Set(['2022 BA']));
  expect(address()).toBe('?ano=2022&uf=BA&x=1');
});

test('an address without filters gets the stored ones', async () => {
  changeFilters({ ano: 2024, uf: 'GO' });
  open('/mapa?x=1');
  await waitFor(() => expect(address()).toBe('?x=1&ano=2024&uf=GO'));
});

test('a link inside the portal wins, and what is chosen afterwards is written', async () => {
  open('/mapa?ano=2022&uf=BA');
  act(() => screen.getByRole('link').click());
  await waitFor(() => expect(currentFilters()).toMatchObject({ ano: 2023, uf: null }));
  expect(address()).toBe('?ano=2023&uf=todas');
  act(() => changeFilters({ uf: 'MG' }));
  await waitFor(() => expect(address()).toBe('?ano=2023&uf=MG'));
});

test('a state that this installation does not have filters nothing', async () => {
  open('/mapa?ano=2022&uf=XX');
  await waitFor(() => expect(address()).toBe('?ano=2022&uf=todas'));
  expect(currentFilters()).toMatchObject({ ano: 2022, uf: null });
});

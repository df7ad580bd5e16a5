import { render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
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

/** The portal's frame around a page that says which filters it was ever drawn with. */
function open(address: string) {
  const seen: string[] = [];
  let search = '';
  let go: NavigateFunction = () => undefined;
  function Page() {
    const { ano, uf } = useFilters();
    search = useLocation().search;
    go = useNavigate();
    seen.push(`${ano} ${uf}`);
    return null;
  }
  function Frame() {
    useFilterAddress();
    return <Page />;
  }
  // React runs effects twice in it, as `npm run dev` does.
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Frame />
      </MemoryRouter>
    </StrictMode>,
  );
  return { seen, search: () => search, go: (to: string) => go(to) };
}

test('an address that names filters wins over the stored ones, from the first drawing on', async () => {
  changeFilters({ ano: 2024, uf: 'GO' });
  const page = open('/mapa?ano=2022&uf=BA&x=1');
  await waitFor(() => expect(currentFilters()).toMatchObject({ ano: 2022, uf: 'BA' }));
  expect(new Set(page.seen)).toEqual(new Set(['2022 BA']));
  expect(page.search()).toBe('?ano=2022&uf=BA&x=1');
});

test('an address without filters gets the stored ones', async () => {
  changeFilters({ ano: 2024, uf: 'GO' });
  const page = open('/mapa?x=1');
  await waitFor(() => expect(page.search()).toBe('?x=1&ano=2024&uf=GO'));
});

test('a link inside the portal wins, and what is chosen afterwards is written', async () => {
  const page = open('/mapa?ano=2022&uf=BA');
  page.go('/mapa?ano=2023&uf=todas');
  await waitFor(() => expect(currentFilters()).toMatchObject({ ano: 2023, uf: null }));
  expect(page.search()).toBe('?ano=2023&uf=todas');
  changeFilters({ uf: 'MG' });
  await waitFor(() => expect(page.search()).toBe('?ano=2023&uf=MG'));
});

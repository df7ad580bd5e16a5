import { placeOf, type Profile } from '@fonte/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Navigate, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { changeFilters, forgetFilters } from '../../core/filters/filters-store.ts';
import { forgetUser } from '../../core/session/session-store.ts';
import { signedInAs } from '../../core/session/testing.ts';
import { useSheetFilters } from './use-sheet-filters.ts';

afterEach(() => {
  cleanup();
  forgetFilters();
  forgetUser();
});

const SETTINGS = {
  anos: [2022, 2023, 2024],
  ufs: ['BA', 'GO', 'MG'].map((uf) => ({ uf, nome: uf })),
  semestres: ['2023-1', '2023-2'],
};

/** A sheet that says its address, and of what it is drawn. */
function Sheet() {
  const { pathname, search } = useLocation();
  const place = placeOf(pathname);
  if (place.kind !== 'page') return null;
  return <Placed address={`${pathname}${search}`} {...place} />;
}

function Placed({
  address,
  name,
  params,
}: { address: string } & Pick<Extract<ReturnType<typeof placeOf>, { kind: 'page' }>, 'name' | 'params'>) {
  const filters = useSheetFilters(name, params);
  if ('elsewhere' in filters) return <Navigate to={filters.elsewhere} replace />;
  return <output>{`${address} ${JSON.stringify(filters)}`}</output>;
}

/** What stands at an address for somebody who looked at Goiás in 2023 before. */
function open(address: string, profile: Profile = 'nacional', uf: string | null = null, settings = true) {
  signedInAs(profile, { uf });
  changeFilters({ ano: 2023, uf: 'GO' });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, enabled: false } } });
  if (settings) client.setQueryData(['settings'], SETTINGS);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Sheet />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('status').textContent;
}

// The server's PDF is made of the address alone: it has no filters that somebody chose before.
test.each([
  ['/resumo-executivo', '/resumo-executivo?ano=2023&uf=GO {"ano":2023,"uf":"GO"}'],
  ['/resumo-executivo?x=1&uf=todas', '/resumo-executivo?x=1&uf=todas&ano=2023 {"ano":2023,"uf":null}'],
  ['/resumo-executivo?ano=todos', '/resumo-executivo?ano=todos&uf=GO {"ano":null,"uf":"GO"}'],
  ['/resumo-executivo?ano=1999&uf=XX', '/resumo-executivo?ano=2024&uf=todas {"ano":2024,"uf":null}'],
  // The state of the monthly report is that of its path.
  ['/dashboard/print', '/dashboard/print?ano=2023&uf=todas {"ano":2023,"uf":null}'],
  ['/dashboard/print/BA?uf=MG', '/dashboard/print/BA?uf=BA&ano=2023 {"ano":2023,"uf":"BA"}'],
  ['/dashboard/print/SP?ano=2022', '/dashboard/print?ano=2022&uf=todas {"ano":2022,"uf":null}'],
  // A language that there is stays, in small letters; any other goes.
  [
    '/resumo-executivo?ano=2023&uf=GO&idioma=es',
    '/resumo-executivo?ano=2023&uf=GO&idioma=es {"ano":2023,"uf":"GO"}',
  ],
  [
    '/resumo-executivo?ano=2023&uf=GO&idioma=EN',
    '/resumo-executivo?ano=2023&uf=GO&idioma=en {"ano":2023,"uf":"GO"}',
  ],
  ['/resumo-executivo?ano=2023&uf=GO&idioma=fr', '/resumo-executivo?ano=2023&uf=GO {"ano":2023,"uf":"GO"}'],
  ['/resumo-executivo?ano=2023&uf=GO&idioma=pt', '/resumo-executivo?ano=2023&uf=GO {"ano":2023,"uf":"GO"}'],
  [
    '/praticas-de-conservacao/propriedades/print?ano=2023&uf=GO&idioma=en',
    '/praticas-de-conservacao/propriedades/print?ano=2023&uf=GO&idioma=en {"ano":2023,"uf":"GO"}',
  ],
  // A semester needs no year.
  [
    '/relatorio-semestral-giz/2023-1',
    '/relatorio-semestral-giz/2023-1?uf=GO {"ano":null,"uf":"GO","semester":"2023-1"}',
  ],
  [
    '/relatorio-semestral-giz/2024-1?uf=BA',
    '/relatorio-semestral-giz/2024-1?uf=BA {"says":"Parâmetros inválidos!"}',
  ],
])('the filters of %s stand in its address', (address, stands) => {
  expect(open(address)).toBe(stands);
});

test('the address of who cannot choose a state says the one that counts', () => {
  expect(open('/resumo-executivo?ano=2022&uf=MG', 'coordenador', 'BA')).toBe(
    '/resumo-executivo?ano=2022&uf=BA {"ano":2022,"uf":"BA"}',
  );
  cleanup();
  expect(open('/dashboard/print/MG', 'coordenador', 'BA')).toBe(
    '/dashboard/print/BA?ano=2023&uf=BA {"ano":2023,"uf":"BA"}',
  );
  cleanup();
  expect(open('/resumo-executivo?uf=MG', 'supervisor')).toBe(
    '/resumo-executivo?uf=todas&ano=2023 {"ano":2023,"uf":null}',
  );
});

test('a semester is the whole year to who observes', () => {
  expect(open('/relatorio-semestral-giz/2023-1', 'giz')).toBe(
    '/relatorio-semestral-giz/2023-1?uf=GO {"ano":2023,"uf":"GO","asYear":"2023-1"}',
  );
});

test('whether there is a state is not said before the settings are known', () => {
  expect(open('/dashboard/print/GO', 'nacional', null, false)).toBe('/dashboard/print/GO {"waits":true}');
});

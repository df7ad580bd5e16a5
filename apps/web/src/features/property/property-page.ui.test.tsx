import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { propertyPath, type PropertyTab } from '../../core/navigation/property-path.ts';
import { headQuery } from '../../core/property/head/head-query.ts';
import { forgetUser } from '../../core/session/session-store.ts';
import { signedInAs } from '../../core/session/testing.ts';
import { PropertyPage } from './property-page.tsx';

const ID = '5200010013';
const HEAD: PropertyHead = {
  codigo: '52.0001.0013',
  nome: 'Boa Vista',
  municipio: 'Anápolis/GO',
  bacia: null,
  atividade: null,
  perfil: null,
  situacao: null,
  fase: null,
  inicio: null,
  fim: null,
  car: null,
  lon: null,
  lat: null,
  caixa: null,
  pessoas: [],
  ritmo: {
    visitas: 0,
    previstas: 0,
    faltam: 0,
    atrasada: false,
    primeira: null,
    ultima: null,
    decima_segunda: null,
  },
  ciclos: [],
  indicadores: {
    isa: [],
    faixa_isa: null,
    faixa_abc: null,
    faixa_conservacao: null,
    ultima_visita: null,
    visitas: 0,
    duracao_media: null,
    lancamentos: 0,
    ir: 0,
  },
  visitas: [],
  praticas: [],
  recomendacoes: [],
  dados_ate: null,
  versao: 1,
};

/** What the page has put off until it has come to rest. */
let atRest: (() => void)[] = [];
/** How often something was asked; nothing is answered. */
let asked = 0;
beforeEach(() => {
  atRest = [];
  signedInAs('administrador');
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return new Promise(() => undefined);
  });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => atRest.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetUser();
});

/** How much the page asks at once when it is opened there: what is said of the property has come, and a tab whose code is there asks for what it shows. */
function askedAt(tab: PropertyTab): number {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(headQuery(ID).queryKey, HEAD);
  asked = 0;
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <MemoryRouter initialEntries={[propertyPath(HEAD.codigo, tab)]}>
          <PropertyPage />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  const count = asked;
  cleanup();
  return count;
}

// In this order: what was fetched stays.
test('who saves data is sent no tab that is not opened', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  askedAt('visitas');
  expect(atRest).toEqual([]);
});

test('once the page has come to rest the code of its other tabs is fetched, and a click finds it there', async () => {
  const waiting = askedAt('visitas');
  const [fetchOthers] = atRest;
  fetchOthers?.();
  await Promise.all([
    import('./tabs/indicators-tab.tsx'),
    import('./tabs/expenses-tab.tsx'),
    import('../../core/media/property-media.tsx'),
  ]);
  // The page, which asked first, has them as well once all that waited for them has gone on.
  await new Promise((resolve) => setTimeout(resolve));
  for (const tab of ['indicadores', 'despesas', 'midias'] as const)
    expect.soft(askedAt(tab), tab).toBeGreaterThan(waiting);
});

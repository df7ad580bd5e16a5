import { addressOf, ALL_PAGES, ALL_PROFILES, OBSERVERS } from '@fonte/contracts';
import { mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { exampleOf } from '@fonte/contracts/pages/example';
import { matchRoutes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLostAddress } from '../core/navigation/lost-address.ts';
import { forgetUser } from '../core/session/session-store.ts';
import { signedInAs } from '../core/session/testing.ts';
import { routes } from './router.tsx';

const fetched = vi.fn(async (_address: string, _init?: RequestInit) => Response.json({}));
beforeEach(() => {
  signedInAs('administrador');
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetUser();
  takeLostAddress();
});

/** Where the row of the router that an address matches sends it; null where its page is drawn. */
function ledTo(address: string): string | null {
  const url = new URL(address, 'http://portal');
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const loader = match?.route.loader as
    | ((asked: { request: Request; params: object }) => Response | null)
    | undefined;
  return (
    loader?.({ request: new Request(url), params: match?.params ?? {} })?.headers.get('location') ?? null
  );
}

// What the page table says of an address (pages/find.test.ts), the router does: it takes any parameter for one.
test.each([
  ['/propriedades/detalhe/5200010013', null],
  ['/propriedades/detalhe/5200010013/visitas', null],
  ['/propriedades/detalhe/5200010013/nada?ano=2024', '/propriedades?ano=2024'],
  ['/propriedades/detalhe/52.0001.0013', null],
  ['/propriedades/nada/mais', '/propriedades'],
  ['/minhas-propriedades/52.0001.0013/midias', null],
  ['/midias/tag/abc', '/midias'],
  ['/midias/tag/0?uf=GO', '/midias?uf=GO'],
  ['/dashboard/print/goias?uf=GO', '/dashboard/print?uf=GO'],
  ['/visitas', '/visitas/referencia'],
  ['/planejamento', '/planejamento/propriedades'],
  ['/praticas-agricolas/nada', '/praticas-agricolas/propriedades'],
  ['/nada', '/'],
  ['/dashboard/nada', '/'],
  ['/ateg/fases/nada', '/ateg/tecnicos'],
  ['/configuracoes/painel/editar/abc', '/'],
  ['/fechamentos/a%20b', '/fechamentos'],
  ['/Propriedades', '/'],
  // The page itself says it: 'Parâmetros inválidos!'.
  ['/relatorio-semestral-giz/2023-3', null],
])('%s leads to %s', (address, to) => {
  expect(ledTo(address)).toBe(to);
});

test('a page that the profile does not have is no page, whatever its parameter', () => {
  signedInAs('giz');
  for (const address of ['/propriedades/detalhe/5200010013', '/propriedades/detalhe/abc', '/historico'])
    expect(ledTo(address)).toBe('/');
});

test.each(ALL_PROFILES)('%s is led from every page of others, and from none of its own', (profile) => {
  signedInAs(profile);
  const pages = ALL_PAGES.flatMap(([, page]) => ('redirect' in page.draws ? [] : [page]));
  const opened = pages.filter((page) => ledTo(exampleOf(page)) === null);
  expect(opened.map(({ path }) => path)).toEqual(
    pages.filter(({ profiles }) => profiles.includes(profile)).map(({ path }) => path),
  );
});

test.each(OBSERVERS)('%s, who sees places to about a kilometre, has no page of polygons', (profile) => {
  signedInAs(profile);
  expect(ledTo('/propriedades/poligono')).toBe('/');
});

// The frame says what it takes from here (use-lost-address.ts).
test.each([
  ['/nada?ano=2024', { path: '/nada', why: 'unknown' }],
  ['/dashboard/nada', { path: '/dashboard/nada', why: 'unknown' }],
  [
    '/propriedades/detalhe/5200010013/nada',
    { path: '/propriedades/detalhe/5200010013/nada', why: 'unknown' },
  ],
  // A row of the table that opens the first of its section is known, and a sheet of paper has no frame.
  ['/visitas', null],
  ['/dashboard/print/goias', null],
  ['/dashboard', null],
])('%s is told as what leads nowhere: %j', (address, lost) => {
  ledTo(address);
  expect(takeLostAddress()).toEqual(lost);
});

test('a page that the profile does not have is told as such, and without a session nothing is', () => {
  signedInAs('giz');
  ledTo('/historico');
  expect(takeLostAddress()).toEqual({ path: '/historico', why: 'profile' });
  forgetUser();
  ledTo('/nada');
  expect(takeLostAddress()).toBeNull();
});

test('what a gallery shows is asked for while its code comes, by who may open it', async () => {
  const gallery = (id: string) => `/minhas-propriedades/${id}/midias`;
  const asked = (id: string) => addressOf(mediaOfProperty, { params: { id } });
  signedInAs('giz');
  ledTo(gallery('5200010091'));
  forgetUser();
  ledTo(gallery('5200010092'));
  signedInAs('tecnico');
  ledTo(gallery('5200010093'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith(asked('5200010093'), expect.anything()));
  for (const id of ['5200010091', '5200010092'])
    expect(fetched).not.toHaveBeenCalledWith(asked(id), expect.anything());
});

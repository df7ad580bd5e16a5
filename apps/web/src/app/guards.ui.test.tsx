import type { Profile, SessionUser } from '@fonte/contracts';
import { matchRoutes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetUser, keepUser } from '../core/session/session-store.ts';
import { routes } from './router.tsx';

const user = (profile: Profile): SessionUser => ({
  id: 1,
  nome: 'Ana Rosa',
  perfil: profile,
  profile,
  cpf: null,
  uf: null,
  menus: '',
  perfis: [],
  fator: null,
});
beforeEach(() => keepUser(user('administrador')));
afterEach(forgetUser);

/** Where the row of the router that an address matches sends it; null where its page is drawn. */
function ledTo(address: string): string | null {
  const url = new URL(address, 'http://portal');
  const loader = matchRoutes(routes, url.pathname)?.at(-1)?.route.loader as
    | ((asked: { request: Request }) => Response | null)
    | undefined;
  return loader?.({ request: new Request(url) })?.headers.get('location') ?? null;
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
  keepUser(user('giz'));
  for (const address of ['/propriedades/detalhe/5200010013', '/propriedades/detalhe/abc', '/historico'])
    expect(ledTo(address)).toBe('/');
});

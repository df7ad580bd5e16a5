import { ALL_PAGES, PAGES, placeOf, type Page } from '@fonte/contracts';
import { exampleOf } from '@fonte/contracts/pages/example';
import { matchRoutes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { forgetUser, keepUser } from '../core/session/session-store.ts';
import { requireProfile } from './guards.ts';
import { routes } from './router.tsx';

afterEach(() => forgetUser());

const routed = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path;

test.each(ALL_PAGES)('the router finds for %s the page that the page table finds', (name, page: Page) => {
  const { path, draws } = page;
  const address = exampleOf(page);
  expect(routed(address)).toBe(path);
  if (!('redirect' in draws)) expect(placeOf(address)).toMatchObject({ kind: 'page', name });
});

test.each(['/nada', '/dashboard/nada', '/configuracoes/painel/nada/1'])(
  '%s is no page, and led elsewhere',
  (address) => {
    expect(routed(address)).toBe('*');
    expect(placeOf(address).kind).toBe('elsewhere');
  },
);

test.each([
  ['detalheAba', '/propriedades/detalhe/5200010001/nada', '/propriedades'],
  ['midiasDaTag', '/midias/tag/0?uf=GO', '/midias?uf=GO'],
  ['impressaoUf', '/dashboard/print/goias', '/dashboard/print'],
  ['detalheAba', '/propriedades/detalhe/5200010001/visitas', null],
  ['detalhe', '/propriedades/detalhe/52.0001.0001', null],
  ['semestre', '/relatorio-semestral-giz/2023-3', null],
] as const)('%s: %s leads to %s', (name, address, to) => {
  keepUser({
    id: 1,
    nome: 'Ana',
    perfil: '',
    profile: 'administrador',
    uf: null,
    cpf: null,
    menus: '',
    perfis: [],
    fator: null,
  });
  const request = new Request(new URL(address, 'http://portal'));
  expect(requireProfile(PAGES[name])({ request })?.headers.get('location') ?? null).toBe(to);
});

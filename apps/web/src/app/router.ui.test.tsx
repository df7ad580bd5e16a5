import { ALL_PAGES, placeOf, type Page } from '@fonte/contracts';
import { exampleOf } from '@fonte/contracts/pages/example';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './router.tsx';

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

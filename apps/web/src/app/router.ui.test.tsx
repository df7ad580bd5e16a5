import { ALL_PAGES, placeOf } from '@fonte/contracts';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './router.tsx';

const routed = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path;

test.each(ALL_PAGES)(
  'the router finds for %s the page that the page table finds',
  (name, { path, example, draws }) => {
    const address = example ?? path;
    expect(routed(address)).toBe(path);
    if (!('redirect' in draws)) expect(placeOf(address)).toMatchObject({ kind: 'page', name });
  },
);

test.each(['/nada', '/dashboard/nada', '/configuracoes/painel/nada/1'])(
  '%s is no page, and led elsewhere',
  (address) => {
    expect(routed(address)).toBe('*');
    expect(placeOf(address).kind).toBe('elsewhere');
  },
);

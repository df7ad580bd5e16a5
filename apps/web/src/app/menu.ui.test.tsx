import { ALL_PAGES, ALL_PROFILES, menusOf } from '@fonte/contracts';
import type { MenuItem } from '@fonte/ui';
import { expect, test } from 'vitest';
import { bottomOf, menuOf } from './menu.tsx';

const entries = (menus: string): MenuItem[] =>
  menuOf(menus).flatMap((group) => group.items.flatMap((item) => [item, ...(item.items ?? [])]));
const labels = (menus: string) => entries(menus).map((one) => one.label);

test.each(ALL_PROFILES)('%s sees exactly the entries of its menus list, in their order', (profile) => {
  expect(labels(menusOf(profile)).join(', ')).toBe(menusOf(profile));
});

test.each(ALL_PROFILES)('every entry of %s leads to a page that it opens', (profile) => {
  for (const { href, items } of entries(menusOf(profile))) {
    const page = ALL_PAGES.find(([, { path }]) => path === href)?.[1];
    expect([href, page?.profiles.includes(profile)]).toEqual([href, true]);
    if (items) expect(items.length).toBeGreaterThan(0);
  }
});

test('a page that is a group too has its own place inside it, and stands alone where the list has no more', () => {
  const [group] = menuOf('Monitoramento de propriedades, Propriedades').at(-1)?.items ?? [];
  expect(group?.items?.map(({ key, label }) => [key, label])).toEqual([['propriedades', 'Propriedades']]);
  expect(entries('Propriedades').map(({ key, label, href }) => [key, label, href])).toEqual([
    ['propriedades', 'Propriedades', '/propriedades'],
  ]);
});

test('a label that no page has makes no entry, an empty list no menu', () => {
  expect(labels('Dashboard, Página que não existe')).toEqual(['Dashboard']);
  expect(menuOf('')).toEqual([]);
});

test('the bottom bar holds only what the menu holds', () => {
  expect(bottomOf(menuOf('Dashboard')).map((item) => item.label)).toEqual(['Dashboard']);
  expect(bottomOf(menuOf(''))).toEqual([]);
});

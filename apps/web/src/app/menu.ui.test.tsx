import { ALL_PROFILES, ALL_PAGES, menusOf } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { bottomOf, menuOf } from './menu.tsx';

const labels = (menus: string) =>
  menuOf(menus).flatMap((group) =>
    group.items.flatMap((item) => [item, ...(item.items ?? [])].map((one) => one.label)),
  );

test.each(ALL_PROFILES)('%s sees exactly the pages of its menus list', (profile) => {
  const allowed = ALL_PAGES.filter(([, page]) => page.menu && page.profiles.includes(profile)).map(
    ([, page]) => String(page.menu?.label),
  );
  expect(labels(menusOf(profile))).toEqual(expect.arrayContaining(allowed));
  expect(labels(menusOf(profile))).toHaveLength(allowed.length);
});

test('a label that no page has makes no entry, an empty list no menu', () => {
  expect(labels('Dashboard, Página que não existe')).toEqual(['Dashboard']);
  expect(menuOf('')).toEqual([]);
});

test('the bottom bar holds only what the menu holds', () => {
  expect(bottomOf(menuOf('Dashboard')).map((item) => item.label)).toEqual(['Dashboard']);
  expect(bottomOf(menuOf(''))).toEqual([]);
});

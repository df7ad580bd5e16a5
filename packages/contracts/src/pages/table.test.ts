import { expect, test } from 'vitest';
import { ALL_PAGES, landingPage, menusOf, pageOf, PAGES } from '../pages.ts';
import { ALL_PROFILES, OBSERVERS } from '../profiles.ts';

const names = new Set<string>(Object.keys(PAGES));

test.each(ALL_PAGES)('%s names only pages that are there', (_name, { menu, partOf, tab, printedBy }) => {
  for (const other of [menu?.under, partOf, tab?.of, printedBy])
    if (other !== undefined) expect(names).toContain(other);
});

test('entries at the first level have an icon; those inside stand in the section of the entry that holds them', () => {
  for (const [name, { menu }] of ALL_PAGES) {
    if (!menu) continue;
    const above = ALL_PAGES.find(([one]) => one === menu.under)?.[1].menu;
    if (menu.under === undefined) expect([name, menu.icon]).not.toEqual([name, undefined]);
    else expect([name, menu.section]).toEqual([name, above?.section]);
  }
});

test('whoever has an entry inside another has that one', () => {
  for (const [name, { menu, profiles }] of ALL_PAGES) {
    const above = ALL_PAGES.find(([one]) => one === menu?.under)?.[1];
    if (above) expect([name, profiles.filter((one) => !above.profiles.includes(one))]).toEqual([name, []]);
  }
});

test.each(ALL_PROFILES)('%s has labels without a comma in its menus list, nobody else has any', (profile) => {
  for (const label of menusOf(profile).split(', ')) expect(label).not.toMatch(/,|^\s*$/);
  expect(menusOf(null)).toBe('');
});

// First text, section 2, 'Side menu'.
test('GIZ, MAPA and Banco Mundial get a menu of one entry, and land on it', () => {
  for (const profile of OBSERVERS.filter((one) => one !== 'consulta')) {
    expect(menusOf(profile)).toBe('Propriedades');
    expect(landingPage(profile)).toBe('/propriedades');
  }
  expect(menusOf('consulta')).toContain('Dashboard');
});

test.each(ALL_PROFILES)('%s lands on a page that it may open and that its menu holds', (profile) => {
  const page = pageOf(landingPage(profile))?.page;
  expect(page?.profiles).toContain(profile);
  const labels = menusOf(profile).split(', ');
  expect(labels.includes(page?.menu?.label ?? '') || labels.includes(page?.menu?.own ?? '')).toBe(true);
});

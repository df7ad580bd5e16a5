import { ALL_PROFILES, menusOf, PAGES, type Page as PortalPage, type Profile } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './src/axe.ts';
import { LAPTOP, PHONE } from './src/browser.ts';
import { sightAll } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';

/** Every page as every profile, on a laptop and a phone: what must be right wherever one looks. */

const stage = useStage();
const PAGE_LIST = Object.values(PAGES as Record<string, PortalPage>);
const SIZES = { laptop: LAPTOP, phone: PHONE };
const PUBLIC = {
  '/auth/login': 'Entrar',
  '/auth/registration': 'Fazer cadastro',
  '/auth/forgot-password': 'Recuperar senha',
  '/auth/new-password?token=0123456789012345678901234567890': 'Nova senha',
  '/termos': 'Termos e Política de Privacidade',
};

/** Checks that hold for all pages. */
async function inspect(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(`${title} · Fonte de dados`);
  await sightAll(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'px to scroll sideways').toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
}

/** Labels in the open menu: the column on a laptop, the drawer on a phone. */
async function menuLabels(page: Page, phone: boolean): Promise<string[]> {
  if (phone)
    await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.waitFor();
  // An entry with entries inside is a button; open, it shows them.
  for (const branch of await menu.getByRole('button', { expanded: false }).all()) await branch.click();
  return menu.locator('a, button').allTextContents();
}

for (const [size, viewport] of Object.entries(SIZES)) {
  describe(`${size}: signed in`, () => {
    for (const profile of ALL_PROFILES) {
      for (const { path, title, profiles } of PAGE_LIST.filter((one) => one.profiles.includes(profile))) {
        it(`${path} as ${profile}`, async () => {
          expect(profiles).toContain(profile);
          // The demonstration's first panel and first indicator stand for every one.
          const page = await stage.open(profile, path.replace(':id', '1'), { viewport });
          const heading = await page.getByRole('heading', { level: 1 }).textContent();
          await inspect(page, heading ?? '');
          expect(heading).toMatch(new RegExp(`^${title.replace('{perfil}', '.+')}$`));
          expect((await menuLabels(page, size === 'phone')).join(', ')).toBe(menusOf(profile));
        });
      }
    }
  });

  describe(`${size}: public`, () => {
    for (const [path, title] of Object.entries(PUBLIC)) {
      it(path, async () => inspect(await stage.open(null, path, { viewport }), title));
    }
  });
}

describe('dark', () => {
  for (const profile of ['nacional', 'coordenador'] satisfies Profile[]) {
    it(`/dashboard as ${profile}`, async () => {
      const page = await stage.open(profile, '/dashboard', { colorScheme: 'dark' });
      await sightAll(page);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(Math.max(...(ground.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number)), ground).toBeLessThan(80);
      expect(await violations(page)).toEqual([]);
    });
  }
  it('/auth/login', async () => {
    const page = await stage.open(null, '/auth/login', { colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

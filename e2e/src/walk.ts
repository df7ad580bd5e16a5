import { ALL_PAGES, menusOf, type Profile } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { PHONE, type Viewport } from './browser.ts';
import { sightAll } from './dashboard.ts';
import type { Stage } from './stage.ts';

/** Pages within the frame: what only leads to another is none. */
const PAGE_LIST = ALL_PAGES.map(([, page]) => page).filter(
  ({ draws, paper }) => !('redirect' in draws) && !paper,
);
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

/** Labels in the open menu: the column on a laptop, the drawer on a phone and on the map. */
async function menuLabels(page: Page, phone: boolean): Promise<string[]> {
  const names = page.getByRole('button', { name: 'Abrir menu' });
  // The map has a phone's whole screen: its own bar opens the menu.
  const bottom = page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Menu' });
  if (phone) await ((await bottom.count()) > 0 ? bottom : names).click();
  // Where the page wants the width the column shows icons only; the header's button opens the names.
  const rail = !phone && (await names.count()) > 0;
  if (rail) await names.click();
  const place = phone || rail ? page.locator('.MuiDrawer-root') : page.locator('body');
  const menu = place.getByRole('navigation', { name: 'Menu principal' });
  await menu.waitFor();
  // An entry with entries inside is a button; open, it shows them.
  const closed = menu.getByRole('button', { expanded: false });
  // One after the other: an open one is no longer among the closed.
  // oxlint-disable-next-line no-await-in-loop
  while ((await closed.count()) > 0) await closed.first().click();
  return menu.locator('a, button').allTextContents();
}

/** Declares the walk over every page as each of the profiles at one size: what must be right wherever one looks. */
export function walkAt(stage: Stage, viewport: Viewport, profiles: readonly Profile[]): void {
  describe('signed in', () => {
    for (const profile of profiles) {
      for (const { path, title, example } of PAGE_LIST.filter((one) => one.profiles.includes(profile))) {
        it(`${path} as ${profile}`, async () => {
          const page = await stage.open(profile, example ?? path, { viewport, shared: true });
          const heading = await page.getByRole('heading', { level: 1 }).textContent();
          await inspect(page, heading ?? '');
          expect(heading).toMatch(new RegExp(`^${title.replace(/\{(?:perfil|ano)\}/g, '.+')}$`));
          expect((await menuLabels(page, viewport === PHONE)).join(', ')).toBe(menusOf(profile));
        });
      }
    }
  });
}

/** Declares the walk over the pages for everybody. */
export function walkInPublicAt(stage: Stage, viewport: Viewport): void {
  describe('public', () => {
    for (const [path, title] of Object.entries(PUBLIC)) {
      it(path, async () => inspect(await stage.open(null, path, { viewport, shared: true }), title));
    }
  });
}

import { ALL_PAGES, type Page as PageRow, type Profile } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sightAll } from '../dashboard.ts';
import { settled } from '../settled.ts';
import { judge } from './judged.ts';

/** Pages within the frame: what only leads to another is none. */
export const PAGE_LIST: readonly PageRow[] = ALL_PAGES.map(([, page]) => page).filter(
  ({ draws, paper }) => !('redirect' in draws) && !paper,
);

/** Whether a profile's menu has a link to a page; an entry that holds others without a place of its own among them opens these. */
export function isLinked(page: PageRow, profile: Profile): boolean {
  const { menu } = page;
  if (menu === null || menu.only?.includes(profile)) return false;
  const [name] = ALL_PAGES.find(([, one]) => one === page) ?? [];
  return menu.own !== undefined || !ALL_PAGES.some(([, one]) => one.menu?.under === name);
}

/** The pages for everybody, each with its title. */
export const PUBLIC = {
  '/auth/login': 'Entrar',
  '/auth/registration': 'Fazer cadastro',
  '/auth/forgot-password': 'Recuperar senha',
  '/auth/new-password?token=0123456789012345678901234567890': 'Nova senha',
  '/termos': 'Termos e Política de Privacidade',
};

/** Judges all pages of a walk together: of one file, so of one size. */
const violations = judge();

/** What must be right wherever one looks: title in the tab, language, nothing beyond the width, no violation that axe finds. */
export async function inspect(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(`${title} · Fonte de dados`);
  await sightAll(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'px to scroll sideways').toBeLessThanOrEqual(0);
  // At rest: further down some row always lies half under the sticky head and its buttons, which one depends on how many rows there are.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Voltar ao topo' }).waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
}

/** The same of a page of the table, which bears the table's title as its heading. */
export async function inspectRow(page: Page, { title }: PageRow): Promise<void> {
  const words = new RegExp(`^${title.replace(/\{(?:perfil|ano|propriedade)\}/g, '.+')}$`);
  const heading = page.getByRole('heading', { level: 1 });
  // Whoever comes from another page still has that one's for a moment.
  await expect.poll(() => heading.textContent()).toMatch(words);
  // A page of one property bears its name once that is there.
  await settled(page);
  const said = await heading.textContent();
  await inspect(page, said ?? '');
  expect(said).toMatch(words);
}

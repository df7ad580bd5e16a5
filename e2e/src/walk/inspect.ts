import { ALL_PAGES, type Page as PageRow, type Profile } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LAPTOP, PHONE } from '../browser.ts';
import { sightAll } from '../dashboard.ts';
import { settled } from '../settled.ts';
import { violations } from './judged.ts';

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

/** What must be right wherever one looks: title in the tab, language, nothing beyond the width, no violation that axe finds. */
export async function inspect(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(`${title} · Fonte de dados`);
  await sightAll(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
  expect(await page.evaluate(outOfRoom)).toEqual(ALL_IN_ROOM);
  // At rest: further down some row always lies half under the sticky head and its buttons, which one depends on how many rows there are.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Voltar ao topo' }).waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await besides(page);
}

/** Widths beside the one that a walk looks at: the narrowest telephone, and what lies between it and the laptop. */
const BESIDES: ReadonlyMap<number, readonly number[]> = new Map([
  [PHONE.width, [320]],
  [LAPTOP.width, [768, 991]],
]);

/** A page at the other widths, as one that is turned or dragged has them: without coming anew. */
async function besides(page: Page): Promise<void> {
  const size = page.viewportSize() ?? LAPTOP;
  const folded = page.getByRole('button', { name: 'Abrir menu' });
  const before = await folded.count();
  for (const width of BESIDES.get(size.width) ?? []) {
    // oxlint-disable no-await-in-loop -- one width after the other
    await page.setViewportSize({ ...size, width });
    // Charts and tables are drawn anew at theirs, and parts fetched that the other width has not.
    await settled(page);
    await expect.poll(() => page.evaluate(outOfRoom), { message: `${width} px` }).toEqual(ALL_IN_ROOM);
    // oxlint-enable no-await-in-loop
  }
  await page.setViewportSize(size);
  // Whoever goes on by the menu before its column is back takes the icons for it.
  await expect.poll(() => folded.count()).toBe(before);
}

const ALL_IN_ROOM = { sideways: false, cut: [], springing: [] };

/** In the page: whether it scrolls sideways, which headings and totals of tables are cut off, and which tables are wider than their own scrollbars, which throw them back. */
function outOfRoom() {
  const wanted = [...document.querySelectorAll('h1, h2, h3, [role="group"][aria-label="Total"] > * > *')];
  return {
    sideways: document.documentElement.scrollWidth > innerWidth,
    cut: wanted
      .filter((one) => one.clientWidth > 1 && one.checkVisibility())
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
    springing: [...document.querySelectorAll('.MuiDataGrid-virtualScroller')]
      .filter((one) => {
        const told = one.querySelector('.MuiDataGrid-virtualScrollerContent')?.clientWidth ?? 0;
        return one.scrollWidth > Math.max(one.clientWidth, told) + 1;
      })
      .map((one) => one.closest('[role="grid"]')?.getAttribute('aria-label')),
  };
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

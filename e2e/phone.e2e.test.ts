import { ALL_PROFILES } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { card, drawn, figureOf, numberOf, sightAll } from './src/dashboard.ts';
import { small } from './src/small.ts';
import { useStage } from './src/stage.ts';

/** The portal in one hand (docs/design/guide.md, section 1: below 544 px). */

const stage = useStage();
const open = (profile: (typeof ALL_PROFILES)[number], path = '/dashboard') =>
  stage.open(profile, path, { viewport: PHONE });

describe('frame', () => {
  it('has the bottom bar and the menu as a drawer that Esc closes', async () => {
    const page = await open('consulta');
    await drawn(page);
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    expect(await bar.getByRole('link').allTextContents()).toEqual(['Dashboard', 'Mapa']);
    expect(await bar.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
    await bar.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  it('scrolls back to the top, and has in the bar of GIZ only what leads to its menu of one entry', async () => {
    const page = await open('giz');
    await drawn(page);
    await sightAll(page);
    await page.getByRole('button', { name: 'Voltar ao topo' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    expect(await bar.locator('a, button').allTextContents()).toEqual(['Menu']);
    await bar.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect.poll(() => menu.locator('a, button').allTextContents()).toEqual(['Propriedades']);
  });

  it('filters in a sheet', async () => {
    const page = await open('administrador', '/dashboard?ano=2025&uf=todas');
    await drawn(page);
    const before = await figureOf(card(page, 'Visitas realizadas')).textContent();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('combobox', { name: 'Uf' }).click();
    await page.getByRole('option', { name: 'GO' }).click();
    await sheet.getByRole('button', { name: 'Ver resultados' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => figureOf(card(page, 'Visitas realizadas')).textContent()).not.toBe(before);
    await expect.poll(() => new URL(page.url()).search).toBe('?ano=2025&uf=GO');
  });
});

describe('tables', () => {
  const list = (page: Page) => card(page, 'Carteira por técnico').getByRole('list');

  it('are list cards, the latest first, that open their rows', async () => {
    const page = await open('coordenador', '/dashboard?ano=2025');
    await drawn(page);
    await sightAll(page);
    expect(await page.getByRole('grid').count()).toBe(0);
    const late = (
      await list(page)
        .getByText(/atrasadas( hoje)?$/)
        .allTextContents()
    ).map(numberOf);
    expect(late.length).toBeGreaterThan(1);
    expect(late).toEqual([...late].sort((a, b) => b - a));
    await list(page).getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'Detalhamento' });
    await dialog.getByText(/a mesma soma do ponto clicado/).waitFor();
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([PHONE.width, PHONE.height]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBe(0);
    expect(await small(dialog.getByRole('button'))).toEqual([]);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
  });
});

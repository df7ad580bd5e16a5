import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { settled } from './settled.ts';

/** A tile or card by its title. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** The big number of a tile, as people read it; there once it is, not the words that stand in its place meanwhile. */
export const figureOf = (tile: Locator): Locator => tile.locator('p.MuiTypography-bigNumber').first();

/** Waits until the dashboard's answer is drawn. */
export async function drawn(page: Page): Promise<void> {
  await figureOf(card(page, 'Propriedades atendidas')).waitFor();
}

/** Scrolls to the end, so that everything that is made on sight is there, and waits until nothing loads. */
export async function sightAll(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    // A window without a height would be scrolled for ever.
    const step = Math.max(innerHeight / 2, 100);
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo(0, y);
      // Two frames: one to see, one to draw; a page that draws none must not hold the test up.
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      });
    }
  });
  await expect.poll(() => page.getByText('Carregando...').count()).toBe(0);
  await settled(page);
}

/** A figure written in Portuguese as a number: '2.166' is 2166, '−86,02' is -86.02. */
export function numberOf(text: string | null): number {
  const [digits = ''] = /(?:[-−]\s?)?[\d.]+(?:,\d+)?/.exec(text ?? '') ?? [];
  return Number(
    digits
      .replaceAll('.', '')
      .replace(',', '.')
      .replace(/^[-−]\s?/, '-'),
  );
}

/** Rows of the table twin of a chart, cell by cell; opens it when it is not open. */
export async function tableOf(chart: Locator): Promise<string[][]> {
  const toggle = chart.getByRole('button', { name: 'Ver tabela' });
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
  await chart.getByRole('table').waitFor();
  return rowsOf(chart);
}

/** Body rows of the first table in a place, cell by cell. */
export function rowsOf(place: Locator): Promise<string[][]> {
  return place
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')),
    );
}

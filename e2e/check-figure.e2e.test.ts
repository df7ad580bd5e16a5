import type { FigureCheck } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { card, drawn, figureOf, numberOf } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';

/** 'Conferir' in 'De onde vem este número': a tick stands only after the rows were read and come to the figure. */

const stage = useStage();
const TILE = 'Propriedades atendidas';
const DASHBOARD = '/dashboard?ano=2025&uf=todas';

async function popoverOf(page: Page): Promise<Locator> {
  await drawn(page);
  await card(page, TILE)
    .getByRole('button', { name: `De onde vem este número: ${TILE}` })
    .click();
  const popover = page.getByRole('dialog', { name: 'De onde vem este número' });
  await popover.getByText('Copiar endereço').waitFor();
  return popover;
}
/** By its drawing: built pages name no icon. */
const ticks = (popover: Locator): Promise<number> => popover.locator('path[d$="L6 13l4 4 8-8z"]').count();
async function stays(popover: Locator, { width }: { width: number }): Promise<void> {
  const box = await popover.boundingBox();
  expect(box && [box.x >= 0, box.x + box.width <= width, box.y >= 0]).toEqual([true, true, true]);
  expect(await popover.evaluate((paper) => paper.scrollWidth <= paper.clientWidth)).toBe(true);
}
const conferir = (popover: Locator): Locator => popover.getByRole('button', { name: 'Conferir' });

describe.each([
  ['1366', LAPTOP],
  ['390', PHONE],
] as const)('at %s px', (_, viewport) => {
  it('is given up with Cancelar and asked anew; a figure that its rows come to has its tick, by keyboard too, and stays within the window; so does a cell', async () => {
    let asked = 0;
    const page = await stage.open('administrador', DASHBOARD, {
      viewport,
      before: (at) =>
        at.route(/action=conferir/, async (route) => {
          asked += 1;
          // The first one is never answered.
          if (asked > 1) await route.continue();
        }),
    });
    await drawn(page);
    const count = formatInteger(numberOf(await figureOf(card(page, TILE)).textContent()));
    const popover = await popoverOf(page);
    await conferir(popover).click();
    await popover.getByText('Lendo as linhas uma a uma…').waitFor();
    await popover.getByRole('button', { name: 'Cancelar' }).click();
    await conferir(popover).waitFor();
    expect(await popover.getByText(/Não confere|igual ao número/).count()).toBe(0);
    expect(await ticks(popover)).toBe(0);
    await conferir(popover).focus();
    await page.keyboard.press('Enter');
    const words = `${count} linhas lidas uma a uma, nenhuma repetida: são ${count} propriedades, igual ao número do relatório.`;
    await popover.getByText(words).waitFor();
    expect(await ticks(popover)).toBe(1);
    expect(asked).toBe(2);
    await stays(popover, viewport);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });

    // A cell has its own: what it counts, and the tick of its rows alone.
    const point = new URLSearchParams({ detalhe: '11121', coluna: 'area_conservacao', ponto: '{"uf":"GO"}' });
    await page.goto(`${DASHBOARD}#${point.toString()}`);
    const detail = page.getByRole('dialog', { name: 'Detalhamento' });
    await detail.getByRole('button', { name: 'De onde vem este número: Resultados por estado' }).click();
    await popover.getByText(/^Soma da área das práticas de conservação/).waitFor();
    await popover.getByText('UF: Goiás').waitFor();
    await conferir(popover).click();
    await popover.getByText(/^[\d.]+ linhas lidas e somadas uma a uma: dão .+ ha, igual ao número/).waitFor();
    expect(await ticks(popover)).toBe(1);
    await stays(popover, viewport);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
    expect(await detail.isVisible()).toBe(true);
  });
});

it('one that differs has none, and both numbers', async () => {
  const page = await stage.open('administrador', DASHBOARD, {
    before: (at) =>
      at.route(/action=conferir/, async (route) => {
        const answer = await route.fetch();
        const check = (await answer.json()) as FigureCheck;
        await route.fulfill({ response: answer, json: { ...check, igual: false, soma: 7, linhas: 7 } });
      }),
  });
  const popover = await popoverOf(page);
  await conferir(popover).click();
  await popover.getByText(/^Não confere: .* e as linhas lidas \(7\) dão 7 propriedades\./).waitFor();
  expect(await ticks(popover)).toBe(0);
});

it('what it says keeps the actions within a low window', async () => {
  const viewport = { width: 1366, height: 560 };
  const page = await stage.open('administrador', DASHBOARD, { viewport });
  const popover = await popoverOf(page);
  await conferir(popover).click();
  await popover.getByText(/igual ao número do relatório\.$/).waitFor();
  const foot = async () => {
    const box = await popover.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? Infinity);
  };
  await expect.poll(foot).toBeLessThanOrEqual(viewport.height);
});

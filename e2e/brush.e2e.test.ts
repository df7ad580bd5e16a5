import { brushCube } from '@fonte/contracts/endpoints/brush-cube';
import { panelsOfProfile } from '@fonte/contracts/endpoints/panels';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** Marks of one chart are chosen, and the other cards of its panel show those only. */

const stage = useStage();
const SOURCE = 'Leite por vaca em cada estado';

async function address(): Promise<string> {
  const caller = await signIn(stage.portal, 'nacional');
  const published = await caller.call(panelsOfProfile, {});
  const id = published.find(({ nome }) => nome === 'Produção de leite')?.id ?? 0;
  return `/indicadores?painel=${id}&ano=2025`;
}

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** The digits of a big number. */
async function figure(page: Page, name: string): Promise<string> {
  const text = await card(page, name)
    .locator('p', { hasText: /^\D*[\d.,]+\D*$/ })
    .first()
    .textContent();
  return /[\d.,]+/.exec(text ?? '')?.[0] ?? '';
}
const milk = (page: Page) => figure(page, 'Leite produzido');

/** What the panel says of a state that is chosen in the page's head: another way to the same figure. */
async function ofState(uf: string): Promise<string> {
  const page = await stage.open('nacional', `${await address()}&uf=${uf}`);
  await expect.poll(() => milk(page)).toMatch(/\d/);
  await settled(page);
  return milk(page);
}

describe('marks that are chosen', () => {
  it('by the mouse: the figures follow the drag without a question, stand in the address, and Esc clears', async () => {
    const page = await stage.open('nacional', `${await address()}&uf=GO`);
    await expect.poll(() => milk(page)).toMatch(/\d/);
    await settled(page);
    // Another way to the same figure.
    const goias = await milk(page);
    await page.getByRole('button', { name: 'Remover filtro Uf: Goiás' }).click();
    await expect.poll(() => milk(page)).not.toBe(goias);
    await card(page, SOURCE).scrollIntoViewIfNeeded();
    const label = card(page, SOURCE).locator('svg text', { hasText: /^GO$/ });
    await label.waitFor();
    await settled(page);
    const whole = await milk(page);
    const beside = card(page, 'Receita e custo por estado').locator('[data-chart] svg');
    const drawn = await beside.innerHTML();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const box = (await label.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y - 60];
    await page.mouse.move(x - 4, y);
    // Its parts are asked ahead, while the mouse stays over the chart.
    await expect.poll(() => asked.filter((one) => one === brushCube.path).length).toBeGreaterThan(0);
    await page.mouse.down();
    await page.mouse.move(x + 4, y, { steps: 4 });
    // The button is still down.
    await expect.poll(() => milk(page)).toBe(goias);
    await expect.poll(() => beside.innerHTML()).not.toBe(drawn);
    expect(asked.filter((one) => one.endsWith('/resultviewknex'))).toEqual([]);
    await page.mouse.up();
    await card(page, 'Leite produzido').getByText(`só o escolhido em “${SOURCE}”: GO`).waitFor();
    await settled(page);
    expect(await milk(page)).toBe(goias);
    expect(asked.some((one) => one.endsWith('/resultviewknex'))).toBe(true);

    // The address can be sent.
    const sent = await stage.open('nacional', page.url().replace(stage.portal, ''));
    await expect.poll(() => milk(sent)).toBe(goias);

    await page.keyboard.press('Escape');
    await expect.poll(() => milk(page)).toBe(whole);
    expect(new URL(page.url()).hash).not.toContain('escolha');
  });

  it('by keys on a phone: arrows and space, the chip says what, and its × clears', async () => {
    const [minas, path] = [await ofState('MG'), await address()];
    const page = await stage.open('nacional', path, { viewport: PHONE });
    await card(page, SOURCE).scrollIntoViewIfNeeded();
    await card(page, SOURCE).getByRole('button', { name: 'Escolher marcas' }).press('Enter');
    const marks = page.getByRole('listbox', { name: `Marcas de ${SOURCE}` });
    await marks.waitFor();
    const at = (await marks.getByRole('option').allTextContents()).indexOf('MG');
    await marks.focus();
    for (let step = 0; step < at; step += 1)
      // oxlint-disable-next-line no-await-in-loop -- key after key
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await marks.getByRole('option', { name: 'MG', selected: true }).waitFor();
    await expect.poll(() => milk(page)).toBe(minas);
    await expect.poll(() => new URL(page.url()).hash).toContain('escolha');
    await page.getByRole('button', { name: new RegExp(`${SOURCE} = MG`) }).click();
    await expect.poll(() => new URL(page.url()).hash).not.toContain('escolha');
    await expect.poll(() => marks.getByRole('option', { selected: true }).count()).toBe(0);
  });
});

import { readFile } from 'node:fs/promises';
import type { ReportAnswer } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reportPath, signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { pdfText } from './src/pdf-text.ts';
import { useStage } from './src/stage.ts';

/** From the list of properties to one of them, its tabs and its papers (second text, 2.6 to 2.8). */

const stage = useStage();

/** How far the page is wider than the window, px. */
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The properties of Técnico's list, and one of the programme that is not among them. */
async function ownAndForeign(): Promise<{ own: ReportAnswer['tbody']; foreign: string }> {
  const [technician, admin] = [
    await signIn(stage.portal, 'tecnico'),
    await signIn(stage.portal, 'administrador'),
  ];
  const own = ((await (await technician.get(reportPath(8768992))).json()) as ReportAnswer).tbody;
  const all = ((await (await admin.get(reportPath(8768991))).json()) as ReportAnswer).tbody;
  const codes = new Set(own.map((row) => row['cod_propriedade']));
  const foreign = all.find((row) => !codes.has(row['cod_propriedade'] ?? null));
  return { own, foreign: String(foreign?.['cod_propriedade']).replaceAll('.', '') };
}

test('a technician’s day begins with the own properties, on the phone as cards', async () => {
  const { own } = await ownAndForeign();
  const page = await stage.open('tecnico', '/', { viewport: PHONE });
  await page.waitForURL('**/minhas-propriedades*');
  const list = page.getByRole('list', { name: 'Minhas propriedades' });
  await list.waitFor();
  const late = own.filter((row) => row['atrasada'] === true).length;
  await page.getByRole('button', { name: `Atrasadas ${late}` }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(Math.min(late, 20));

  // The search is over all rows, with whatever filter is on.
  await page.getByRole('button', { name: /^Todas/ }).click();
  const last = own.at(-1);
  await page.getByRole('searchbox').fill(String(last?.['cod_propriedade']));
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  const opener = list.getByRole('button', { name: `Lançamentos de ${String(last?.['propriedade'])}` });
  await opener.click();
  await list.getByRole('heading', { name: 'Lançamentos', exact: true }).waitFor();
  await list.getByRole('heading', { name: 'Lançamentos por mês' }).waitFor();
  expect(await wide(page)).toBeLessThanOrEqual(0);
  await opener.click();
  await page.getByRole('link', { name: `Ver detalhe de ${String(last?.['propriedade'])}` }).click();

  await page.getByRole('heading', { level: 1, name: String(last?.['propriedade']) }).waitFor();
  await page.getByRole('link', { name: /^Visitas/ }).click();
  await page.waitForURL('**/visitas*');
  await page.getByRole('heading', { name: 'Meta' }).waitFor();
  expect(await wide(page)).toBeLessThanOrEqual(0);

  // The tabs are wider than the phone: the open one is seen.
  const media = page.getByRole('link', { name: /^Mídias/ });
  await media.evaluate((tab: HTMLElement) => tab.click());
  await page.waitForURL('**/midias*');
  await expect
    .poll(async () => {
      const box = await media.boundingBox();
      return box && box.x + box.width;
    })
    .toBeLessThanOrEqual(PHONE.width);
  await page.goBack();
  await page.goBack();
  const first = page.getByRole('link', { name: 'Dados Gerais' });
  await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

test('on the laptop the server orders the list, a code leads to the property, and that to its tabs and papers', async () => {
  const page = await stage.open('nacional', '/minhas-propriedades?ordem=cod_propriedade');
  const grid = page.getByRole('grid', { name: 'Minhas propriedades' });
  const first = grid.getByRole('row').nth(1).getByRole('link').first();
  await first.waitFor();
  const ascending = (await first.textContent()) ?? '';
  await grid.getByRole('columnheader', { name: 'Código' }).getByText('Código').click();
  await page.waitForURL('**ordem=-cod_propriedade*');
  await expect.poll(() => first.textContent()).not.toBe(ascending);
  const code = (await first.textContent()) ?? '';
  // What is inside a row stands below it, as wide as the list, opened by the keyboard.
  const opener = grid.getByRole('button', { name: /^Lançamentos de / }).first();
  await opener.press('Enter');
  const inside = grid.getByRole('row').nth(2);
  await inside.getByRole('heading', { name: 'Lançamentos', exact: true }).waitFor();
  await inside.getByRole('heading', { name: 'Lançamentos por mês' }).waitFor();
  const [list, shown] = await Promise.all([grid.boundingBox(), inside.getByRole('gridcell').boundingBox()]);
  expect((shown?.width ?? 0) / (list?.width ?? 1)).toBeGreaterThan(0.9);
  await opener.press('Enter');
  await inside.getByRole('heading').first().waitFor({ state: 'detached' });
  await first.click();

  await page.waitForURL(`**/propriedades/detalhe/${code.replaceAll('.', '')}*`);
  await page.getByRole('heading', { name: 'Responsáveis' }).waitFor();
  await page
    .getByRole('button', { name: /^Mostrar CPF \*\*\*\.\d{3}\.\d{3}-\*\*$/ })
    .first()
    .waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/);
  await page.getByRole('link', { name: 'Indicadores', exact: true }).last().click();
  await page.getByText(/^Ciclo 1: (?:de .+ até|desde|Não disponível)/).waitFor();
  await page.getByRole('link', { name: 'Despesas' }).click();
  await page.getByRole('heading', { name: 'Despesas da propriedade' }).waitFor();

  const [sheet] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Imprimir ficha' }).click(),
  ]);
  await sheet.locator('[data-sheet=ready]').waitFor();
  const words = (await sheet.locator('main').textContent()) ?? '';
  const fields = ['Perfil fundiário', 'Área total', 'ISA 3', 'Lançamentos', 'Caixa', 'CPF do técnico'];
  for (const field of fields) expect(words).toContain(field);
  const download = sheet.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Baixar PDF' }).click();
  const text = pdfText(await readFile(await (await download).path()));
  for (const field of fields) expect(text).toContain(field.replaceAll(' ', ''));
});

test('another’s property is told as none is, and observers have no page of one', async () => {
  const { foreign } = await ownAndForeign();
  const page = await stage.open('tecnico', `/propriedades/detalhe/${foreign}`, { expects: /404/ });
  await page.getByText('Propriedade não encontrada').waitFor();
  const observer = await stage.open('giz', `/propriedades/detalhe/${foreign}`);
  await observer.waitForURL((url) => !url.pathname.includes('detalhe'));
});

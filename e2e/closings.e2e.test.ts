import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addressOf } from '@fonte/contracts';
import { closings } from '@fonte/contracts/endpoints/closings';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** Closings: a period is closed, its sheet bears the code, the code leads back to the figures. In a place that no other test prints. */

const stage = useStage();
const SHEET = '/relatorio-semestral-giz/2023-1?uf=TO';
const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}/;

async function close(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Fechar um período' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fechar um período' });
  await dialog.getByLabel('Semestre').selectOption('2023-1');
  await dialog.getByLabel('Lugar').selectOption('TO');
  await dialog.getByRole('button', { name: 'Fechar período' }).click();
  await dialog.getByText('Diga por que fecha o período').waitFor();
  await dialog.getByLabel('Motivo').fill('Entrega ao financiador');
  await dialog.getByRole('button', { name: 'Fechar período' }).click();
  await page.waitForURL(/\/fechamentos\/[0-9A-Z-]{14}$/);
  return new URL(page.url()).pathname.slice(-14);
}

it('are made with a reason, stand on the sheet, and are checked by their code', async () => {
  const page = await stage.open('nacional', '/fechamentos');
  const code = await close(page);
  expect(code).toMatch(CODE);
  await page.getByRole('heading', { name: `Fechamento ${code}` }).waitFor();
  await page.getByText('O conteúdo guardado confere com o código').waitFor();
  await page.getByText('Nenhuma figura mudou desde o fechamento').waitFor();
  expect(await page.getByRole('cell', { name: 'sem diferença' }).count()).toBeGreaterThan(15);
  expect(await violations(page)).toEqual([]);

  // What is downloaded has the digest that the page says.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar conteúdo (JSON)' }).click(),
  ]);
  const digest = createHash('sha256')
    .update(await readFile(await download.path()))
    .digest('hex');
  await page.getByText(`SHA-256 ${digest}`).waitFor();

  await page.goto(new URL(SHEET, page.url()).href);
  await page.locator('main[data-sheet=ready]').waitFor();
  const sheet = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  expect(sheet).toMatch(
    new RegExp(`Código de fechamento ${code}, dados de \\d\\d/\\d\\d/\\d{4}, versão \\d+`),
  );
  expect(sheet).toContain(`fechamento ${code}`);
  expect(sheet).not.toContain('revisto');

  // From the paper: typed, with a slip first.
  await page.goto(new URL('/fechamentos', page.url()).href);
  const field = page.getByLabel('Código de fechamento');
  const slip = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
  await field.fill(slip);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByText('Há um engano de digitação').waitFor();
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await page.getByRole('heading', { name: `Fechamento ${code}` }).waitFor();

  // The same of the same data is closed once.
  await page.goto(new URL('/fechamentos', page.url()).href);
  expect(await close(page)).toBe(code);
  await page.getByText('Este período já estava fechado nestes dados').waitFor();
});

it('are read on a phone', async () => {
  const page = await stage.open('administrador', '/fechamentos', { viewport: PHONE });
  const code = await close(page);
  await page.getByText('Nenhuma figura mudou desde o fechamento').waitFor();
  await page.getByRole('button', { name: 'Só as que mudaram' }).click();
  await page.getByText('Nenhuma figura desta tabela mudou').first().waitFor();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'px to scroll sideways').toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Todos os fechamentos' }).click();
  await page.getByRole('link', { name: code }).waitFor();
  await settled(page);
  // The page that comes is still pale while it comes.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  expect(await violations(page)).toEqual([]);
});

it('of elsewhere are nobody’s: who reads one state finds none, and nothing under the code', async () => {
  const page = await stage.open('coordenador', '/fechamentos', { expects: /404/ });
  await page.getByText('Nenhum período foi fechado ainda').waitFor();
  await page.getByText('O Administrador e o Nacional fecham períodos.').waitFor();
  expect(await page.getByRole('button', { name: 'Fechar um período' }).count()).toBe(0);
  await page.getByLabel('Código de fechamento').fill('0000-0000-0002');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByText('Não há fechamento com o código 0000-0000-0002 para o seu perfil').waitFor();
});

it('say when they do not come, and are asked for again', async () => {
  let fails = true;
  const page = await stage.open('nacional', '/fechamentos', {
    expects: /503/,
    before: (one) =>
      one.route(`**${addressOf(closings)}?*`, (route) =>
        fails
          ? route.fulfill({ status: 503, json: { tipo: 0, result: 'Tente em instantes.', codigo: 'busy' } })
          : route.continue(),
      ),
  });
  await page.getByText('Tente em instantes.').first().waitFor();
  fails = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click();
  await page.getByRole('link', { name: CODE }).first().waitFor();
});

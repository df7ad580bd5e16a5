import { currentSession, logout } from '@fonte/contracts/endpoints/auth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ACCOUNTS, PASSWORD } from './src/accounts.ts';
import { drawn, sightAll } from './src/dashboard.ts';
import { followTraffic, settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** Addresses, tabs and steps: what stays where it was across sign-in, Back, reload and a second tab. */

const stage = useStage();

async function enter(page: Page, email = ACCOUNTS.nacional): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** A second tab of the same browser. */
async function tabBeside(page: Page, path: string): Promise<Page> {
  const beside = await page.context().newPage();
  followTraffic(beside);
  await beside.goto(path);
  return beside;
}

const address = (page: Page) => page.url().replace(stage.portal, '');

it('an address asked for without a session is opened after signing in, a reload in between', async () => {
  const page = await stage.open(null, '/produtores?ano=2024&uf=GO');
  await page.getByLabel('E-mail').waitFor();
  await page.reload();
  await enter(page);
  await expect.poll(() => address(page)).toBe('/produtores?ano=2024&uf=GO');
  await page.getByRole('button', { name: 'Ano 2024' }).waitFor();
});

it("signing out in one tab takes the other to sign-in, and signing in there back to its own address; who signs in as somebody else finds neither that person's page nor their filters", async () => {
  const page = await stage.open(null, '/produtores?ano=2024&uf=GO');
  await enter(page);
  await expect.poll(() => address(page)).toBe('/produtores?ano=2024&uf=GO');
  const beside = await tabBeside(page, '/propriedades/ciclo?ano=2023&uf=MG');
  await beside.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/logout');
  await page.getByLabel('E-mail').waitFor();
  await beside.getByLabel('E-mail').waitFor();
  await enter(beside);
  await expect.poll(() => address(beside)).toBe('/propriedades/ciclo?ano=2023&uf=MG');
  // The one that had signed out itself goes on too.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');

  // Asked twice, it would end the session that begins here.
  let ended = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(logout.path)) ended += 1;
  });
  // The page of sign-in takes its time to come: the one of sign-out stands until then.
  let come = (): void => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(/login-route/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/logout');
  await beside.getByLabel('E-mail').waitFor();
  await enter(beside, ACCOUNTS.consulta);
  await expect.poll(() => address(beside)).toBe('/dashboard?ano=2025&uf=todas');
  come();
  await expect.poll(() => address(page)).toBe('/dashboard?ano=2025&uf=todas');
  expect(ended).toBe(1);
});

it('a session that ended on the server leads through sign-in back to where one was', async () => {
  const page = await stage.open('nacional', '/propriedades/ciclo?ano=2023&uf=MG', { expects: /401/ });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.request.get(logout.path);
  expect((await page.request.get(currentSession.path)).status()).toBe(401);
  await page.reload();
  await page.getByLabel('E-mail').waitFor();
  await enter(page);
  await expect.poll(() => address(page)).toBe('/propriedades/ciclo?ano=2023&uf=MG');
});

it('each tab has its own filters, a choice is a step back, and the menu stays folded', async () => {
  const page = await stage.open('nacional', '/produtores?ano=2024&uf=GO');
  await settled(page);
  const beside = await tabBeside(page, '/produtores?ano=2022&uf=GO');
  await settled(beside);
  await page.reload();
  await settled(page);
  expect(address(page)).toBe('/produtores?ano=2024&uf=GO');

  await page.getByRole('button', { name: 'Ano 2024' }).click();
  await page.getByRole('option', { name: '2023', exact: true }).click();
  await expect.poll(() => address(page)).toBe('/produtores?ano=2023&uf=GO');
  expect(address(beside)).toBe('/produtores?ano=2022&uf=GO');
  await page.goBack();
  await expect.poll(() => address(page)).toBe('/produtores?ano=2024&uf=GO');
  await page.getByRole('button', { name: 'Ano 2024' }).waitFor();

  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Abrir menu' }).waitFor();
});

it('an address that leads nowhere is named where it leads, and a year that there is not is put right', async () => {
  const page = await stage.open('nacional', '/nao-existe');
  await page.getByText('Este endereço não existe no portal').waitFor();
  await page.getByText('/nao-existe', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.goto('/produtores?ano=1999&uf=GO');
  await expect.poll(() => address(page)).toBe('/produtores?ano=2025&uf=GO');
  await page.goto('/dashboard/print?ano=1999');
  await expect.poll(() => address(page)).toBe('/dashboard/print?ano=2025&uf=todas');
});

it('a profile whose menu holds one page lands on it, and reaches the dashboard from the account', async () => {
  const page = await stage.open('giz', '/');
  await page.waitForURL((url) => url.pathname === '/propriedades');
  await page.getByRole('button', { name: /^Olá, GIZ\./ }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await page.getByText('Relatório Semestral GIZ').waitFor();
  await page.goto('/historico');
  await page.getByText('Seu perfil não abre este endereço').waitFor();
  expect(new URL(page.url()).pathname).toBe('/propriedades');
});

it('a copied address carries the filters, also where the page was opened without any; Back returns to where one had scrolled', async () => {
  const page = await stage.open('nacional', '/dashboard');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await drawn(page);
  await page.getByRole('button', { name: 'De onde vem este número: Visitas realizadas' }).click();
  await page.getByRole('button', { name: 'Copiar endereço' }).click();
  await page.getByText('Endereço copiado').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${stage.portal}/dashboard?ano=2025&uf=todas`,
  );
  await page.keyboard.press('Escape');

  await sightAll(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Monitoramento de produtores' })
    .click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/produtores');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { drawn } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';

/** Code that does not come: the network is gone, or a deploy has taken the open version's files away. */

const stage = useStage();
const expects = /404|dynamically imported module/;

/** Makes files of the built pages unfindable, until `page.unrouteAll()`. */
const without = (page: Page, name: RegExp) =>
  page.route(name, (route) => route.fulfill({ status: 404, body: '' }));

/** The portal as it is after a deploy: the page names another entry. */
const deploy = (page: Page) =>
  page.route(
    (url) => url.pathname === '/',
    (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback();
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script type="module" src="/assets/index-newer.js"></script>',
      });
    },
  );

const retry = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' });

const open = (name: RegExp, more?: (page: Page) => Promise<unknown>, viewport = LAPTOP) =>
  stage.open('nacional', '/dashboard', {
    expects,
    viewport,
    before: async (page) => {
      await without(page, name);
      await more?.(page);
    },
  });
/** Code of pages. */
const PAGE = /assets\/route-(?!failure)[\w-]+\.js$/;

describe.each([LAPTOP, PHONE])('without code (%o)', (viewport) => {
  it("of a page: the frame stays, the page's place says so", async () => {
    const page = await open(PAGE, undefined, viewport);
    await page.getByText('Não foi possível abrir esta página').waitFor();
    // The server answers, so that the connection is not to blame.
    await page.getByText(/^Um arquivo do portal não pôde ser aberto\./).waitFor();
    await page.getByRole('banner').waitFor();
    await page.getByRole('heading', { level: 1, name: /^Dashboard/ }).waitFor();
    await page.getByRole('navigation').first().waitFor();
    await page.unrouteAll();
    await retry(page).click();
    await drawn(page);
  });

  it('of a popover: a small failure that can be tried again', async () => {
    const page = await open(/assets\/report-provenance-[\w-]+\.js$/, undefined, viewport);
    await drawn(page);
    const help = page.getByRole('button', { name: 'De onde vem este número: Visitas realizadas' });
    await help.click();
    await page.getByRole('alert').getByText('Não foi possível abrir').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('alert').count()).toBe(0);
    await help.click();
    await page.unrouteAll();
    await retry(page).click();
    await page.getByRole('dialog', { name: 'De onde vem este número' }).waitFor();
  });
});

describe('without code', () => {
  it('of a page, after a deploy: says that a new version was published', async () => {
    const page = await open(PAGE, deploy);
    await page.getByText('Uma nova versão do portal foi publicada. Tente de novo para usá-la.').waitFor();
    await page.getByRole('banner').waitFor();
  });

  it('of the frame: a page of our own, in Portuguese', async () => {
    const page = await open(/assets\/(root|shell)-route-[\w-]+\.js$/);
    await page.getByRole('heading', { level: 1, name: 'Não foi possível abrir o portal' }).waitFor();
    await page.unrouteAll();
    await retry(page).click();
    await drawn(page);
  });
});

it('that does not come for want of a network: says so, and comes by itself when there is one again', async () => {
  const page = await stage.open('nacional', '/dashboard', {
    expects: /ERR_INTERNET_DISCONNECTED|dynamically imported module/,
  });
  await drawn(page);
  await page.context().setOffline(true);
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Histórico' })
    .click();
  await page.getByText('Verifique a conexão e tente de novo.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor();
  await page.getByText('Verifique a conexão e tente de novo.').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/historico');
});

it("of menus: the header stays, 'Tentar de novo' opens them", async () => {
  const page = await stage.open('nacional', '/dashboard', {
    expects,
    before: (page) => without(page, /assets\/Menu-[\w-]+\.js$/),
  });
  await drawn(page);
  await page.getByRole('button', { name: 'Ano 2025' }).click();
  // Cards further down that need the same code say so too, in words of their own, when they are seen meanwhile.
  const failure = page
    .getByRole('alert')
    .filter({ has: page.getByText('Não foi possível abrir', { exact: true }) });
  await failure.waitFor();
  await page.getByRole('heading', { level: 1, name: /^Dashboard/ }).waitFor();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByRole('option', { name: '2022' }).waitFor();
});

it("of a panel editor's dialog, after a deploy: the editor stays, and says that a new version was published", async () => {
  const page = await stage.open('administrador', '/configuracoes/painel/editar/1', {
    expects,
    before: async (page) => {
      await without(page, /assets\/view-dialog-[\w-]+\.js$/);
      await deploy(page);
    },
  });
  await page.getByRole('button', { name: 'Adicionar visão' }).click();
  await page.getByRole('alert').getByText('Uma nova versão do portal foi publicada.').waitFor();
  await page.getByLabel('Nome do painel').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await page.getByRole('button', { name: 'Adicionar visão' }).click();
  await page.getByRole('dialog').waitFor();
});

it("of the phone's drawer: the page stays, 'Tentar de novo' opens it", async () => {
  const page = await stage.open('nacional', '/dashboard', {
    expects,
    viewport: PHONE,
    before: (page) => without(page, /assets\/menu-drawer-[\w-]+\.js$/),
  });
  await drawn(page);
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('alert').getByText('Não foi possível abrir').waitFor();
  await page.unrouteAll();
  await retry(page).click();
  await page.getByRole('navigation', { name: 'Menu principal' }).waitFor();
});

it('of a form: the public frame stays', async () => {
  const page = await stage.open(null, '/auth/login', {
    expects,
    before: (page) => without(page, /assets\/login-route-[\w-]+\.js$/),
  });
  await page.getByText('Painel de monitoramento do componente 2').waitFor();
  await page.getByText('Não foi possível abrir esta página').waitFor();
  await page.unrouteAll();
  await retry(page).click();
  await page.getByRole('heading', { name: 'Entrar' }).waitFor();
});

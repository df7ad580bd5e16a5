import { createTag, mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { beginUpload } from '@fonte/contracts/endpoints/uploads';
import { propertySearch } from '@fonte/contracts/endpoints/properties';
import { addressOf } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { enterAs, PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** The portal in the field: installed, without a network, with files that wait on the phone. */

const stage = useStage();
const TAG = `Campo ${Date.now()}`;
/** Where the bytes of files go. */
const UPLOADS = `**${addressOf(beginUpload, { params: {} })}**`;
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;
let property: string;

beforeAll(async () => {
  const administrator = await signIn(stage.portal, 'administrador');
  await administrator.call(createTag, { body: { name: TAG, description: 'Em campo', publica: false } });
  const technician = await signIn(stage.portal, 'tecnico');
  const [found] = await technician.call(propertySearch, { query: { texto: '5', limite: 1 } });
  if (!found) throw new Error('no property');
  property = found.id.replaceAll('.', '');
});

const gallery = () => `/minhas-propriedades/${property}/midias`;

/** Chooses a document and fills it in. */
async function choose(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar arquivos' }).click();
  await page
    .getByLabel('Escolher arquivos')
    .setInputFiles([{ name: 'notas.csv', mimeType: 'text/csv', buffer: Buffer.from(`solo;${words}\n`) }]);
  const card = page.getByRole('article', { name: 'notas.csv' });
  await card.getByLabel('Descrição').fill(words);
  await card.getByRole('combobox', { name: /^Tag/ }).click();
  await page.getByRole('option', { name: TAG }).click();
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
}

/** … and sends it. */
async function send(page: Page, words: string): Promise<void> {
  await choose(page, words);
  await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click();
}

/** What is said of each file that this device keeps. */
const described = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const asked = indexedDB.open('fonte-envios', 1);
        asked.addEventListener('error', () => reject(new Error('IndexedDB')));
        asked.addEventListener('success', () => {
          const all = asked.result.transaction('envios').objectStore('envios').getAll();
          all.addEventListener('success', () => {
            asked.result.close();
            resolve((all.result as { description: string }[]).map(({ description }) => description));
          });
        });
      }),
  );

/** How many files this device keeps. */
const kept = async (page: Page) => (await described(page)).length;

/** Writes into each file that this device keeps; with an id it is another file beside it. */
const rewrite = (
  page: Page,
  change: { id?: string; person?: number; leaves?: number; refused?: string; tags?: number[] },
) =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('fonte-envios', 1);
        asked.addEventListener('error', () => reject(new Error('IndexedDB')));
        asked.addEventListener('success', () => {
          const transaction = asked.result.transaction('envios', 'readwrite');
          const rows = transaction.objectStore('envios');
          const all = rows.getAll();
          all.addEventListener('success', () => {
            for (const row of all.result) rows.put({ ...row, ...changed });
          });
          transaction.addEventListener('complete', () => {
            asked.result.close();
            resolve();
          });
        });
      }),
    change,
  );

/** Documents of the property with this description, as the server has them. */
async function stored(words: string): Promise<number> {
  const technician = await signIn(stage.portal, 'tecnico');
  const { documents } = await technician.call(mediaOfProperty, { params: { id: property } });
  return documents.filter(({ description }) => description === words).length;
}

describe('in the field', () => {
  it('the portal can be installed, and opens its frame without a network and without anybody’s data', async () => {
    // Of a profile that takes nothing along.
    const page = await stage.open('administrador', gallery(), {
      viewport: PHONE,
      serviceWorkers: 'allow',
      expects: NO_NETWORK,
    });
    const icons = await page.evaluate(async () => {
      const manifest = (await (await fetch('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
      return Promise.all(
        manifest.icons.map(async ({ src }) => {
          const answer = await fetch(src);
          return `${answer.status} ${answer.headers.get('content-type')}`;
        }),
      );
    });
    expect(icons).toEqual(['200 image/png', '200 image/png', '200 image/png']);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Sem conexão com o servidor').first().waitFor();
    await page.getByRole('navigation').first().waitFor();
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(addresses).toContain('/');
    // Files of the frame and nothing else: no answer of the server.
    expect(addresses.filter((path) => path !== '/' && !/\.\w+$/.test(path))).toEqual([]);
    // What was opened without a network comes by itself when there is one.
    await page.context().setOffline(false);
    await page.getByText('Sem conexão com o servidor').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Adicionar arquivos' }).waitFor();
  });

  it('a file that could not go waits on the phone, outlives its page, and goes once when the network is back', async () => {
    const page = await stage.open('tecnico', gallery(), { viewport: PHONE, expects: NO_NETWORK });
    await page.getByRole('button', { name: 'Adicionar arquivos' }).waitFor();
    const context = page.context();
    const words = `Sem rede ${Date.now()}`;
    await page.route(UPLOADS, (route) => route.abort());
    await send(page, words);
    await expect.poll(() => kept(page)).toBe(1);
    await page.close();
    const next = await context.newPage();
    await next.route(UPLOADS, (route) => route.abort());
    await next.goto('/midias');
    await next.getByText('1 arquivo espera envio neste aparelho.').waitFor();
    expect(await violations(next)).toEqual([]);
    expect(await stored(words)).toBe(0);
    await next.unrouteAll({ behavior: 'ignoreErrors' });
    await next.evaluate(() => dispatchEvent(new Event('online')));
    // Only what hangs is ended: how long it takes is the machine's.
    await expect.poll(() => kept(next), { timeout: 180_000 }).toBe(0);
    await next.getByText('1 arquivo espera envio neste aparelho.').waitFor({ state: 'detached' });
    expect(await stored(words)).toBe(1);
  });

  it('what was chosen and described outlives its page, and is sent once its person completes it', async () => {
    const page = await stage.open('tecnico', gallery(), { viewport: PHONE });
    const context = page.context();
    const words = `Por completar ${Date.now()}`;
    await choose(page, words);
    await expect.poll(() => described(page)).toEqual([words]);
    // Its own page shows it in the panel alone.
    expect(await page.getByText(/ainda não foi enviado/).count()).toBe(0);
    await page.close();
    const next = await context.newPage();
    await next.goto('/midias');
    await next
      .getByText('notas.csv foi escolhido e ainda não foi enviado: complete e envie, ou descarte.')
      .waitFor();
    await next.getByRole('button', { name: 'Ver arquivos' }).click();
    const card = next.getByRole('article', { name: 'notas.csv' });
    await card.getByRole('button', { name: 'Completar notas.csv' }).click();
    await card.getByLabel('Descrição').waitFor();
    expect(await card.getByLabel('Descrição').inputValue()).toBe(words);
    expect(await next.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await violations(next)).toEqual([]);
    await card.getByRole('button', { name: 'Guardar e enviar' }).click();
    await expect.poll(() => kept(next)).toBe(0);
    expect(await stored(words)).toBe(1);
  });

  it('a file says until when it stays, to its person and as a number to others, and is named when it goes', async () => {
    const page = await stage.open('tecnico', gallery(), { viewport: PHONE, expects: NO_NETWORK });
    await page.route(UPLOADS, (route) => route.abort());
    await send(page, 'Esquecida');
    await expect.poll(() => kept(page)).toBe(1);
    await page.goto('/midias');
    await page.getByText(/^Se não for enviado, é apagado deste aparelho em \d/).waitFor();
    await rewrite(page, { id: 'de outra pessoa', person: 0 });
    await page.reload();
    await page.getByText(/^Neste aparelho há 1 arquivo de outra pessoa à espera de envio/).waitFor();
    await page.getByText('1 arquivo espera envio neste aparelho.').waitFor();
    expect(await violations(page)).toEqual([]);
    await rewrite(page, { leaves: 1, refused: 'Recusado' });
    await page.reload();
    await page.getByText('notas.csv não foi enviado a tempo e foi apagado deste aparelho.').waitFor();
    expect(await kept(page)).toBe(0);
  });

  it('files that wait are listed with why, and one that was refused is corrected and goes', async () => {
    const page = await stage.open('tecnico', gallery(), { viewport: PHONE, expects: NO_NETWORK });
    await page.route(UPLOADS, (route) => route.abort());
    await send(page, 'Errada');
    await expect.poll(() => kept(page)).toBe(1);
    await rewrite(page, { refused: 'A tag não existe mais', tags: [] });
    await page.goto('/midias');
    await page.getByRole('button', { name: 'Ver arquivos' }).click();
    const card = page.getByRole('article', { name: 'notas.csv' });
    await card.getByText('A tag não existe mais').waitFor();
    await card.getByRole('button', { name: 'Corrigir notas.csv' }).click();
    await card.getByRole('button', { name: 'Guardar e enviar' }).click();
    await card.getByText('Obrigatório').waitFor();
    const words = `Corrigida ${Date.now()}`;
    await card.getByLabel('Descrição').fill(words);
    await card.getByRole('combobox', { name: /^Tag/ }).click();
    await page.getByRole('option', { name: TAG }).click();
    if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await card.getByRole('button', { name: 'Guardar e enviar' }).click();
    await expect.poll(() => kept(page)).toBe(0);
    await page.getByText('Nada mais espera envio.').waitFor();
    expect(await stored(words)).toBe(1);
  });

  it('signing out asks what becomes of unsent files: sent first, kept for their person, or deleted', async () => {
    const page = await stage.open('tecnico', gallery(), { viewport: PHONE, expects: NO_NETWORK });
    await page.route(UPLOADS, (route) => route.abort());
    const words = `Antes de sair ${Date.now()}`;
    await send(page, words);
    await expect.poll(() => kept(page)).toBe(1);
    await page.goto('/logout');
    const question = page.getByRole('dialog', { name: 'Sair com arquivos que não foram enviados?' });
    await question.getByText('1 arquivo ainda não foi enviado e está só neste aparelho.').waitFor();
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Continuar no portal' }).click();
    await page.getByText('1 arquivo espera envio neste aparelho.').waitFor();
    await page.goto('/logout');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await question.getByRole('button', { name: 'Enviar agora e sair' }).click();
    await page.waitForURL(/\/auth\/login/);
    expect(await kept(page)).toBe(0);
    expect(await stored(words)).toBe(1);
  });

  it('what was discarded as its person leaves is not asked about', async () => {
    // The panel stands beside the page: its person leaves with it open.
    const page = await stage.open('tecnico', gallery());
    await choose(page, 'Não vai');
    await expect.poll(() => kept(page)).toBe(1);
    await page.getByRole('button', { name: /^Olá, / }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('button', { name: 'Sair e descartar' }).click();
    await page.waitForURL(/\/auth\/login/);
    expect(await kept(page)).toBe(0);
  });

  it('what is kept at a sign-out stays for its person, what is deleted is gone', async () => {
    const page = await stage.open('tecnico', gallery(), { viewport: PHONE, expects: NO_NETWORK });
    await page.route(UPLOADS, (route) => route.abort());
    await send(page, 'Nunca enviada');
    await expect.poll(() => kept(page)).toBe(1);
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Sair e guardar neste aparelho' }).click();
    await page.waitForURL(/\/auth\/login/);
    expect(await kept(page)).toBe(1);
    // Another one was discarded while the device stood still, and goes at the next opening.
    await rewrite(page, { id: 'x' });
    await page.evaluate(() => localStorage.setItem('fonte.discarded', '["x"]'));
    // The same person signs in again on this phone.
    await enterAs(page.context(), stage.portal, 'tecnico');
    await page.goto('/midias');
    await page.getByText('1 arquivo espera envio neste aparelho.').waitFor();
    await expect.poll(() => kept(page)).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonte.discarded'))).toBe('[]');
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Sair e apagar' }).click();
    await page.waitForURL(/\/auth\/login/);
    expect(await kept(page)).toBe(0);
  });
});

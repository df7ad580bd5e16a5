import { undotted } from '@fonte/contracts';
import { propertyAgenda } from '@fonte/contracts/endpoints/properties';
import { isValidCpf } from '@fonte/pt-br';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** What a phone takes along of its person's properties: opened without a network, and gone with the sign-out. */

const stage = useStage();
const LIST = '/minhas-propriedades';
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;
const FIELD = { viewport: PHONE, serviceWorkers: 'allow', expects: NO_NETWORK } as const;

const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Everything that the browser holds for the portal: databases with their rows, addresses in caches, names in both storages. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const rowsOf = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.addEventListener('error', () => reject(new Error(name)));
        asked.addEventListener('success', () => {
          const stores = [...asked.result.objectStoreNames];
          if (stores.length === 0) return resolve([]);
          const transaction = asked.result.transaction(stores);
          const all = stores.map((store) => transaction.objectStore(store).getAll());
          transaction.addEventListener('complete', () => {
            asked.result.close();
            resolve(all.flatMap(({ result }) => result as unknown[]));
          });
        });
      });
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(async ({ name = '' }) => [name, await rowsOf(name)] as const),
    );
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      rows: Object.fromEntries(rows),
      cached: requests.flat().map(({ url }) => new URL(url).pathname),
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted(),
    };
  });

/** All that is on the phone was kept a day ago, by another version of the portal in another form. */
const aDayAndAVersionLater = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const yesterday = new Date(Date.now() - 86_400_000).toISOString();
        const mark = JSON.parse(localStorage.getItem('fonte.pack') ?? '{}') as object;
        localStorage.setItem('fonte.pack', JSON.stringify({ ...mark, at: yesterday, form: 0 }));
        const asked = indexedDB.open('fonte-pacote');
        asked.addEventListener('error', () => reject(new Error('IndexedDB')));
        asked.addEventListener('success', () => {
          const transaction = asked.result.transaction(['partes', 'marcas'], 'readwrite');
          for (const name of ['partes', 'marcas']) {
            const rows = transaction.objectStore(name);
            const all = rows.getAll();
            all.addEventListener('success', () => {
              for (const row of all.result) rows.put({ ...row, at: yesterday, form: 99 });
            });
          }
          transaction.addEventListener('complete', () => {
            asked.result.close();
            resolve();
          });
        });
      }),
  );

/** Opens the list, and waits until the properties and the code of their pages are on the phone. */
async function takeAlong(): Promise<Page> {
  const page = await stage.open('tecnico', LIST, FIELD);
  // Only what hangs is ended: how long a cold server takes for all of them is the machine's.
  await expect
    .poll(() => page.getByText(/^\d+ propriedades neste aparelho para usar sem rede/).count(), {
      timeout: 240_000,
    })
    .toBe(1);
  await expect
    .poll(async () => {
      const { cached } = await held(page);
      return ['areas-map', 'upload-panel', 'south-america'].every((name) =>
        cached.some((path) => path.includes(name)),
      );
    })
    .toBe(true);
  return page;
}

describe('own properties on a phone', () => {
  // On one phone: what is taken along asks some hundred questions.
  it('are the person’s own, without a CPF in full; listed, searched and opened without a network, with their age, where what is not there says so; and leave with the person', async () => {
    const technician = await signIn(stage.portal, 'tecnico');
    const { propriedades } = await technician.call(propertyAgenda, {});
    const page = await takeAlong();
    const before = await held(page);
    const parts = before.rows['fonte-pacote'] as { id: string; answers?: unknown }[];
    const codes = parts.flatMap(({ id, answers }) => (answers === undefined || id === 'listas' ? [] : [id]));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(propriedades.map(({ codigo }) => undotted(codigo))));
    // A longer number is none: the end of a moment in milliseconds is a valid CPF once in a hundred.
    const numbers = JSON.stringify(parts).match(/(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g) ?? [];
    expect(numbers.filter((number) => isValidCpf(number))).toEqual([]);
    // Answers lie in the database alone.
    expect(before.cached.filter((path) => path !== '/' && !/\.\w+$/.test(path))).toEqual([]);

    await page.getByText('Ver detalhe').first().waitFor();
    const online = await page.getByRole('listitem').allTextContents();
    const late = await page.getByRole('button', { name: /^Atrasadas/ }).textContent();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/^Sem rede: dados de .* \(.*\), guardados neste aparelho\./).waitFor();
    await page.getByText('Ver detalhe').first().waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual(online);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Atrasadas/ }).click();
    await page.getByText(new RegExp(`^${/\d+/.exec(late ?? '')?.[0]} de `)).waitFor();

    const [first] = propriedades;
    if (!first) throw new Error('no property');
    const detail = `/propriedades/detalhe/${undotted(first.codigo)}`;
    await page.goto(detail);
    await page.getByRole('heading', { level: 1, name: first.nome }).waitFor();
    await page.getByText(/^Sem rede: dados de /).waitFor();
    await page.getByRole('region', { name: 'Responsáveis' }).waitFor();
    await page.getByRole('region', { name: 'Áreas', exact: true }).waitFor();
    await page.locator('canvas').first().waitFor();
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    for (const [tab, words] of [
      ['visitas', 'Linha do tempo'],
      ['indicadores', 'Ciclo 1 e ciclo 2 lado a lado'],
      ['despesas', 'Despesas da propriedade'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      await page.goto(`${detail}/${tab}`);
      await page.getByText(words).first().waitFor();
      await page.getByText(/^Sem rede: dados de /).waitFor();
      expect(await page.getByText('Sem conexão com o servidor').count()).toBe(0);
      // What the tab fetches once it is there is on the phone as well.
      await settled(page);
      expect(await page.getByRole('button', { name: 'Tentar novamente' }).count()).toBe(0);
      expect(await beyond(page)).toBeLessThanOrEqual(0);
      // oxlint-enable no-await-in-loop
    }
    await page.goto(`${detail}/midias`);
    await page.getByRole('button', { name: 'Adicionar arquivos' }).waitFor();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('link', { name: 'Minhas propriedades' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/propriedades/detalhe/1');
    await page.getByText('Sem conexão com o servidor: isto não está neste aparelho').first().waitFor();

    await aDayAndAVersionLater(page);
    for (const [path, words] of [
      [LIST, 'Ver detalhe'],
      [`${detail}/despesas`, 'Despesas da propriedade'],
      [`${detail}/visitas`, 'Linha do tempo'],
      [detail, 'Responsáveis'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one after the other
      await page.goto(path);
      await page.getByText(words).first().waitFor();
      await page.getByText(/^Sem rede: dados de há 1 dia .*versão anterior do portal\.$/).waitFor();
      await settled(page);
      expect(await page.getByText('Sem conexão com o servidor').count()).toBe(0);
      // oxlint-enable no-await-in-loop
    }
    await page.context().setOffline(false);
    await page.getByText(/^Sem rede: dados de /).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: first.nome }).waitFor();

    await page.goto('/logout');
    await page.waitForURL(/\/auth\/login/);
    await expect.poll(async () => (await held(page)).rows['fonte-pacote'] ?? []).toEqual([]);
    const after = await held(page);
    expect(Object.values(after.rows).flat()).toEqual([]);
    expect(after.cached.filter((path) => path !== '/' && !/\.\w+$/.test(path))).toEqual([]);
    // Its colours and language, and what the tests themselves write.
    expect(
      after.storage.filter((name) => !/^(mui-mode|fonte\.language|e2e|fonte\.destination)$/.test(name)),
    ).toEqual([]);
  });
});

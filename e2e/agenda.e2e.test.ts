import { readFile } from 'node:fs/promises';
import { propertyAgenda } from '@fonte/contracts/endpoints/properties';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** A technician's week: proposed, changed, taken along, printed; gone with the sign-out. */

const stage = useStage();
const AGENDA = '/minhas-propriedades/agenda';

/** Names of a day's visits, in their order. */
const stopsOn = (page: Page, day: RegExp) =>
  page
    .getByRole('region', { name: day })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent ?? ''));

const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('a week of visits', () => {
  it('is proposed by lateness, changed, comes back as it was left, and is gone from the device once its owner has signed out', async () => {
    const technician = await signIn(stage.portal, 'tecnico');
    const { propriedades } = await technician.call(propertyAgenda, {});
    const page = await stage.open('tecnico', AGENDA);
    await page.getByRole('button', { name: 'Propor a agenda' }).click();
    await page.getByRole('region', { name: /^Segunda/ }).waitFor();
    const monday = await stopsOn(page, /^Segunda/);
    expect(monday).toHaveLength(4);
    // Nobody stands in the week who misses fewer visits than somebody who was left out.
    const links = await page
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const planned = new Set(links.map((href) => /detalhe\/(\d+)/.exec(href ?? '')?.[1]));
    const placed = propriedades.filter(({ lat }) => lat !== null);
    const missing = (inWeek: boolean) =>
      placed
        .filter(({ codigo }) => planned.has(codigo.replaceAll('.', '')) === inWeek)
        .map(({ faltam }) => faltam);
    expect(missing(true)).toHaveLength(20);
    expect(Math.min(...missing(true))).toBeGreaterThanOrEqual(Math.max(...missing(false)));
    expect(await violations(page)).toEqual([]);

    const [first, second] = monday as [string, string];
    await page.getByRole('button', { name: `Descer ${first}` }).click();
    await expect.poll(() => stopsOn(page, /^Segunda/)).toEqual([second, first, ...monday.slice(2)]);
    await page.getByRole('combobox', { name: `Dia de ${second}` }).selectOption({ index: 1 });
    await expect.poll(() => stopsOn(page, /^Terça/)).toContain(second);
    await page.getByRole('button', { name: `Tirar ${first} da agenda` }).click();
    await expect.poll(() => stopsOn(page, /^Segunda/)).toEqual(monday.slice(2));
    const tuesday = await stopsOn(page, /^Terça/);
    await page.reload();
    await expect.poll(() => stopsOn(page, /^Segunda/)).toEqual(monday.slice(2));
    expect(await stopsOn(page, /^Terça/)).toEqual(tuesday);

    expect(await page.evaluate(() => localStorage.getItem('fonte.agenda'))).not.toBeNull();
    await page.goto('/logout');
    await page.waitForURL(/\/auth\/login/);
    expect(await page.evaluate(() => localStorage.getItem('fonte.agenda'))).toBeNull();
  });

  it('is taken along as a calendar and on paper, also without a network', async () => {
    const page = await stage.open('tecnico', AGENDA, {
      viewport: PHONE,
      serviceWorkers: 'allow',
      expects: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/,
    });
    await page.getByRole('button', { name: 'Propor a agenda' }).click();
    await page.getByRole('region', { name: /^Sexta/ }).waitFor();
    expect(await beyond(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    const monday = await stopsOn(page, /^Segunda/);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar calendário (.ics)' }).click(),
    ]);
    const calendar = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(20);
    for (const [index, name] of monday.entries()) expect(calendar).toContain(`SUMMARY:${index + 1}. ${name}`);

    // Until the worker has what the page and its sheet of paper are made of: all that has come, and not the last of it alone.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const came = performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name))
            .filter(
              ({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.js$/.test(pathname),
            );
          const missing = await Promise.all(
            came.map(async ({ href }) => ((await caches.match(href)) ? [] : [href])),
          );
          return {
            missing: missing.flat(),
            sheet: came.some(({ pathname }) => pathname.includes('sheet-route')),
          };
        }),
      )
      .toEqual({ missing: [], sheet: true });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(/^Sem rede: propriedades de /).waitFor();
    expect(await stopsOn(page, /^Segunda/)).toEqual(monday);
    const [sheet] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Imprimir' }).click(),
    ]);
    await sheet.getByRole('heading', { level: 1, name: /^Semana de / }).waitFor();
    const names = await sheet
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => row.textContent ?? ''));
    for (const name of monday) expect(names.some((row) => row.includes(name))).toBe(true);
    await page.context().setOffline(false);
  });

  it('asks a supervisor whose week it is', async () => {
    const page = await stage.open('supervisor', AGENDA);
    const whose = page.getByRole('combobox', { name: 'Técnico' });
    await whose.click();
    const list = page.getByRole('listbox');
    const names = await list.getByRole('option').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    await list.getByRole('option', { name: names.at(-1) ?? '', exact: true }).click();
    await page.getByRole('button', { name: 'Propor a agenda' }).click();
    await page.getByRole('region', { name: /^Segunda/ }).waitFor();
    expect((await stopsOn(page, /^Segunda/)).length).toBeGreaterThan(0);
    // Another technician's week is still to be planned.
    await whose.click();
    await list.getByRole('option', { name: names[0] ?? '', exact: true }).click();
    await page.getByText('Esta semana ainda não tem agenda').waitFor();
  });
});

import { readFileSync } from 'node:fs';
import type { Profile } from '@fonte/contracts';
import { lawsuits } from '@fonte/contracts/endpoints/lawsuits';
import { describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { csvLines } from './src/files.ts';
import {
  anyProperty,
  at,
  boxOf,
  countsOf,
  drag,
  hits,
  LAPTOP_BOX,
  openMap,
  panel,
  results,
  tool,
} from './src/full-map.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** Selections on the full map, lawsuits, and the map as a file (second text, 2.3 and 2.4). */

const stage = useStage();

describe('selection', () => {
  it.each<Profile>(['administrador', 'coordenador'])(
    'by a box as %s finds in every visible layer what the database says',
    async (profile) => {
      const caller = await signIn(stage.portal, profile);
      const page = await openMap(stage, profile, at(await anyProperty(caller), 9));
      await tool(page, 'Caixa').click();
      await drag(page, ...LAPTOP_BOX);
      await page.keyboard.press('Escape');
      const counts = await countsOf(page);
      const box = await boxOf(page);
      const expected = new Map([
        ['Propriedades', await hits(caller, 'propriedades', box)],
        ['CAR', await hits(caller, 'propriedades_car', box)],
        ['Vegetação nativa', await hits(caller, 'vegetacao_nativa', box)],
      ]);
      expect(counts).toEqual(new Map([...expected].filter(([, count]) => count > 0)));
      const total = [...expected.values()].reduce((sum, count) => sum + count, 0);
      await results(page)
        .getByText(new RegExp(`^Na seleção: ${total.toLocaleString('pt-BR')} fei`))
        .waitFor();
      if (profile !== 'administrador') return;
      // What is seen, as a picture; the PDF, whose paper is chosen first: mapa-paper.e2e.test.ts.
      await page.getByRole('button', { name: 'Imagem e PDF' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Imagem (PNG)' }).click(),
      ]);
      const bytes = readFileSync(await download.path());
      expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
      expect(bytes.length).toBeGreaterThan(20_000);
    },
  );

  it('leafs through all features, fetching when those at hand are exhausted, and is downloaded with as many', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const page = await openMap(
      stage,
      'administrador',
      `${at(await anyProperty(caller), 6)}&camadas=selecao,propriedades`,
    );
    await tool(page, 'Caixa').click();
    await drag(page, ...LAPTOP_BOX);
    await page.keyboard.press('Escape');
    const total = (await countsOf(page)).get('Propriedades') ?? 0;
    expect(total).toBeGreaterThan(20);
    const seen = new Set<string>();
    for (let index = 1; index <= 22; index += 1) {
      await results(page)
        .getByText(`${index} de ${total.toLocaleString('pt-BR')}`, { exact: true })
        .waitFor();
      await expect.poll(() => results(page).getByRole('article').getByRole('heading').count()).toBe(1);
      const code = (await results(page).getByRole('article').locator('span').first().textContent()) ?? '';
      await expect.poll(() => seen.has(code)).toBe(false);
      seen.add(code);
      if (index < 22) await results(page).getByRole('button', { name: 'Próximo' }).click();
    }
    expect(seen.size).toBe(22);

    await results(page)
      .getByRole('button', { name: /^Baixar / })
      .click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    const lines = text.includes(';') ? csvLines(text) : text.trim().split('\n');
    expect(lines.length - 1).toBe(total);
  });

  it('by an area drawn with the keyboard at the crosshair is the same as one drawn by clicks', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const page = await openMap(
      stage,
      'administrador',
      `${at(await anyProperty(caller), 8)}&camadas=selecao,ufs`,
    );
    await tool(page, 'Area').click();
    await page.getByRole('application', { name: /^Mapa/ }).focus();
    const place = () => new URL(page.url()).searchParams.get('lugar');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      const before = place();
      await page.keyboard.press('Enter');
      await page.keyboard.press(key);
      await expect.poll(place).not.toBe(before);
    }
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.keyboard.press('Escape');
    expect((await countsOf(page)).get('Estados')).toBeGreaterThan(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('area')?.split('_')).toHaveLength(3);
  });

  it('by a box of two taps on a phone, however the finger trembles, and by the keyboard at the crosshair', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const page = await openMap(
      stage,
      'administrador',
      `${at(await anyProperty(caller), 8)}&camadas=selecao,ufs`,
      { viewport: PHONE },
    );
    await page.getByRole('button', { name: 'Selecionar' }).click();
    await tool(page, 'Caixa').click();
    const tap = async (x: number, y: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 3, y + 2);
      await page.mouse.up();
    };
    await tap(60, 420);
    await tap(200, 560);
    const [west = 0, south = 0, east = 0, north = 0] = await boxOf(page);
    // 140 pixels of zoom 8.
    expect([east - west, north - south].map((side) => side > 0.5 && side < 1)).toEqual([true, true]);
    const asked = () => new URL(page.url()).searchParams.get('caixa');
    const [first, place] = [asked(), () => new URL(page.url()).searchParams.get('lugar')];
    await page.getByRole('application', { name: /^Mapa/ }).focus();
    await page.keyboard.press('Enter');
    for (const key of ['ArrowRight', 'ArrowDown']) {
      const before = place();
      // oxlint-disable-next-line no-await-in-loop -- one map
      await page.keyboard.press(key);
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(place).not.toBe(before);
    }
    await page.keyboard.press('Enter');
    await expect.poll(asked).not.toBe(first);
    expect((await countsOf(page)).get('Estados')).toBeGreaterThan(0);
  });

  it('is not downloaded by observers', async () => {
    // Observers are told no property: the place is one that staff know.
    const caller = await signIn(stage.portal, 'administrador');
    const page = await openMap(
      stage,
      'giz',
      `${at(await anyProperty(caller), 8)}&camadas=selecao,propriedades`,
    );
    await tool(page, 'Caixa').click();
    await drag(page, ...LAPTOP_BOX);
    await countsOf(page);
    expect(
      await results(page)
        .getByRole('button', { name: /^Baixar / })
        .count(),
    ).toBe(0);
  });
});

describe('lawsuits', () => {
  it('have their card with the parties where one clicks, and filters that stand in the sub-header', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const { features } = await caller.call(lawsuits, { query: {} });
    const found = features.find(({ geometry, properties }) => geometry && properties.partes.length > 0);
    const [lon, lat] = found?.geometry?.coordinates ?? [];
    if (!found || lon === undefined || lat === undefined)
      throw new Error('no lawsuit with a place and parties');
    const page = await stage.open(
      'administrador',
      `/mapa?ano=todos&uf=todas&camadas=processos&lugar=${lon},${lat},10`,
    );
    const map = page.getByRole('application', { name: /^Mapa/ });
    await map.waitFor();
    await settled(page);
    await map.click();
    const card = results(page).getByRole('article');
    await card.getByRole('heading', { name: found.properties['Numero do processo'] }).waitFor();
    await results(page).getByRole('heading', { name: 'Partes' }).waitFor();
    await page.getByRole('button', { name: 'Filtrar processos' }).click();
    const filters = page.getByRole('dialog', { name: 'Filtros dos processos' });
    await filters.getByRole('combobox', { name: 'Tribunal' }).click();
    await page.getByRole('option', { name: new RegExp(`^${found.properties.tribunal} `) }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('tribunal')).toBe(found.properties.tribunal);
    await page.getByText(`Tribunal: ${found.properties.tribunal}`).waitFor();
  });

  it('that a selection finds have their parties by their number, wherever they lie', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const { lon, lat } = await anyProperty(caller);
    const page = await openMap(
      stage,
      'administrador',
      `&ano=todos&camadas=selecao,processos&lugar=${lon},${lat},7`,
    );
    await tool(page, 'Caixa').click();
    const asked = page.waitForRequest((request) => request.url().includes('/findall/datajud?'));
    await drag(page, ...LAPTOP_BOX);
    await page.keyboard.press('Escape');
    const number = await results(page).getByRole('article').getByRole('heading').textContent();
    expect(new URL((await asked).url()).searchParams.get('filter')).toBe(`"numero" = '${number}'`);
    await results(page).getByRole('heading', { name: 'Partes' }).waitFor();
    await results(page)
      .getByText(/^Tipo de pessoa: /)
      .first()
      .waitFor();
  });

  it('are not there for a supervisor', async () => {
    const page = await openMap(stage, 'supervisor', '&camadas=processos');
    expect(await panel(page, 'Camadas').getByText('Processos judiciais').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Filtrar processos' }).count()).toBe(0);
  });
});

import { layersOf, type Profile, type ReportAnswer, type Row } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reportPath, signIn } from './src/api.ts';
import { LAPTOP, PHONE, type Viewport } from './src/browser.ts';
import { anyProperty, at, drag, openMap, panel, results, tool } from './src/full-map.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** The full map (second text, 2.3): layers, legend, search, measures. */

const stage = useStage();

/** A map just opened has the layers of its profile, and hides what its legend does. */
async function expectLayers(page: Page, profile: Profile): Promise<void> {
  const tree = panel(page, 'Camadas');
  for (const group of ['Ambiente', 'Hidrografia', 'Limites', 'Justiça', 'Desenho e seleção']) {
    const closed = tree.getByRole('button', { name: `Abrir ${group}` });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (await closed.count()) await closed.click();
  }
  const names = await tree.getByRole('listitem').locator('label').allTextContents();
  const own = new Set(['Desenho', 'Seleção']);
  expect(names.filter((name) => !own.has(name))).toEqual(layersOf(profile).map(({ title }) => title));
  expect(names.includes('Bacias hidrográficas 20km')).toBe(profile === 'administrador');
  await tree.getByText('Sem imagem de satélite nesta instalação').waitFor();
  // A row of the legend hides its class, on the map and in the address.
  const legend = panel(page, 'Legenda');
  await legend.getByText('Ativa concluida').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('ocultas')).toBe('propriedades:a_concluida');
  expect(await legend.getByRole('checkbox', { name: 'Ativa concluida' }).isChecked()).toBe(false);
}

describe('layers', () => {
  it('of an administrador are all; the legend hides their classes; they are filtered by name, made clearer, put in another order by the keyboard, and kept in the address', async () => {
    const page = await openMap(stage, 'administrador');
    await expectLayers(page, 'administrador');
    const tree = panel(page, 'Camadas');
    await tree.getByLabel('Filtrar camadas').fill('reserva');
    await tree.getByRole('checkbox', { name: 'Reserva legal' }).check();
    expect(await tree.getByRole('listitem').count()).toBe(1);
    await tree.getByRole('button', { name: 'Opções de Reserva legal' }).click();
    await tree.getByRole('slider', { name: 'Opacidade de Reserva legal' }).press('ArrowLeft');
    await tree.getByLabel('Filtrar camadas').fill('');
    await tree.getByRole('button', { name: 'Abrir Ordem das camadas' }).click();
    await tree.getByRole('button', { name: /^Mover Reserva legal/ }).press('ArrowUp');
    await expect
      .poll(() => new URL(page.url()).searchParams.get('camadas'))
      .toMatch(/reserva_legal:95,vegetacao_nativa$/);
    await page.reload();
    const reserve = panel(page, 'Legenda').getByRole('checkbox', { name: 'Reserva legal' });
    expect(await reserve.isChecked()).toBe(true);
  });

  it('of giz are those it may see, and the legend hides their classes', async () => {
    await expectLayers(await openMap(stage, 'giz'), 'giz');
  });

  it('say in the tree that they did not come, and come when tried again', async () => {
    let broken = true;
    const property = await anyProperty(await signIn(stage.portal, 'administrador'));
    const page = await openMap(stage, 'administrador', at(property, 12), {
      expects: /vegetacao_nativa|ERR_FAILED/,
      before: (one) =>
        one.route(/gwc.*vegetacao_nativa/, (route) => (broken ? route.abort('failed') : route.continue())),
    });
    const alert = panel(page, 'Camadas').getByRole('group', { name: 'Ambiente' }).getByRole('alert');
    await alert.waitFor();
    broken = false;
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await alert.waitFor({ state: 'detached' });
  });
});

describe('search', () => {
  it('focuses a property at zoom 12 by the keyboard, and its card opens', async () => {
    const property = await anyProperty(await signIn(stage.portal, 'administrador'));
    const page = await openMap(stage, 'administrador');
    const search = page.getByRole('combobox', { name: 'Propriedades' });
    await search.focus();
    await page.keyboard.type(property.id);
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await results(page).getByRole('heading', { name: property.nome }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('lugar')).toMatch(/,12$/);
    expect(new URL(page.url()).searchParams.get('propriedade')).toBe(property.id);
    // A link shows the same to somebody else.
    const other = await stage.open('nacional', page.url());
    await results(other).getByRole('heading', { name: property.nome }).waitFor();
  });
});

describe('the place', () => {
  it('stays where one has panned to when a click opens the results, and comes back with the address', async () => {
    const property = await anyProperty(await signIn(stage.portal, 'administrador'));
    const page = await openMap(stage, 'administrador', `${at(property, 12)}&camadas=ufs`);
    const place = () => new URL(page.url()).searchParams.get('lugar');
    const before = place();
    await drag(page, [600, 600], [500, 450]);
    await expect.poll(place).not.toBe(before);
    await settled(page);
    const panned = place();
    await page.mouse.click(640, 480);
    await results(page)
      .getByRole('tab', { name: /Estados/ })
      .waitFor();
    expect(place()).toBe(panned);
    await page.reload();
    await panel(page, 'Camadas').waitFor();
    await settled(page);
    expect(place()).toBe(panned);
  });
});

describe('a state from afar', () => {
  it('is one mark, and leads to where its properties stand each', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const answer = (await (await caller.get(reportPath(123456))).json()) as ReportAnswer;
    const own = ((answer.series[0]?.data ?? []) as Row[]).filter(
      ({ lon, subtitle }) => lon !== null && String(subtitle).endsWith('/GO'),
    );
    const middle = (of: 'lon' | 'lat') => own.reduce((sum, row) => sum + Number(row[of]), 0) / own.length;
    const page = await openMap(stage, 'administrador', at({ lon: middle('lon'), lat: middle('lat') }, 6));
    const zoom = () => Number(new URL(page.url()).searchParams.get('lugar')?.split(',')[2]);
    expect(zoom()).toBe(6);
    const map = await page.getByRole('application', { name: /^Mapa/ }).boundingBox();
    if (!map) throw new Error('no map');
    await page.mouse.click(map.x + map.width / 2, map.y + map.height / 2);
    await expect.poll(zoom).toBeGreaterThan(6.9);
    // No place was asked about.
    expect(await results(page).count()).toBe(0);
  });
});

/** The places of the page that the keyboard goes through from the search on, by their names. */
const placesOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll('main input, main button, main [tabindex="0"], main a[href]'),
    ];
    const from = stops.indexOf(document.activeElement as Element);
    const named = stops.slice(from).map((stop) => {
      const place = stop.closest('section, [role=toolbar]');
      const title = place?.getAttribute('aria-labelledby');
      return (
        place?.getAttribute('aria-label') ??
        (title ? document.querySelector(`#${CSS.escape(title)}`)?.textContent : '')
      );
    });
    return named.filter((name, index) => name && name !== named[index - 1]);
  });

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;

/** Which of these places, by number, lie on each other or are not wholly in the window. */
function overlapsOf(places: readonly Box[], window: Viewport): string[] {
  return places.flatMap((one, at) => {
    if (!one || one.x < 0 || one.y < 0) return [`${at}`];
    const [right, foot] = [one.x + one.width, one.y + one.height];
    if (right > window.width || foot > window.height) return [`${at}`];
    return places
      .slice(at + 1)
      .flatMap((other, after) =>
        other &&
        one.x < other.x + other.width &&
        other.x < right &&
        one.y < other.y + other.height &&
        other.y < foot
          ? [`${at} ${at + 1 + after}`]
          : [],
      );
  });
}

describe.each<[string, Viewport]>([
  ['laptop', LAPTOP],
  ['phone', PHONE],
])('on a %s', (name, viewport) => {
  it('leaves the selected property in sight, beside the panels, in the order of the keyboard, and has no accessibility violation with it open, nor with a tool on', async () => {
    const property = await anyProperty(await signIn(stage.portal, 'coordenador'));
    const page = await openMap(stage, 'coordenador', `${at(property, 12)}&propriedade=${property.id}`, {
      viewport,
    });
    await results(page).getByRole('heading', { name: property.nome }).waitFor();
    const sheet = await results(page).boundingBox();
    const map = await page.getByRole('application', { name: /^Mapa/ }).boundingBox();
    if (!sheet || !map) throw new Error('no panel');
    if (name === 'phone') expect(sheet.height).toBeLessThanOrEqual(map.height * 0.45 + 1);
    else {
      expect(sheet.width).toBe(250);
      // Each whole and in sight, with the search and the tools between the columns.
      const places = await Promise.all(
        ['Camadas', 'Resultados', 'Legenda'].map((one) => panel(page, one).boundingBox()),
      );
      const search = page.getByRole('combobox', { name: 'Propriedades' });
      const tools = ['Medir', 'Selecionar'].map((one) => page.getByRole('toolbar', { name: one }));
      const bars = await Promise.all([search, ...tools].map((one) => one.boundingBox()));
      expect(overlapsOf([...places, ...bars], LAPTOP)).toEqual([]);
      await page.getByRole('combobox', { name: 'Propriedades' }).focus();
      expect(await placesOf(page)).toEqual(['Medir', 'Selecionar', 'Camadas', 'Resultados', 'Legenda']);
    }
    expect(await violations(page)).toEqual([]);
    if (name === 'phone') await page.getByRole('button', { name: 'Selecionar' }).click();
    await tool(page, 'Area').click();
    expect(await violations(page)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { layersOf, type Profile } from '@fonte/contracts';
import type { LawsuitsAnswer } from '@fonte/contracts/routes/lawsuits';
import type { FoundProperty } from '@fonte/contracts/routes/properties';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, type Caller } from './src/api.ts';
import { violations } from './src/axe.ts';
import { LAPTOP, PHONE, type Viewport } from './src/browser.ts';
import { numberOf } from './src/dashboard.ts';
import { csvLines } from './src/files.ts';
import { useStage, type StageOptions } from './src/stage.ts';

/** The full map (second text, 2.3). */

const stage = useStage();

/** Opens the map without motion, and waits until its points have been counted. */
async function openMap(profile: Profile, search = '', options: StageOptions = {}): Promise<Page> {
  const page = await stage.open(profile, `/mapa?ano=2025&uf=todas${search}`, {
    reducedMotion: 'reduce',
    ...options,
  });
  await page.getByRole('application', { name: /^Mapa/ }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const results = (page: Page): Locator => panel(page, 'Resultados');
const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A property with a point, as the search finds it. */
async function anyProperty(caller: Caller): Promise<FoundProperty> {
  const answer = await caller.get('/api/indicators/properties/search?texto=5');
  const found = ((await answer.json()) as FoundProperty[]).find(({ lon }) => lon !== null);
  if (!found) throw new Error('no property with a point');
  return found;
}

/** Address part that shows a place. */
const at = ({ lon, lat }: FoundProperty, zoom: number): string => `&lugar=${lon},${lat},${zoom}`;

const WFS = '/api/mapa/geoserver/programa/ows?service=WFS&version=2.0.0&request=GetFeature&resultType=hits';

/** What the database says lies in a box, through WFS. */
async function hits(caller: Caller, layer: string, box: readonly number[]): Promise<number> {
  const [west, south, east, north] = box;
  const filter = `INTERSECTS(geom, POLYGON((${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}, ${west} ${south})))`;
  const answer = await caller.get(
    `${WFS}&typeNames=programa:${layer}&viewparams=ano:2025&cql_filter=${encodeURIComponent(filter)}`,
  );
  return Number(/numberMatched="(\d+)"/.exec(await answer.text())?.[1]);
}

/** The box that the address tells. */
async function boxOf(page: Page): Promise<number[]> {
  await expect.poll(() => new URL(page.url()).searchParams.get('caixa')).not.toBeNull();
  const corners = (new URL(page.url()).searchParams.get('caixa') ?? '')
    .split('_')
    .map((pair) => pair.split(',').map(Number));
  const [xs, ys] = [corners.map(([x]) => x ?? 0), corners.map(([, y]) => y ?? 0)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Tabs of the results with their counts, once they are counted. */
async function countsOf(page: Page): Promise<Map<string, number>> {
  const tabs = results(page).getByRole('tab');
  await tabs.first().waitFor();
  await expect
    .poll(async () => (await tabs.allTextContents()).some((text) => text.includes('…')))
    .toBe(false);
  return new Map(
    (await tabs.allTextContents()).map((text) => {
      const [, name = '', count = ''] = /^(.*\D)\s([\d.]+)$/.exec(text) ?? [];
      return [name, numberOf(count)];
    }),
  );
}

async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await page.mouse.move(...to);
  await page.mouse.up();
}

const LAPTOP_BOX = [
  [420, 330],
  [1000, 680],
] as const;

describe('layers', () => {
  it.each<Profile>(['administrador', 'giz'])('of %s are those it may see', async (profile) => {
    const page = await openMap(profile);
    const tree = panel(page, 'Camadas');
    for (const group of ['Ambiente', 'Hidrografia', 'Limites', 'Justiça', 'Desenho e seleção']) {
      const closed = tree.getByRole('button', { name: `Abrir ${group}` });
      if (await closed.count()) await closed.click();
    }
    const names = await tree.getByRole('listitem').locator('label').allTextContents();
    const own = new Set(['Desenho', 'Seleção']);
    expect(names.filter((name) => !own.has(name))).toEqual(layersOf(profile).map(({ title }) => title));
    expect(names.includes('Bacias hidrográficas 20km')).toBe(profile === 'administrador');
  });

  it('are filtered by name, made clearer, put in another order by the keyboard, and kept in the address', async () => {
    const page = await openMap('administrador');
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

  it('say in the tree that they did not come, and come when tried again', async () => {
    let broken = true;
    const page = await openMap('administrador', '', {
      expects: /vegetacao_nativa|ERR_FAILED/,
      before: (one) =>
        one.route(/gwc.*vegetacao_nativa/, (route) => (broken ? route.abort('failed') : route.continue())),
    });
    const caller = await signIn(stage.portal, 'administrador');
    const property = await anyProperty(caller);
    await page.goto(`/mapa?ano=2025&uf=todas${at(property, 12)}`);
    const alert = panel(page, 'Camadas').getByRole('group', { name: 'Ambiente' }).getByRole('alert');
    await alert.waitFor();
    broken = false;
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await alert.waitFor({ state: 'detached' });
  });
});

describe('legend', () => {
  it('hides a class by its row, on the map and in the address', async () => {
    const page = await openMap('administrador');
    const legend = panel(page, 'Legenda');
    await legend.getByText('Ativa concluida').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('ocultas')).toBe('propriedades:a_concluida');
    expect(await legend.getByRole('checkbox', { name: 'Ativa concluida' }).isChecked()).toBe(false);
  });
});

describe('search', () => {
  it('focuses a property at zoom 12 by the keyboard, and its card opens', async () => {
    const property = await anyProperty(await signIn(stage.portal, 'administrador'));
    const page = await openMap('administrador');
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
    const other = await stage.open('nacional', page.url(), { reducedMotion: 'reduce' });
    await results(other).getByRole('heading', { name: property.nome }).waitFor();
  });
});

describe('measuring', () => {
  it('draws by clicks, ends by a double click, and Esc ends the tool', async () => {
    const page = await openMap('administrador', '&camadas=desenho');
    await tool(page, 'Linha').click();
    expect(await tool(page, 'Linha').getAttribute('aria-pressed')).toBe('true');
    await page.getByText(/^Medida ativa/).waitFor();
    await page.mouse.click(500, 400);
    await page.getByRole('button', { name: 'Desfazer' }).waitFor();
    await page.mouse.click(650, 450, { delay: 400 });
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect.poll(() => tool(page, 'Apagar medidas').isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => tool(page, 'Linha').getAttribute('aria-pressed')).toBe('false');
    // A measure is no selection: nothing was asked.
    expect(await results(page).count()).toBe(0);
  });
});

describe('selection', () => {
  it.each<Profile>(['administrador', 'coordenador'])(
    'by a box as %s finds in every visible layer what the database says',
    async (profile) => {
      const caller = await signIn(stage.portal, profile);
      const page = await openMap(profile, at(await anyProperty(caller), 9));
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
    },
  );

  it('leafs through all features, fetching when those at hand are exhausted', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const page = await openMap(
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
  });

  it('by an area drawn with the keyboard at the crosshair is the same as one drawn by clicks', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const page = await openMap('administrador', `${at(await anyProperty(caller), 8)}&camadas=selecao,ufs`);
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

  it('is downloaded with the features that were counted', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const page = await openMap(
      'administrador',
      `${at(await anyProperty(caller), 9)}&camadas=selecao,propriedades`,
    );
    await tool(page, 'Caixa').click();
    await drag(page, ...LAPTOP_BOX);
    await page.keyboard.press('Escape');
    const total = (await countsOf(page)).get('Propriedades') ?? 0;
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

  it('is not downloaded by observers', async () => {
    const caller = await signIn(stage.portal, 'giz');
    const page = await openMap('giz', `${at(await anyProperty(caller), 8)}&camadas=selecao,propriedades`);
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
    const { features } = (await (
      await caller.get('/api/db/database/findall/datajud')
    ).json()) as LawsuitsAnswer;
    const found = features.find(({ geometry, properties }) => geometry && properties.partes.length > 0);
    const [lon, lat] = found?.geometry?.coordinates ?? [];
    if (!found || lon === undefined || lat === undefined)
      throw new Error('no lawsuit with a place and parties');
    const page = await stage.open(
      'administrador',
      `/mapa?ano=todos&uf=todas&camadas=processos&lugar=${lon},${lat},10`,
      {
        reducedMotion: 'reduce',
      },
    );
    const map = page.getByRole('application', { name: /^Mapa/ });
    await map.waitFor();
    await page.waitForLoadState('networkidle');
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

  it('are not there for a supervisor', async () => {
    const page = await openMap('supervisor', '&camadas=processos');
    expect(await panel(page, 'Camadas').getByText('Processos judiciais').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Filtrar processos' }).count()).toBe(0);
  });
});

describe('a file of the map', () => {
  it.each([
    ['Imagem (PNG)', [0x89, 0x50, 0x4e, 0x47]],
    ['Documento (PDF)', [0x25, 0x50, 0x44, 0x46]],
  ])('%s', async (name, begins) => {
    const page = await openMap('administrador');
    await page.getByRole('button', { name: 'Imagem e PDF' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    expect([...bytes.subarray(0, 4)]).toEqual(begins);
    expect(bytes.length).toBeGreaterThan(20_000);
  });
});

describe.each<[string, Viewport]>([
  ['laptop', LAPTOP],
  ['phone', PHONE],
])('on a %s', (name, viewport) => {
  it('has no accessibility violation with a property open, nor a tool on', async () => {
    const property = await anyProperty(await signIn(stage.portal, 'coordenador'));
    const page = await openMap('coordenador', `${at(property, 12)}&propriedade=${property.id}`, { viewport });
    await results(page).getByRole('heading', { name: property.nome }).waitFor();
    expect(await violations(page)).toEqual([]);
    if (name === 'phone') await page.getByRole('button', { name: 'Selecionar' }).click();
    await tool(page, 'Area').click();
    expect(await violations(page)).toEqual([]);
  });

  it('leaves the selected property in sight, beside the panels', async () => {
    const property = await anyProperty(await signIn(stage.portal, 'coordenador'));
    const page = await openMap('coordenador', `${at(property, 12)}&propriedade=${property.id}`, { viewport });
    await results(page).getByRole('heading', { name: property.nome }).waitFor();
    const sheet = await results(page).boundingBox();
    const map = await page.getByRole('application', { name: /^Mapa/ }).boundingBox();
    if (!sheet || !map) throw new Error('no panel');
    if (name === 'phone') expect(sheet.height).toBeLessThanOrEqual(map.height * 0.45 + 1);
    else expect(sheet.width).toBe(250);
  });
});

import type { Profile, ReportAnswer, Row } from '@fonte/contracts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { featuresAddress } from './src/full-map.ts';
import { reportPath, signIn } from './src/api.ts';
import { card, figureOf, numberOf } from './src/dashboard.ts';
import { cross, recordText, textOfLastFrame } from './src/drawn-text.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** The polygons page (second text, 2.5) and the map of one property that it leads to (2.18). */

const stage = useStage();
const PATH = '/propriedades/poligono';
const map = (page: Page): Locator => card(page, 'Mapa de polígonos');

async function openPage(profile: Profile, search = 'ano=2025&uf=todas'): Promise<Page> {
  const page = await stage.open(profile, `${PATH}?${search}`);
  await map(page).getByRole('application').waitFor();
  return page;
}

const rowsOf = async (profile: Profile, report: number): Promise<Row[]> => {
  const caller = await signIn(stage.portal, profile);
  return ((await (await caller.get(reportPath(report))).json()) as ReportAnswer).tbody;
};

/** An outline that no other polygon covers the middle of, and that middle. */
async function outline(): Promise<{ code: string; name: string; at: string }> {
  const rows = await rowsOf('administrador', 67676705);
  const row = rows.find((one) => one['_5'] === 'propriedade');
  const [west = 0, south = 0, east = 0, north = 0] = String(row?.['_10']).split(',').map(Number);
  return {
    code: String(row?.['_2']),
    name: String(row?.['_3']),
    at: `${((west + east) / 2).toFixed(5)},${((south + north) / 2).toFixed(5)}`,
  };
}

/** '500 m' of a map's scale. */
const scaleOf = (place: Locator): Promise<string | null> => place.getByText(/^[\d,]+ k?m$/).textContent();

/** A property with at least so many areas, and their names. */
async function areasOfOne(least: number): Promise<{ code: string; names: string[] }> {
  const caller = await signIn(stage.portal, 'administrador');
  const answer = await caller.get(
    featuresAddress({
      typeNames: 'programa:poligonos',
      outputFormat: 'application/json',
      propertyName: 'cod_propriedade,nome_area',
    }),
  );
  const { features } = (await answer.json()) as {
    features: { properties: { cod_propriedade: string; nome_area: string } }[];
  };
  const namesOf = (code: string | undefined) =>
    features.flatMap(({ properties: one }) => (one.cod_propriedade === code ? [one.nome_area] : []));
  const code = features
    .map(({ properties }) => properties.cod_propriedade)
    .find((one) => namesOf(one).length >= least);
  if (code === undefined) throw new Error('no property with so many areas');
  return { code, names: namesOf(code) };
}

describe('the map', () => {
  it('says whose polygons are under a click, and under Enter at its middle', async () => {
    const { code, at } = await outline();
    const page = await openPage('administrador', `ano=2025&uf=todas&lugar=${at},15`);
    await settled(page);
    const ground = map(page).getByRole('application');
    const { x, y, width, height } = (await ground.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    const dialog = page.getByRole('dialog', { name: 'Polígonos neste lugar' });
    await dialog.getByText(code).waitFor();
    expect(await dialog.getByRole('columnheader').allTextContents()).toEqual([
      'ID da propriedade',
      'Código do polígono',
      'Propriedade',
      'Técnico',
      'Supervisor',
      'Nome da área',
      'Tipo da área',
      'Área total (ha)',
    ]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await ground.focus();
    await page.keyboard.press('Enter');
    await dialog.getByText(code).waitFor();
  });

  it('says on the map that there is none under a click, without a dialog that would have to be closed', async () => {
    // The open sea.
    const page = await openPage('nacional', 'ano=2025&uf=todas&lugar=-30,-20,9');
    await settled(page);
    const ground = map(page).getByRole('application');
    const { x, y, width, height } = (await ground.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    const told = map(page).getByRole('status').filter({ hasText: 'Nenhum polígono neste lugar.' });
    await told.waitFor();
    expect(await told.textContent()).toContain('Contam os registrados até 2025.');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await told.getByRole('button', { name: 'Fechar' }).click();
    await told.waitFor({ state: 'detached' });
  });

  it('keeps what the legend hides in the address, and asks the tiles without it; finds a property, lists its polygons, and leads to its map', async () => {
    const page = await openPage('nacional');
    const asked = page.waitForRequest((request) => /gwc\/service\/wms.*cql_filter=.*abc/.test(request.url()));
    await map(page).getByRole('checkbox', { name: 'Áreas ABC' }).uncheck();
    await asked;
    await expect.poll(() => new URL(page.url()).searchParams.get('ocultas')).toBe('abc');
    await page.reload();
    await map(page).getByRole('checkbox', { name: 'Áreas ABC' }).waitFor();
    expect(await map(page).getByRole('checkbox', { name: 'Áreas ABC' }).isChecked()).toBe(false);

    const search = map(page).getByRole('combobox', { name: 'Propriedades' });
    await search.fill('zzzz');
    await page.getByText('Não encontrado').waitFor();
    await search.fill('52.0');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(8);
    await page.getByRole('option').first().click();
    await map(page).getByRole('button', { name: 'Ver polígonos' }).click();
    const list = page.getByRole('dialog', { name: /^Polígonos de / });
    await list.getByRole('row').nth(1).getByRole('button').click();
    const property = page.getByRole('dialog');
    await property.getByRole('checkbox', { name: 'Car', exact: true }).waitFor();
    await property.getByRole('button', { name: 'Ver tabela das áreas' }).click();
    // In the same dialog: none opens over another.
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await property.getByRole('columnheader').allTextContents()).toEqual([
      'Nome da área',
      'Tipo da área',
      'Somatório da área',
    ]);
    await page.getByRole('button', { name: 'Voltar ao mapa' }).click();
    await property.getByRole('checkbox', { name: 'Car', exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('propriedade')).toMatch(/^52/);
  });

  it('has the rows of its own state only', async () => {
    const page = await openPage('coordenador', 'ano=2025');
    const [tile, whole] = await Promise.all([
      figureOf(card(page, 'Polígonos por KML')).textContent(),
      rowsOf('administrador', 13040),
    ]);
    expect(numberOf(tile)).toBeGreaterThan(0);
    expect(numberOf(tile)).toBeLessThan(Number(whole[0]?.['valor']));
  });
});

describe('the map of a property', () => {
  it('writes no name over another: from afar some give way', async () => {
    const { code, names } = await areasOfOne(3);
    const page = await stage.open('administrador', `${PATH}?ano=2025&uf=todas&propriedade=${code}`, {
      before: recordText,
    });
    await map(page).getByRole('button', { name: 'Ver polígonos' }).click();
    const list = page.getByRole('dialog', { name: /^Polígonos de / });
    await list.getByRole('row').nth(1).getByRole('button').click();
    const property = page.getByRole('dialog');
    await property.getByRole('checkbox', { name: 'Car', exact: true }).waitFor();
    const written = () => textOfLastFrame(page, names);
    await expect.poll(async () => (await written()).length).toBeGreaterThan(0);
    const away = property.getByRole('button', { name: 'Afastar' });
    const seen: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const before = await scaleOf(property);
      await away.click();
      await expect.poll(() => scaleOf(property)).not.toBe(before);
      await settled(page);
      const now = await written();
      const pairs = now.flatMap((one, index) => now.slice(index + 1).map((other) => [one, other] as const));
      expect(pairs.filter(([one, other]) => cross(one, other))).toEqual([]);
      seen.push(now.length);
    }
    expect(seen.at(-1)).toBeGreaterThan(0);
    expect(seen.at(-1)).toBeLessThan(names.length);
  });
});

describe('who may', () => {
  it('files are offered to four profiles', async () => {
    const page = await openPage('supervisor');
    await map(page).getByRole('button', { name: 'Baixar' }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Polígonos atuais (csv)',
      'Polígonos por KML (csv)',
      'Histórico de polígonos (csv)',
      'Sobreposições de polígonos, todos os anos (csv)',
      'Polígonos do mapa (excel)',
      'Polígonos do mapa (shape)',
    ]);
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Polígonos do mapa (shape)' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    const technician = await openPage('tecnico');
    await technician.getByRole('heading', { name: 'Polígonos por KML, por estado e técnico' }).waitFor();
    expect(await technician.getByRole('button', { name: /Baixar/ }).count()).toBe(0);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressOf } from '@fonte/contracts';
import { municipalityNames } from '@fonte/contracts/endpoints/base-map';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { countsOf, drag, LAPTOP_BOX, openMap, panel, results, tool } from './src/full-map.ts';
import { startGeoServer, type GeoServerStub } from './src/geoserver-stub.ts';
import { startPortal, type Portal } from './src/portal.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** Layers of the institution's GeoServer and its own base map on the full map; the server's parts of them are tested beside modules/maps/proxy and modules/maps/base. */

/** Made with GDAL's MVT driver and the PMTiles package of Python: land, sea, a border, a road and a town whose name is another in Portuguese. */
const BASE_MAP = fileURLToPath(new URL('src/base-map/ensaio.pmtiles', import.meta.url));

let geoserver: GeoServerStub;
let portal: Portal;
const stage = useStage(() => portal.url);
beforeAll(async () => {
  geoserver = await startGeoServer();
  // Begun as a newcomer's: on the embedded database that it makes.
  portal = await startPortal(
    {
      DEMO_PROPERTIES: '10',
      GEOSERVER_URL: geoserver.url,
      GEOSERVER_LAYERS: 'area:rios',
      BASEMAP_PMTILES: BASE_MAP,
    },
    'own',
  );
  // A second portal beside the one of all files: the limit only ends what hangs.
}, 360_000);
beforeEach(() => {
  geoserver.up = true;
  geoserver.asked = [];
});
afterAll(async () => {
  await portal?.stop();
  await geoserver?.stop();
});

const PLACE = '&lugar=-50.9,-17.8,8';
const SHOWN = `${PLACE}&camadas=selecao,area:rios`;
const RIVERS = 'Rios da instituição';
const rivers = (page: Page): Locator => panel(page, 'Camadas').getByRole('checkbox', { name: RIVERS });
const legend = (page: Page): Locator => page.getByRole('img', { name: `Legenda de ${RIVERS}` });
const askedFor = (request: string) => geoserver.asked.filter((one) => one.get('request') === request);

describe('a layer of another server', () => {
  it('stands in a branch of its own, is shown with its legend, kept in the address; answers a click with its card, is selected by a box in its own geometry, in a system that is written out, and counted; and is hidden again', async () => {
    const page = await openMap(stage, 'giz', `${PLACE}&camadas=selecao`);
    await panel(page, 'Camadas').getByRole('button', { name: 'Abrir Outros mapas' }).click();
    expect(await legend(page).count()).toBe(0);
    await rivers(page).check();
    await expect.poll(() => new URL(page.url()).searchParams.get('camadas')).toBe('selecao,area:rios:100');
    await expect.poll(() => askedFor('GetMap').length).toBeGreaterThan(0);
    await panel(page, 'Legenda').getByText(RIVERS, { exact: true }).waitFor();
    await legend(page).waitFor();
    await panel(page, 'Camadas')
      .getByRole('button', { name: `Opções de ${RIVERS}` })
      .click();
    await panel(page, 'Camadas')
      .getByRole('slider', { name: `Opacidade de ${RIVERS}` })
      .press('ArrowLeft');
    await expect.poll(() => new URL(page.url()).searchParams.get('camadas')).toBe('selecao,area:rios:95');

    await page.mouse.click(683, 450);
    expect(await countsOf(page)).toEqual(new Map([[RIVERS, 1]]));
    await results(page).getByText('Perene').waitFor();
    expect(askedFor('GetFeatureInfo')[0]?.get('query_layers')).toBe('area:rios');

    await tool(page, 'Caixa').click();
    await drag(page, ...LAPTOP_BOX);
    await results(page).getByText('Na seleção: 1 feição').waitFor();
    expect(await countsOf(page)).toEqual(new Map([[RIVERS, 1]]));
    const [selection] = askedFor('GetFeature');
    expect(selection?.get('cql_filter')).toMatch(/INTERSECTS\("the_geom", SRID=4674;POLYGON/);
    await page.keyboard.press('Escape');

    await rivers(page).uncheck();
    await legend(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).searchParams.get('camadas')).toBe('selecao');
  });
});

describe('a server that is away', () => {
  it('is said in the tree and in the results, and both come when tried again', async () => {
    const page = await openMap(stage, 'administrador', SHOWN, { expects: /502/ });
    geoserver.up = false;
    await page.getByRole('button', { name: 'Aproximar' }).click();
    const alert = panel(page, 'Camadas').getByRole('group', { name: 'Outros mapas' }).getByRole('alert');
    await alert.getByText('Não carregou.').waitFor();
    await page.mouse.click(683, 450);
    await results(page).getByText('Não foi possível consultar esta camada').waitFor();
    // The programme's own part of the map goes on.
    expect(new URL(page.url()).pathname).toBe('/mapa');
    geoserver.up = true;
    await results(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await results(page).getByText('Perene').waitFor();
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await alert.waitFor({ state: 'detached' });
  });
});

const base = (page: Page) => panel(page, 'Camadas').getByRole('radio', { name: /^Mapa da instituição/ });

/** Colour of the base map's own canvas at a place of the page: red, green, blue. */
const colourAt = (page: Page, x: number, y: number, of = 'own-base'): Promise<string> =>
  page.evaluate(
    ([left, top, name]) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`.${name} canvas`);
      if (!canvas) return '';
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      const pixel = canvas
        .getContext('2d')
        ?.getImageData((left - box.x) * scale, (top - box.y) * scale, 1, 1);
      return [...(pixel?.data ?? [])].slice(0, 3).join(' ');
    },
    [x, y, of] as const,
  );
/** The theme's ground of the page in both schemes, and what is sea on it. */
const LAND = { light: '243 245 240', dark: '17 23 20' };
const SEA = '196 212 221';

describe('the base map of the institution', () => {
  it('is chosen beside the others, named with its credits, kept in the address, and on the sheet', async () => {
    const page = await openMap(stage, 'giz', '&lugar=-52,-10,4&camadas=selecao');
    await base(page).check();
    await expect.poll(() => new URL(page.url()).searchParams.get('base')).toBe('instituicao');
    await panel(page, 'Camadas').getByText('Brasil de ensaio').waitFor();
    const credits = page.getByRole('link', { name: 'Natural Earth' });
    expect(await credits.getAttribute('href')).toBe('https://www.naturalearthdata.com/');
    await expect.poll(() => colourAt(page, 400, 650)).toBe(SEA);
    expect(await colourAt(page, 683, 430)).toBe(LAND.light);
    // Beyond the file is neither.
    expect(await colourAt(page, 1060, 650)).toBe('0 0 0');
    await page.getByRole('button', { name: 'Imagem e PDF' }).click();
    await page.getByRole('menuitem', { name: 'Documento (PDF)' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: 'Mapa em PDF' }).getByRole('button', { name: 'Baixar PDF' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'latin1')).toContain('(Natural Earth, ensaio');
  });

  it('is drawn in the colours of the dark scheme, on a phone, whose legend has the layer of another server', async () => {
    const shown = '&lugar=-52,-10,4&camadas=selecao,area:rios&base=instituicao';
    const page = await openMap(stage, 'consulta', shown, { viewport: PHONE, colorScheme: 'dark' });
    await expect.poll(() => colourAt(page, 195, 470)).toBe(LAND.dark);
    await page.getByRole('button', { name: 'Legenda' }).click();
    await legend(page).waitFor();
  });

  it('is what maps without a choice stand on, where there is no imagery', async () => {
    const page = await stage.open('administrador', '/propriedades/poligono?ano=2025&uf=todas');
    const map = page.getByRole('application', { name: /polígonos/i });
    await map.scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Natural Earth' }).waitFor();
    // Land or sea, whatever the programme's places are; where the map is by then.
    await expect
      .poll(async () => {
        const box = await map.boundingBox();
        return box ? colourAt(page, box.x + box.width / 2, box.y + 30) : '';
      })
      .toMatch(new RegExp(`^(${LAND.light}|${SEA})$`));
  });

  it('gives way to the outlines where its tiles do not come, which is said', async () => {
    const page = await openMap(stage, 'giz', '&lugar=-52,-10,4&camadas=selecao&base=instituicao', {
      expects: /503/,
      before: (one) => one.route(/\/api\/mapa\/base\/./, (route) => route.fulfill({ status: 503 })),
    });
    await panel(page, 'Camadas').getByText('O mapa da instituição não veio').waitFor();
    await page.getByText('Mapa de base sem imagem de satélite').waitFor();
    expect(await base(page).isChecked()).toBe(true);
  });
});

it('the outlines name municipalities where one is near enough, asked for once', async () => {
  let asked = 0;
  const page = await openMap(stage, 'consulta', '&lugar=-49.25,-16.68,6&camadas=selecao', {
    before: async (one) => {
      one.on('request', (request) => {
        if (request.url().endsWith(addressOf(municipalityNames))) asked += 1;
      });
    },
  });
  expect(asked).toBe(0);
  const inked = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.base-names canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value, at) => at % 4 === 3 && value > 0) ?? false;
    });
  for (let step = 0; step < 2; step++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.getByRole('button', { name: 'Aproximar' }).click();
    // oxlint-disable-next-line no-await-in-loop
    await settled(page);
  }
  await expect.poll(inked).toBe(true);
  expect(asked).toBe(1);
});

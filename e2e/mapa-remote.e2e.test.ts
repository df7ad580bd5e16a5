import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { countsOf, drag, LAPTOP_BOX, openMap, panel, results, tool } from './src/full-map.ts';
import { startGeoServer, type GeoServerStub } from './src/geoserver-stub.ts';
import { startPortal, type Portal } from './src/portal.ts';
import { useStage } from './src/stage.ts';

/** Layers of the institution's GeoServer on the full map; the server's part of it is tested beside modules/maps/proxy. */

let geoserver: GeoServerStub;
let portal: Portal;
const stage = useStage(() => portal.url);
beforeAll(async () => {
  geoserver = await startGeoServer();
  portal = await startPortal({
    DEMO_PROPERTIES: '10',
    GEOSERVER_URL: geoserver.url,
    GEOSERVER_LAYERS: 'area:rios',
  });
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
  it('stands in a branch of its own, is shown with its legend, kept in the address, and hidden again', async () => {
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
    await rivers(page).uncheck();
    await legend(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).searchParams.get('camadas')).toBe('selecao');
  });

  it('answers a click with its card', async () => {
    const page = await openMap(stage, 'tecnico', SHOWN);
    await page.mouse.click(683, 450);
    expect(await countsOf(page)).toEqual(new Map([[RIVERS, 1]]));
    await results(page).getByText('Perene').waitFor();
    expect(askedFor('GetFeatureInfo')[0]?.get('query_layers')).toBe('area:rios');
  });

  it('is selected by a box in its own geometry, in a system that is written out, and counted', async () => {
    const page = await openMap(stage, 'administrador', SHOWN);
    await tool(page, 'Caixa').click();
    await drag(page, ...LAPTOP_BOX);
    expect(await countsOf(page)).toEqual(new Map([[RIVERS, 1]]));
    await results(page).getByText('Na seleção: 1 feição').waitFor();
    const [selection] = askedFor('GetFeature');
    expect(selection?.get('cql_filter')).toMatch(/INTERSECTS\("the_geom", SRID=4674;POLYGON/);
  });

  it('is in the legend of a phone', async () => {
    const page = await openMap(stage, 'consulta', SHOWN, { viewport: PHONE });
    await page.getByRole('button', { name: 'Legenda' }).click();
    await legend(page).waitFor();
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

import type { RemoteLayer } from '@fonte/contracts/routes/remote-layers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { countsOf, drag, LAPTOP_BOX, openMap, panel, results, tool } from './src/full-map.ts';
import { useStage } from './src/stage.ts';

/** Layers of the institution's GeoServer on the full map; the server's part of it is tested beside modules/maps/proxy. */

const stage = useStage();

const RIVERS: RemoteLayer = {
  nome: 'area:rios',
  titulo: 'Rios da instituição',
  resumo: null,
  caixa: { oeste: -60, sul: -25, leste: -40, norte: -5 },
  consultavel: true,
  feicoes: { geometria: 'the_geom', colunas: [{ nome: 'classe', tipo: 'texto' }] },
  coluna_uf: 'sigla',
  escala_maxima: null,
};
const FOUND = {
  type: 'FeatureCollection',
  numberMatched: 1,
  features: [
    {
      type: 'Feature',
      id: 'rios.1',
      geometry: {
        type: 'LineString',
        coordinates: [
          [-51, -18],
          [-50.5, -17.5],
        ],
      },
      properties: { classe: 'Perene' },
    },
  ],
};
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The other server, as our own answers for it; what it was asked. */
async function otherServer(page: Page, layers: readonly RemoteLayer[]): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('**/api/mapa/camadas', (route) => route.fulfill({ json: layers }));
  await page.route(/geoserver.*area(:|%3A)rios/, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    return url.searchParams.get('request') === 'GetFeature'
      ? route.fulfill({ json: FOUND })
      : route.fulfill({ body: PIXEL, contentType: 'image/png' });
  });
  return asked;
}

it('stand in a branch of their own, are drawn, selected with their own geometry, and kept in the address', async () => {
  let asked: URL[] = [];
  const page = await openMap(stage, 'administrador', '&lugar=-50.9,-17.8,8&camadas=selecao&uf=GO', {
    before: async (one) => {
      asked = await otherServer(one, [RIVERS]);
    },
  });
  const tree = panel(page, 'Camadas');
  await tree.getByRole('button', { name: 'Abrir Outros mapas' }).click();
  await tree.getByRole('checkbox', { name: 'Rios da instituição' }).check();
  await expect.poll(() => new URL(page.url()).searchParams.get('camadas')).toBe('selecao,area:rios:100');
  await expect.poll(() => asked.some((url) => url.searchParams.get('REQUEST') === 'GetMap')).toBe(true);
  await tree.getByRole('button', { name: 'Opções de Rios da instituição' }).click();
  await tree.getByRole('img', { name: 'Legenda de Rios da instituição' }).waitFor();
  await tool(page, 'Caixa').click();
  await drag(page, ...LAPTOP_BOX);
  expect(await countsOf(page)).toEqual(new Map([['Rios da instituição', 1]]));
  await results(page).getByText('Perene').waitFor();
  const selection = asked.find((url) => url.searchParams.get('request') === 'GetFeature');
  expect(selection?.searchParams.get('cql_filter')).toMatch(/INTERSECTS\("the_geom"/);
  expect(selection?.searchParams.get('typeNames')).toBe('area:rios');
});

it('are no branch where there is no such server, and an address that names one shows the map without it', async () => {
  let asked: URL[] = [];
  const page = await openMap(stage, 'giz', '&lugar=-50.9,-17.8,8&camadas=area:rios,propriedades', {
    before: async (one) => {
      asked = await otherServer(one, []);
    },
  });
  await panel(page, 'Legenda').getByText('Ativa em atendimento').waitFor();
  expect(await panel(page, 'Camadas').getByText('Outros mapas').count()).toBe(0);
  expect(asked).toEqual([]);
});

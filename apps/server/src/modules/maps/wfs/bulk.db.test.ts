// [ASVS 2.4.1]
import { MAP_REACH_WITHOUT_DOWNLOAD, MAP_ROWS_WITHOUT_DOWNLOAD, type Profile } from '@fonte/contracts';
import { ANA } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { manyProperties, OWS, wfsPortal, type SeenCollection, type WfsPortal } from './testing.ts';

// Whoever is refused the file is not given the same table by another name.

const MANY = 1_200;

let portal: WfsPortal;
beforeAll(async () => {
  portal = await wfsPortal();
  await manyProperties(portal, MANY);
});
afterAll(() => portal.close());

const FORMATS = ['application/json', 'gml2', 'gml3', 'gml32'];
const people = new Map<Profile, Promise<TestPerson>>();
/** One of each: a CPF has one account. */
function person(profile: Profile): Promise<TestPerson> {
  const known = people.get(profile);
  if (known) return known;
  const made = portal.person(profile, { uf: 'GO', ...(profile === 'tecnico' ? { cpf: ANA } : {}) });
  people.set(profile, made);
  return made;
}
const ask = (who: TestPerson, more: Record<string, string>) =>
  portal.wfs(who, { request: 'GetFeature', typeNames: 'propriedades', ...more });

describe.each(['tecnico', 'consulta', 'mapa'] as const)('%s', (profile) => {
  let who: TestPerson;
  beforeAll(async () => {
    who = await person(profile);
  });

  test.each(FORMATS)(
    'is refused properties in bulk as %s, by whatever version and number',
    async (outputFormat) => {
      for (const more of [
        { count: '201' },
        { count: '100000' },
        { version: '1.0.0' },
        { version: '1.1.0', maxFeatures: '5000' },
        { startIndex: '950', count: '100' },
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await ask(who, { outputFormat, ...more });
        expect([answer.statusCode, JSON.stringify(more)]).toEqual([403, JSON.stringify(more)]);
        expect(answer.body).toContain(`até ${MAP_ROWS_WITHOUT_DOWNLOAD} feições por pedido`);
      }
    },
  );

  test('reads the pages that the map of the portal asks for, and counts', async () => {
    const page = await ask(who, { outputFormat: 'json', count: String(MAP_ROWS_WITHOUT_DOWNLOAD) });
    expect(page.statusCode).toBe(200);
    const start = String(MAP_REACH_WITHOUT_DOWNLOAD - 100);
    expect((await ask(who, { outputFormat: 'json', count: '100', startIndex: start })).statusCode).toBe(200);
    expect((await ask(who, { resultType: 'hits' })).statusCode).toBe(200);
    expect((await ask(who, { typeNames: 'municipios', outputFormat: 'json' })).statusCode).toBe(200);
  });

  test('gets the page that the capabilities declare, and the next ones as far as they reach', async () => {
    const capabilities = await portal.wfs(who, { request: 'GetCapabilities' });
    expect(capabilities.body).toContain(
      `name="CountDefault"><ows:NoValues/><ows:DefaultValue>${MAP_ROWS_WITHOUT_DOWNLOAD}</ows:DefaultValue>`,
    );
    const sizes: number[] = [];
    const told: unknown[] = [];
    const seen = new Set<unknown>();
    const follow = async (answer: Awaited<ReturnType<typeof ask>>): Promise<typeof answer> => {
      if (answer.statusCode !== 200) return answer;
      const { features, links, aviso } = answer.json<SeenCollection & { aviso?: string }>();
      sizes.push(features.length);
      told.push(aviso?.includes(`as primeiras ${MAP_REACH_WITHOUT_DOWNLOAD} de uma busca`));
      for (const { id } of features) seen.add(id);
      const next = links?.find(({ rel }) => rel === 'next')?.href ?? 'no next page';
      return follow(await portal.ask('GET', next, { headers: { cookie: who.cookie } }));
    };
    const end = await follow(await ask(who, { outputFormat: 'json' }));
    expect(sizes).toEqual([200, 200, 200, 200, 200]);
    expect(seen.size).toBe(MAP_REACH_WITHOUT_DOWNLOAD);
    // Nobody takes the last page for the end of the layer.
    expect(told).toEqual([undefined, undefined, undefined, undefined, true]);
    expect([
      end.statusCode,
      end.body.includes(`as primeiras ${MAP_REACH_WITHOUT_DOWNLOAD} de uma busca`),
    ]).toEqual([403, true]);
  });

  test('gets it in GML too, and from within it the rest of the reach', async () => {
    const first = await ask(who, {});
    expect(first.body).toMatch(/numberReturned="200" next="[^"]*startindex=200[^"]*count=200"/);
    const rest = await ask(who, { startIndex: '950' });
    expect(rest.body).toContain('numberReturned="50"');
    expect(rest.body).toMatch(/<!-- Seu perfil lê desta camada[^<]*-->\s*<\/wfs:FeatureCollection>/);
    expect((await ask(who, { startIndex: '1000' })).statusCode).toBe(403);
    // These tell nothing of what is left, so that a part would look like the whole.
    for (const outputFormat of ['gml2', 'gml3'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask(who, { outputFormat })).statusCode).toBe(403);
  });

  test('is refused more by a request in XML, which has the same page', async () => {
    const inXml = (count: string) =>
      portal.post(
        who,
        `<wfs:GetFeature service="WFS" version="2.0.0" outputFormat="application/json" ${count} xmlns:wfs="http://www.opengis.net/wfs/2.0">
        <wfs:Query typeNames="programa:propriedades"/></wfs:GetFeature>`,
      );
    expect((await inXml('count="201"')).statusCode).toBe(403);
    expect((await inXml('')).json<SeenCollection>().numberReturned).toBe(MAP_ROWS_WITHOUT_DOWNLOAD);
  });

  test('gets no more than a page under one click on the whole country', async () => {
    const answer = await portal.map(who, OWS, {
      service: 'WMS',
      version: '1.1.1',
      request: 'GetFeatureInfo',
      layers: 'propriedades',
      query_layers: 'propriedades',
      styles: '',
      info_format: 'application/json',
      srs: 'EPSG:4326',
      bbox: '-60,-25,-40,-5',
      width: '20',
      height: '20',
      x: '10',
      y: '10',
      buffer: '100',
      feature_count: '10000',
    });
    expect(answer.statusCode).toBe(200);
    const { features } = answer.json<{ features: unknown[] }>();
    if (profile === 'tecnico') expect(features).toHaveLength(MAP_ROWS_WITHOUT_DOWNLOAD);
    else expect(features.length).toBeLessThanOrEqual(MAP_ROWS_WITHOUT_DOWNLOAD);
  });
});

test.each([
  ['administrador', 10_000],
  // Takes properties, and no polygons: a page is the same of every layer.
  ['regional', MAP_ROWS_WITHOUT_DOWNLOAD],
] as const)('%s is declared pages of %i features', async (profile, page) => {
  const who = await person(profile);
  const capabilities = await portal.wfs(who, { request: 'GetCapabilities' });
  expect(capabilities.body).toContain(
    `name="CountDefault"><ows:NoValues/><ows:DefaultValue>${page}</ows:DefaultValue>`,
  );
  const { numberMatched, numberReturned } = await portal.features(who, { typeNames: 'propriedades' });
  expect(numberReturned).toBe(Math.min(numberMatched, page));
});

test('names and CPFs in vector tiles are for who may take the layer', async () => {
  const tile = (who: TestPerson) =>
    portal.map(who, OWS, {
      service: 'WMS',
      version: '1.1.1',
      request: 'GetMap',
      layers: 'propriedades',
      styles: '',
      format: 'application/vnd.mapbox-vector-tile',
      srs: 'EPSG:3857',
      bbox: '-20037508.34,-20037508.34,20037508.34,20037508.34',
      width: '256',
      height: '256',
      propertyname: 'nome_produtor,cpf_produtor',
    });
  expect((await tile(await person('tecnico'))).statusCode).toBe(403);
  const answer = await tile(await person('nacional'));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('who may take the file may take as much in any format', async () => {
  const who = await person('coordenador');
  for (const outputFormat of [...FORMATS, 'csv'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await ask(who, { outputFormat })).statusCode).toBe(200);
});

test('polygons are for the profiles that the specification names: the regional one is none of them', async () => {
  const file = async (profile: Profile, typeNames: string) =>
    (await ask(await person(profile), { typeNames, outputFormat: 'csv' })).statusCode;
  for (const profile of ['administrador', 'nacional', 'supervisor', 'coordenador'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([profile, await file(profile, 'poligonos')]).toEqual([profile, 200]);
  for (const layer of [
    'poligonos',
    'areas_propriedade',
    'areas_abc',
    'areas_intervencao',
    'poligonos_historico',
  ])
    // oxlint-disable-next-line no-await-in-loop
    expect([layer, await file('regional', layer)]).toEqual([layer, 403]);
  expect(await file('regional', 'propriedades')).toBe(200);
});

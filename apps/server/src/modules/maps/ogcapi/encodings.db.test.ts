import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { TestPerson } from '../../../testing.ts';
import { basic, bearer, programKey } from '../../../testing/program-key.ts';
import { mapPortal, type MapPortal } from '../wms/testing/map-portal.ts';
import { FeaturesApi, ROOT } from './testing/features-api.ts';
import * as standard from './testing/standard-schemas.ts';

// Annex A of OGC 17-069r4: the classes of the encodings, each test under its id.

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const PATHS = [
  '',
  '/api',
  '/conformance',
  '/collections',
  '/collections/poligonos',
  '/collections/poligonos/queryables',
  '/collections/poligonos/items',
  '/collections/poligonos/items/52.0001.0001-1',
];

let portal: MapPortal;
let admin: TestPerson;
let api: FeaturesApi;
let definition: z.infer<typeof standard.openApi>;
beforeAll(async () => {
  // A key of an account that has to have a second factor opens nothing without one.
  portal = await mapPortal({ SECOND_FACTOR_PROFILES: 'nenhum' });
  admin = await portal.person('administrador');
  api = new FeaturesApi(portal, admin);
  definition = standard.openApi.parse(await api.json('/api'));
});
afterAll(() => portal.close());

describe('/conf/geojson', () => {
  test('definition: features are GeoJSON, the rest JSON, to whoever takes either', async () => {
    for (const path of PATHS)
      for (const accept of ['application/json', 'application/geo+json, application/json;q=0.5', '*/*']) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.ask(path, {}, { accept });
        expect([path, answer.statusCode]).toEqual([path, 200]);
        const type = String(answer.headers['content-type']);
        if (path.includes('/items')) expect(type).toBe('application/geo+json');
        else expect(type).toMatch(/^application\/(?:json|schema\+json|vnd\.oai\.openapi\+json;version=3\.0)/);
      }
  });

  test('content: a feature is GeoJSON, its id that of its address, its values those that are stored', async () => {
    const feature = standard.oneFeature.parse(await api.json('/collections/poligonos/items/52.0001.0001-1'));
    expect(feature).toMatchObject({
      id: '52.0001.0001-1',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-50.935, -17.805],
            [-50.925, -17.805],
            [-50.925, -17.795],
            [-50.935, -17.795],
            [-50.935, -17.805],
          ],
        ],
      },
      properties: { area_ha: 117, uf: 'GO', cod_propriedade: '52.0001.0001' },
    });
    expect(Object.keys(feature.properties).length).toBeGreaterThan(15);
  });
});

describe('/conf/html', () => {
  test('definition: every address is a page for whoever asks with a browser', async () => {
    for (const path of PATHS)
      for (const [params, accept] of [
        [{}, BROWSER],
        [{ f: 'html' }, 'application/json'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.ask(path, params, { accept });
        expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
          path,
          200,
          'text/html; charset=utf-8',
        ]);
      }
  });

  test('content: HTML 5 in Portuguese, with the links of its JSON, and nothing that runs or is loaded', async () => {
    for (const path of PATHS) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await api.ask(path, { f: 'html' });
      expect(answer.body).toMatch(/^<!DOCTYPE html>\n<html lang="pt-BR"><head><meta charset="utf-8"\/>/);
      expect(answer.body).toMatch(/<h1>[^<]+<\/h1>/);
      expect(answer.body).not.toMatch(/<script|<img|<form|<iframe|\son\w+=|\sstyle=|src=|javascript:/i);
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      );
      expect(tagsAreClosed(answer.body)).toEqual([]);
      // oxlint-disable-next-line no-await-in-loop
      const { links = [] } = await api.json<{ links?: { href: string; rel: string }[] }>(path);
      for (const { href, rel } of links)
        if (rel !== 'self' && rel !== 'alternate')
          expect(answer.body).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
    }
  });

  test('the page of features has all of their values, and the ways to the pages around', async () => {
    const answer = await api.ask('/collections/poligonos/items', { f: 'html', limit: 2, offset: 2 });
    const { features } = await api.items('poligonos', { limit: 2, offset: 2 });
    for (const { id, properties, geometry } of features) {
      expect(answer.body).toContain(`>${id}</a>`);
      expect(answer.body).toContain(`>${String(properties['nome_area'])}<`);
      expect(answer.body).toContain(JSON.stringify(geometry.coordinates).replaceAll('"', '&quot;'));
    }
    expect(answer.body).toContain('<strong>3 a 4 de 7</strong>');
    expect(answer.body).toMatch(/rel="prev" href="[^"]*offset=0[^"]*f=html"/);
    expect(answer.body).toMatch(/rel="next" href="[^"]*offset=4[^"]*f=html"/);
    const none = await api.ask('/collections/poligonos/items', { f: 'html', uf: 'XX' });
    expect([none.statusCode, none.body.includes('Nenhuma feição encontrada (0)')]).toEqual([200, true]);
  });

  test('what is stored is never markup', async () => {
    const name = '<script>alert("1")</script>&amp;';
    await portal.database.db
      .updateTable('programa.propriedade')
      .set({ nome: name })
      .where('cod_propriedade', '=', '52.0001.0001')
      .execute();
    for (const path of ['/collections/propriedades/items', '/collections/propriedades/items/52.0001.0001']) {
      // oxlint-disable-next-line no-await-in-loop
      const { body } = await api.ask(path, { f: 'html' });
      expect(body).not.toContain('<script');
      expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;');
    }
    const { body } = await api.ask('/collections/propriedades/items', { f: 'html', nome: '"><script>' });
    expect(body).not.toContain('<script');
  });

  test('a fault is a page too, and whoever takes neither form is told so', async () => {
    const page = await api.ask('/collections/nada', {}, { accept: BROWSER });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Esta camada não existe');
    const neither = await api.ask('/collections', {}, { accept: 'image/png' });
    expect([neither.statusCode, standard.exception.parse(neither.json()).description]).toEqual([
      406,
      'Nenhum dos formatos aceitos existe aqui: há JSON e HTML (f=json ou f=html)',
    ]);
  });

  test('a copy is as good as the data and the form it is of', async () => {
    const one = await api.ask('/collections/ufs/items', { f: 'html' });
    const again = await api.ask(
      '/collections/ufs/items',
      { f: 'html' },
      { 'if-none-match': String(one.headers['etag']) },
    );
    expect([again.statusCode, again.headers['content-security-policy']]).toEqual([
      304,
      one.headers['content-security-policy'],
    ]);
    const other = await api.ask(
      '/collections/ufs/items',
      {},
      { 'if-none-match': String(one.headers['etag']) },
    );
    expect(other.statusCode).toBe(200);
    const polygons = await api.ask('/collections/poligonos/items');
    expect([polygons.headers['cache-control'], polygons.headers['etag']]).toEqual(['no-store', undefined]);
  });
});

describe('/conf/oas30', () => {
  test('oas-definition-1, oas-definition-2: in JSON and in HTML, as OpenAPI 3.0 has it, every reference leading somewhere', async () => {
    const answer = await api.ask('/api', {}, { accept: 'application/vnd.oai.openapi+json;version=3.0' });
    expect(answer.headers['content-type']).toBe('application/vnd.oai.openapi+json;version=3.0');
    const references = [...answer.body.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    // A list of what is required names something, says the schema of OpenAPI 3.0.
    expect(answer.body).not.toContain('"required":[]');
    for (const [, kind = '', name = ''] of references)
      expect(definition.components).toHaveProperty([kind, name]);
    const ids = Object.values(definition.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, { get }] of Object.entries(definition.paths)) {
      const inPath = get.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect([path, inPath]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
      const names = get.parameters.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('completeness, exceptions-codes: every status that calls give is told', async () => {
    const seen = new Set<number>();
    for (const [path, params, headers] of [
      ['/collections', {}, {}],
      ['/collections/ufs/items', { nada: 1 }, {}],
      ['/collections/ufs/items/XX', {}, {}],
      ['/collections', {}, { accept: 'image/png' }],
      ['/collections/ufs/items', { nome: 'x'.repeat(9_000) }, {}],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      seen.add((await api.ask(path, params, headers)).statusCode);
    }
    seen.add((await portal.ask('GET', ROOT)).statusCode);
    const technician = new FeaturesApi(portal, await portal.person('regional', { uf: 'MG' }));
    seen.add((await technician.ask('/collections/bacias_20km')).statusCode);
    expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 400, 401, 404, 406, 414]);
    for (const { get } of Object.values(definition.paths))
      for (const status of [...seen, 304, 403, 429, 500, 503])
        expect(get.responses).toHaveProperty(String(status));
  });

  test('oas-impl: each path answers, and takes each of the parameters that it names', async () => {
    const values: Readonly<Record<string, string>> = {
      bbox: '-60,-30,-40,-5',
      datetime: '2024-01-01/..',
      filter: 'TRUE',
      f: 'json',
    };
    for (const [path, { get }] of Object.entries(definition.paths)) {
      const collection = /^\/collections\/(\w+)/.exec(path)?.[1] ?? 'ufs';
      // oxlint-disable-next-line no-await-in-loop
      const [first] = path.endsWith('{featureId}')
        ? (await api.items(collection, { limit: 1 })).features
        : [];
      if (path.endsWith('{featureId}') && first === undefined) continue;
      const url = path
        .replace('{collectionId}', 'ufs')
        .replace('{featureId}', first?.id ?? '')
        .replace(/^\/$/, '');
      for (const { name, in: place, schema } of get.parameters) {
        if (place === 'path') continue;
        const value =
          values[name] ?? schema['default'] ?? SAMPLES[String(schema['format'] ?? schema['type'])];
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.ask(url, { [name]: value as string });
        expect([url, name, value, answer.statusCode]).toEqual([url, name, value, 200]);
      }
    }
  });

  test('security: each way in is told, and opens', async () => {
    const { securitySchemes } = definition.components;
    expect(Object.values(securitySchemes).map((one) => Object.entries(one).slice(0, 2).flat())).toEqual([
      ['type', 'http', 'scheme', 'bearer'],
      ['type', 'http', 'scheme', 'basic'],
      ['type', 'apiKey', 'in', 'cookie'],
    ]);
    expect(definition.security.flatMap(Object.keys)).toEqual(Object.keys(securitySchemes));
    const { chave } = await programKey(portal, admin, ['maps']);
    for (const headers of [bearer(chave), basic('quem for', chave), { cookie: admin.cookie }])
      // oxlint-disable-next-line no-await-in-loop
      expect((await portal.ask('GET', `${ROOT}/collections`, { headers })).statusCode).toBe(200);
    const without = await portal.ask('GET', `${ROOT}/collections`);
    expect([without.statusCode, without.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="Fonte de dados", charset="UTF-8"',
    ]);
    const reports = await programKey(portal, admin, ['reports']);
    const other = await portal.ask('GET', `${ROOT}/collections`, { headers: bearer(reports.chave) });
    expect([other.statusCode, other.json().codigo]).toEqual([403, 'keyScope']);
  });
});

const SAMPLES: Readonly<Record<string, string>> = {
  string: 'x',
  integer: '1',
  number: '1.5',
  boolean: 'true',
  date: '2024-01-01',
};

/** Elements that open and do not close where they should. */
function tagsAreClosed(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = '', void_] of html
    .replace(/<style>[\s\S]*<\/style>/, '')
    .matchAll(/<(\/)?([a-z]\w*)(?:\s[^<>]*?)?(\/)?>/g)) {
    if (void_ !== undefined) continue;
    if (slash === undefined) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

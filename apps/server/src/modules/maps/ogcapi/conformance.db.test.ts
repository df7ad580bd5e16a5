import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { LAYERS } from '../layers/index.ts';
import { mapPortal, type MapPortal } from '../wms/testing/map-portal.ts';
import { FeaturesApi, ROOT, type SeenItems, type SeenLink } from './testing/features-api.ts';
import * as standard from './testing/standard-schemas.ts';

// Annex A of OGC 17-069r4, each test under its id, on the layers of the tiny programme. GML is not served, so that its classes are not claimed.

type Collection = z.infer<typeof standard.collection>;

let portal: MapPortal;
let api: FeaturesApi;
let collections: Collection[];
let definition: z.infer<typeof standard.openApi>;
beforeAll(async () => {
  portal = await mapPortal();
  api = new FeaturesApi(portal, await portal.person('administrador'));
  ({ collections } = standard.collections.parse(await api.json('/collections')));
  definition = standard.openApi.parse(await api.json('/api'));
});
afterAll(() => portal.close());

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const TYPES = { html: 'text/html', geojson: 'application/geo+json', json: 'application/json' };
const OPENAPI = 'application/vnd.oai.openapi+json;version=3.0';
const pathOf = ({ href }: Pick<SeenLink, 'href'>): [string, Record<string, string>] => {
  const { pathname, searchParams } = new URL(href);
  return [pathname.slice(ROOT.length), Object.fromEntries(searchParams)];
};
const follow = (link: Pick<SeenLink, 'href' | 'type'>) => api.ask(...pathOf(link), { accept: link.type });
const related = (links: readonly SeenLink[], rel: string): SeenLink[] =>
  links.filter((one) => one.rel === rel);
/** A document says where it is itself, and where its other form is. */
function expectOwnLinks(links: readonly SeenLink[], self: string): void {
  expect(related(links, 'self').map(({ type }) => type)).toEqual([self]);
  expect(related(links, 'alternate').map(({ type }) => type)).toEqual([TYPES.html]);
  expect(links.every(({ rel, type }) => rel !== '' && type !== '')).toBe(true);
}
const matchedOf = async (layer: string, params: Record<string, string> = {}) =>
  (await api.items(layer, { limit: 1, ...params })).numberMatched;
const rows = async (text: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(text)}`.execute(portal.database.db))
    .rows[0]?.n ?? -1;
const POLYGONS = 'camada.mapa_poligonos';

describe('/conf/core', () => {
  test('http: GET and HEAD, other methods refused with what is allowed', async () => {
    const head = await portal.ask('HEAD', `${ROOT}/collections`);
    expect(head.body).toBe('');
    const post = await portal.ask('POST', `${ROOT}/collections`);
    expect([post.statusCode, post.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('root-op, root-success: links to definition, conformance and collections', async () => {
    for (const path of ['', '/']) {
      // oxlint-disable-next-line no-await-in-loop
      const { links } = standard.landingPage.parse(await api.json(path));
      expectOwnLinks(links, TYPES.json);
      expect(related(links, 'service-desc').map(({ type }) => type)).toEqual([OPENAPI]);
      expect(related(links, 'service-doc').map(({ type }) => type)).toEqual([TYPES.html]);
      expect(related(links, 'conformance').length).toBeGreaterThan(0);
      expect(related(links, 'data').length).toBeGreaterThan(0);
      for (const link of links) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await follow(link);
        expect([link.href, answer.statusCode]).toEqual([link.href, 200]);
        expect(answer.headers['content-type']).toContain(link.type);
      }
    }
  });

  test('api-definition-op, api-definition-success: what the links say is what comes', async () => {
    const { links } = standard.landingPage.parse(await api.json(''));
    const [desc] = related(links, 'service-desc');
    const answer = await follow(desc!);
    expect(answer.headers['content-type']).toBe(OPENAPI);
    expect(standard.openApi.safeParse(answer.json()).error).toBeUndefined();
  });

  test('conformance-op, conformance-success', async () => {
    const { conformsTo } = standard.confClasses.parse(await api.json('/conformance'));
    for (const name of ['core', 'oas30', 'html', 'geojson'])
      expect(conformsTo).toContain(`http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`);
    expect(conformsTo.some((one) => one.includes('gml'))).toBe(false);
    expect(new Set(conformsTo).size).toBe(conformsTo.length);
  });

  test('fc-md-op, fc-md-success, fc-md-links, fc-md-items: every layer of the profile is there', async () => {
    const document = standard.collections.parse(await api.json('/collections'));
    expectOwnLinks(document.links, TYPES.json);
    expect(collections.map(({ id }) => id)).toEqual(Object.keys(LAYERS));
    for (const { crs } of collections) expect(crs[0]).toBe(CRS84);
  });

  test('fc-md-items-links: to the features in each form', () => {
    for (const { links } of collections)
      expect(related(links, 'items').map(({ type }) => type)).toEqual([TYPES.geojson, TYPES.html]);
  });

  test('fc-md-extent: every geometry is inside', async () => {
    for (const { id, extent } of collections) {
      const [[west, south, east, north]] = extent.spatial.bbox as [[number, number, number, number]];
      const source = `${LAYERS[id as keyof typeof LAYERS].relation.join('.')} where ST_XMin(geom) < ${west} or ST_YMin(geom) < ${south} or ST_XMax(geom) > ${east} or ST_YMax(geom) > ${north}`;
      // oxlint-disable-next-line no-await-in-loop
      expect([id, await rows(source)]).toEqual([id, 0]);
    }
  });

  test('sfc-md-op, sfc-md-success: the same as in the list', async () => {
    for (const one of collections)
      // oxlint-disable-next-line no-await-in-loop
      expect(standard.collection.parse(await api.json(`/collections/${one.id}`))).toEqual(one);
  });

  test('fc-op, fc-response, fc-links, fc-numberMatched, fc-numberReturned, fc-timeStamp, crs84', async () => {
    for (const { id } of collections) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await api.ask(`/collections/${id}/items`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, TYPES.geojson]);
      const page = standard.featureCollection.parse(answer.json());
      expectOwnLinks(page.links, TYPES.geojson);
      expect(page.numberReturned).toBe(page.features.length);
      // oxlint-disable-next-line no-await-in-loop
      expect([id, page.numberMatched]).toEqual([
        id,
        await rows(LAYERS[id as keyof typeof LAYERS].relation.join('.')),
      ]);
      expect(Math.abs(Date.parse(page.timeStamp) - Date.now())).toBeLessThan(60_000);
      expect(answer.headers['content-crs']).toBe(`<${CRS84}>`);
      for (const [lon = 0, lat = 0] of positionsOf(page.features)) {
        expect(lon).toBeGreaterThan(-75);
        expect(lon).toBeLessThan(-30);
        expect(lat).toBeGreaterThan(-35);
        expect(lat).toBeLessThan(6);
      }
    }
  });

  test('fc-bbox-definition, fc-limit-definition, fc-time-definition', () => {
    for (const { id } of collections) {
      const { parameters } = definition.paths[`/collections/${id}/items`]!.get;
      const named = (name: string) => parameters.find((one) => one.name === name);
      const query = { in: 'query', required: false, style: 'form', explode: false };
      expect(named('bbox')).toMatchObject({
        ...query,
        schema: {
          type: 'array',
          oneOf: [
            { minItems: 4, maxItems: 4 },
            { minItems: 6, maxItems: 6 },
          ],
          items: { type: 'number' },
        },
      });
      expect(named('limit')).toMatchObject({ ...query, schema: { type: 'integer', minimum: 1 } });
      expect(named('datetime')).toMatchObject({ ...query, schema: { type: 'string' } });
    }
  });

  test('fc-bbox-response: what touches the box, with heights or without', async () => {
    const box = [-51, -18, -50.5, -17.5];
    const inside = await rows(
      `camada.mapa_propriedades where ST_Intersects(geom, ST_MakeEnvelope(${box.join(',')}, 4674))`,
    );
    expect(inside).toBe(2);
    expect(await matchedOf('propriedades', { bbox: box.join(',') })).toBe(inside);
    expect(await matchedOf('propriedades', { bbox: '-51,-18,0,-50.5,-17.5,9000' })).toBe(inside);
    expect(await matchedOf('propriedades', { bbox: box.join(','), 'bbox-crs': CRS84 })).toBe(inside);
    const whole = await matchedOf('propriedades');
    expect(await matchedOf('propriedades', { bbox: '-180,-90,180,90' })).toBe(whole);
    // Past the antimeridian: what is east of 10° or west of 51° W.
    const west = await rows('camada.mapa_propriedades where ST_X(geom) <= -51');
    expect(await matchedOf('propriedades', { bbox: '10,-90,-51,90' })).toBe(west);
    expect(west).toBeGreaterThan(0);
  });

  test('fc-limit-response: never more than asked for, nor than the most; more than the most is no fault', async () => {
    for (const limit of [1, 3, 1_000_000]) {
      // oxlint-disable-next-line no-await-in-loop
      const page = await api.items('propriedades', { limit });
      expect(page.features).toHaveLength(Math.min(limit, 11));
    }
    const { schema } = definition.paths['/collections/propriedades/items']!.get.parameters.find(
      ({ name }) => name === 'limit',
    )!;
    expect(schema).toMatchObject({ maximum: 10_000, default: 100 });
  });

  test('fc-time-response: what touches the stretch, and what has no day', async () => {
    const { rows: days } = await sql<{ day: string }>`
      select distinct dt::text as day from camada.mapa_poligonos where dt is not null order by 1`.execute(
      portal.database.db,
    );
    const day = days[0]!.day;
    const last = days.at(-1)!.day;
    for (const [datetime, condition] of [
      [day, `dt = '${day}'`],
      [`${day}T12:00:00Z`, `dt = '${day}'`],
      [`${day}/${last}`, `dt between '${day}' and '${last}'`],
      [`../${day}`, `dt <= '${day}'`],
      [`/${day}T00:00:00-03:00`, `dt <= '${day}'`],
      [`${last}/..`, `dt >= '${last}'`],
      [`${last}/`, `dt >= '${last}'`],
      ['../..', 'true'],
      ['/', 'true'],
      ['1900-01-01/1900-12-31', 'false'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop
      expect([datetime, await matchedOf('poligonos', { datetime })]).toEqual([
        datetime,
        // oxlint-disable-next-line no-await-in-loop
        await rows(`${POLYGONS} where dt is null or ${condition}`),
      ]);
    // Of properties the time from their first day to their last, open where there is none.
    const within = `(dt_inicio is null or dt_inicio <= '2024-06-30') and (dt_fim is null or dt_fim >= '2024-01-01')`;
    expect(await matchedOf('propriedades', { datetime: '2024-01-01/2024-06-30' })).toBe(
      await rows(`camada.mapa_propriedades where ${within}`),
    );
    // A layer without a time has all of its features at any.
    expect(await matchedOf('ufs', { datetime: '1900-01-01' })).toBe(await rows('camada.mapa_ufs'));
  });

  test('fc-op: bbox and datetime hold together', async () => {
    const bbox = '-51,-18,-50.5,-17.5';
    const datetime = '2000-01-01/2024-12-31';
    expect(await matchedOf('poligonos', { bbox, datetime })).toBe(
      await rows(
        `${POLYGONS} where ST_Intersects(geom, ST_MakeEnvelope(${bbox}, 4674)) and (dt is null or dt <= '2024-12-31')`,
      ),
    );
  });

  test('query-param-invalid: 400 with a sentence', async () => {
    for (const [name, values] of Object.entries({
      f: ['xml', ''],
      limit: ['0', '-1', '1.5', 'x', '1e3', ''],
      offset: ['-1', 'x', '9'.repeat(16)],
      bbox: [
        '1,2,3',
        '1,2,3,4,5',
        'a,b,c,d',
        '1,2,3,4,5,6,7',
        '-50,-10,-40,-20',
        '-200,0,1,1',
        '1,2,3,NaN',
        '0,0,0,91',
      ],
      'bbox-crs': ['EPSG:4326', 'http://www.opengis.net/def/crs/EPSG/0/1', 'x'],
      datetime: [
        'ontem',
        '2024',
        '2024-02-30',
        '2024-01-01T10:00',
        '2024-12-31/2024-01-01',
        '..',
        '2024-01-01/2024-02-01/2024-03-01',
        '2024-01-01T00:00:00',
      ],
      crs: ['http://www.opengis.net/def/crs/EPSG/0/1', CRS84.toLowerCase()],
      filter: ['uf =', "nada = 'x'", 'uf = 1;', "ST_X(geom) = '1'"],
      'filter-lang': ['cql-text', 'constructor', '__proto__'],
      'filter-crs': ['urn:ogc:def:crs:OGC:1.3:CRS84'],
      visitas: ['muitas', '1.5'],
      area_total: ['1,5', 'x'],
      dt_inicio: ['ontem', '2024-02-30'],
    }))
      for (const value of values) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.ask('/collections/propriedades/items', { [name]: value });
        expect([name, value, answer.statusCode]).toEqual([name, value, 400]);
        expect(standard.exception.parse(answer.json()).description).toMatch(/^(?:O |A |bbox|datetime)/);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
  });

  test('query-param-unknown: 400 wherever it is', async () => {
    for (const path of [
      '',
      '/api',
      '/conformance',
      '/collections',
      '/collections/ufs',
      '/collections/ufs/queryables',
      '/collections/ufs/items',
      '/collections/ufs/items/GO',
    ])
      for (const name of ['nada', 'LIMIT', 'F', 'toString']) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.ask(path, { [name]: '1' });
        expect([path, name, answer.statusCode]).toEqual([path, name, 400]);
        expect(answer.json().description).toBe(`O parâmetro ${name} não existe aqui`);
      }
    const twice = await api.ask('/collections/ufs/items?limit=1&limit=2');
    expect([twice.statusCode, twice.json().description]).toEqual([
      400,
      'O parâmetro limit foi enviado mais de uma vez',
    ]);
  });

  test('f-op, f-success, f-links: every feature at its own address', async () => {
    for (const { id } of collections) {
      // oxlint-disable-next-line no-await-in-loop
      const { features } = await api.items(id, { limit: 20 });
      for (const listed of features) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.ask(`/collections/${id}/items/${encodeURIComponent(listed.id)}`);
        expect([id, listed.id, answer.statusCode]).toEqual([id, listed.id, 200]);
        const { links, ...one } = standard.oneFeature.parse(answer.json());
        expect(one).toEqual(listed);
        expectOwnLinks(links, TYPES.geojson);
        expect(related(links, 'collection').map(({ type }) => type)).toEqual([TYPES.json, TYPES.html]);
      }
    }
    for (const path of [
      '/collections/ufs/items/XX',
      '/collections/nada/items',
      '/collections/nada',
      '/collections/programa:ufs',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await api.ask(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(standard.exception.parse(answer.json()).description).toContain('não existe');
    }
  });

  test('pages follow each other by their links, without a gap and without a feature twice', async () => {
    const whole = (await api.items('propriedades')).features.map(({ id }) => id);
    for (const limit of [1, 2, 5, 11]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await api.all('propriedades', { limit })).map(({ id }) => id)).toEqual(whole);
    }
    const middle = await api.items('propriedades', { limit: 4, offset: 4 });
    const [back] = related(middle.links, 'prev');
    expect((await api.follow<SeenItems>(back!)).features.map(({ id }) => id)).toEqual(whole.slice(0, 4));
    const beyond = await api.items('propriedades', { offset: 50 });
    expect([beyond.numberMatched, beyond.features, related(beyond.links, 'next')]).toEqual([11, [], []]);
  });
});

const positionsOf = (features: SeenItems['features']): number[][] =>
  features.flatMap(({ geometry }) => {
    const numbers = [geometry.coordinates].flat(4) as number[];
    return numbers.flatMap((value, at) => (at % 2 === 0 ? [[value, numbers[at + 1] ?? 0]] : []));
  });

import { EPSG, PROJECTED, toMercator } from '@fonte/geo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { LAYERS } from '../layers/index.ts';
import { OWS, type SeenCollection } from '../wfs/testing.ts';
import { mapPortal, type MapPortal } from '../wms/testing/map-portal.ts';
import { FeaturesApi, faultOf, type SeenItems } from './testing/features-api.ts';

// OGC 18-058r1 (coordinate systems) and 19-079r2 (filters, CQL2): the abstract tests under their ids, and every count held against WFS and bare SQL.

let portal: MapPortal;
let admin: TestPerson;
let api: FeaturesApi;
beforeAll(async () => {
  portal = await mapPortal();
  admin = await portal.person('administrador');
  api = new FeaturesApi(portal, admin);
});
afterAll(() => portal.close());

const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
const crs = (code: number) => `http://www.opengis.net/def/crs/EPSG/0/${code}`;
const SYSTEMS = [CRS84, crs(4674), crs(4326), crs(3857), ...PROJECTED.map(crs)];
const LAYER_NAMES = Object.keys(LAYERS);
const P1 = '52.0001.0001';

describe('/conf/crs', () => {
  test('crs-uri, default-crs, storageCrs', async () => {
    const { collections } = await api.json<{ collections: { crs: string[]; storageCrs: string }[] }>(
      '/collections',
    );
    for (const one of collections) expect([one.crs, one.storageCrs]).toEqual([SYSTEMS, crs(4674)]);
  });

  test('crs-parameter, crs-parameter-default: every layer in every system, which the header names', async () => {
    for (const layer of LAYER_NAMES) {
      // oxlint-disable-next-line no-await-in-loop
      const [first] = (await api.items(layer, { limit: 1 })).features;
      for (const system of [undefined, ...SYSTEMS])
        for (const path of ['', ...(first === undefined ? [] : [`/${encodeURIComponent(first.id)}`])]) {
          // oxlint-disable-next-line no-await-in-loop
          const answer = await api.ask(`/collections/${layer}/items${path}`, { crs: system });
          expect([answer.statusCode, answer.headers['content-crs']]).toEqual([200, `<${system ?? CRS84}>`]);
        }
    }
  });

  test('crs-parameter-transform: the same place, in the order of the axes that the system has', async () => {
    const positionIn = async (system?: string) =>
      (
        await api.json<SeenItems['features'][number]>(`/collections/propriedades/items/${P1}`, {
          crs: system,
        })
      ).geometry.coordinates as [number, number];
    const [lon, lat] = await positionIn();
    expect(lon).toBeLessThan(lat);
    expect(await positionIn(CRS84)).toEqual([lon, lat]);
    expect(await positionIn(crs(4674))).toEqual([lat, lon]);
    expect(await positionIn(crs(4326))).toEqual([lat, lon]);
    const [x, y] = await positionIn(crs(EPSG.webMercator));
    const [east, north] = toMercator([lon, lat]);
    expect(x).toBeCloseTo(east, 2);
    expect(y).toBeCloseTo(north, 2);
  });

  test('bbox-crs-parameter, bbox-crs-parameter-default: the same box in every system', async () => {
    const [west, south, east, north] = [-51, -18, -50.5, -17.5];
    const metres = [...toMercator([west, south]), ...toMercator([east, north])];
    const found = async (bbox: readonly number[], system?: string) =>
      (await api.items('propriedades', { bbox: bbox.join(','), 'bbox-crs': system })).features.map(
        ({ id }) => id,
      );
    const ids = await found([west, south, east, north]);
    expect(ids).toHaveLength(2);
    expect(await found([west, south, east, north], CRS84)).toEqual(ids);
    expect(await found([south, west, north, east], crs(4326))).toEqual(ids);
    expect(await found([south, west, north, east], crs(4674))).toEqual(ids);
    expect(await found(metres, crs(3857))).toEqual(ids);
    expect(await found([west, south, east, north], crs(4674))).toEqual([]);
  });

  test('crs-parameter-invalid, bbox-crs-parameter-invalid', async () => {
    for (const [path, params] of [
      ['/collections/ufs/items', { crs: crs(31977) }],
      ['/collections/ufs/items/GO', { crs: crs(31977) }],
      ['/collections/ufs/items', { crs: 'EPSG:4326' }],
      ['/collections/ufs/items', { bbox: '1,2,3,4', 'bbox-crs': crs(31977) }],
      ['/collections/ufs/items', { 'bbox-crs': crs(31977) }],
      ['/collections/ufs/items', { 'filter-crs': crs(31977) }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const [status, code, sentence] = faultOf(await api.ask(path, params));
      expect([status, code]).toEqual([400, 'InvalidParameterValue']);
      expect(sentence).toContain(`precisa ser um destes: ${CRS84}`);
    }
  });
});

describe('queryables', () => {
  test('what can be filtered by, as JSON Schema says it', async () => {
    const answer = await api.ask(
      '/collections/poligonos/queryables',
      {},
      { accept: 'application/schema+json' },
    );
    expect(answer.headers['content-type']).toBe('application/schema+json');
    const schema = answer.json();
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
      properties: {
        id: { type: 'string', 'x-ogc-role': 'id' },
        area_ha: { type: 'number', title: 'Área (ha)' },
        dt: { type: 'string', format: 'date', 'x-ogc-role': 'primary-instant' },
        geom: { format: 'geometry-polygon', 'x-ogc-role': 'primary-geometry' },
      },
    });
    expect(schema.properties.geom).not.toHaveProperty('type');
    expect(schema.$id).toMatch(/\/collections\/poligonos\/queryables$/);
    for (const [name, { type }] of Object.entries<{ type?: string }>(schema.properties))
      expect([name, typeof type]).toEqual([name, name === 'geom' ? 'undefined' : 'string']);
  });

  test('each column of one value is a parameter, and says what SQL says', async () => {
    for (const layer of LAYER_NAMES) {
      const { properties } = await api.json<{ properties: Record<string, { type?: string }> }>(
        `/collections/${layer}/queryables`,
      );
      const [first] = (await api.items(layer, { limit: 1 })).features;
      if (first === undefined) continue;
      for (const [name, { type }] of Object.entries(properties)) {
        const value = first.properties[name];
        if (type === undefined || type === 'array' || value === null || value === undefined) continue;
        const { numberMatched } = await api.items(layer, { [name]: value as string });
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from ${sql.table(LAYERS[layer as keyof typeof LAYERS].relation.join('.'))}
          where ${sql.ref(name)}::text = (select ${sql.ref(name)}::text from ${sql.table(LAYERS[layer as keyof typeof LAYERS].relation.join('.'))}
            where ${sql.ref(LAYERS[layer as keyof typeof LAYERS].key)}::text = ${first.id})`.execute(
          portal.database.db,
        );
        expect([layer, name, value, numberMatched]).toEqual([layer, name, value, rows[0]?.n]);
        expect(numberMatched).toBeGreaterThan(0);
      }
    }
    expect((await api.ask('/collections/processos/items', { assuntos: '1' })).statusCode).toBe(400);
  }, 120_000);
});

describe('filter', () => {
  const wfs = async (layer: string, cql_filter: string): Promise<string[]> => {
    const answer = await portal.map(admin, OWS, {
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      typeNames: layer,
      outputFormat: 'application/json',
      cql_filter,
    });
    return answer.json<SeenCollection>().features.map(({ id }) => id.slice(layer.length + 1));
  };
  const ids = async (layer: string, params: Record<string, string>) =>
    (await api.items(layer, { limit: 1_000, ...params })).features.map(({ id }) => id);
  const op = (name: string, ...args: unknown[]) => ({ op: name, args });
  const p = (property: string) => ({ property });

  /** In CQL2 text, in CQL2 JSON, and as WFS is asked. */
  const FILTERS: readonly (readonly [layer: string, text: string, json: unknown, ecql: string])[] = [
    ['propriedades', "uf = 'GO'", op('=', p('uf'), 'GO'), "uf = 'GO'"],
    [
      'propriedades',
      "uf = 'GO' AND area_total >= 50 OR NOT (visitas > 3)",
      op(
        'or',
        op('and', op('=', p('uf'), 'GO'), op('>=', p('area_total'), 50)),
        op('not', op('>', p('visitas'), 3)),
      ),
      "uf = 'GO' AND area_total >= 50 OR NOT (visitas > 3)",
    ],
    ['propriedades', "nome LIKE 'Fazenda%'", op('like', p('nome'), 'Fazenda%'), "nome LIKE 'Fazenda%'"],
    [
      'propriedades',
      "CASEI(nome) LIKE CASEI('FAZENDA%')",
      op('like', op('casei', p('nome')), op('casei', 'FAZENDA%')),
      "nome ILIKE 'FAZENDA%'",
    ],
    [
      'propriedades',
      "CASEI(uf) = casei('go')",
      op('=', op('casei', p('uf')), op('casei', 'go')),
      "strToLowerCase(uf) = 'go'",
    ],
    ['propriedades', "uf IN ('GO', 'MS')", op('in', p('uf'), ['GO', 'MS']), "uf IN ('GO', 'MS')"],
    [
      'propriedades',
      'visitas BETWEEN 1 AND 10',
      op('between', p('visitas'), 1, 10),
      'visitas BETWEEN 1 AND 10',
    ],
    ['propriedades', 'situacao IS NULL', op('isNull', p('situacao')), 'situacao IS NULL'],
    [
      'propriedades',
      'area_total * 2 > 100',
      op('>', op('*', p('area_total'), 2), 100),
      'area_total * 2 > 100',
    ],
    ['poligonos', "dt > DATE('2024-01-01')", op('>', p('dt'), { date: '2024-01-01' }), "dt > '2024-01-01'"],
    [
      'poligonos',
      "T_BEFORE(dt, TIMESTAMP('2025-01-01T00:00:00Z'))",
      op('t_before', p('dt'), { timestamp: '2025-01-01T00:00:00Z' }),
      'dt BEFORE 2025-01-01T00:00:00Z',
    ],
    [
      'propriedades',
      'S_INTERSECTS(geom, BBOX(-51, -18, -50.5, -17.5))',
      op('s_intersects', p('geom'), { bbox: [-51, -18, -50.5, -17.5] }),
      'BBOX(geom, -51, -18, -50.5, -17.5)',
    ],
    [
      'poligonos',
      'S_WITHIN(geom, POLYGON((-52 -19, -50 -19, -50 -17, -52 -17, -52 -19)))',
      op('s_within', p('geom'), {
        type: 'Polygon',
        coordinates: [
          [
            [-52, -19],
            [-50, -19],
            [-50, -17],
            [-52, -17],
            [-52, -19],
          ],
        ],
      }),
      'WITHIN(geom, POLYGON((-52 -19, -50 -19, -50 -17, -52 -17, -52 -19)))',
    ],
    [
      'ufs',
      'S_CONTAINS(geom, POINT(-50.5 -17.6))',
      op('s_contains', p('geom'), { type: 'Point', coordinates: [-50.5, -17.6] }),
      'CONTAINS(geom, POINT(-50.5 -17.6))',
    ],
    [
      'ufs',
      'S_DISJOINT(geom, POINT(-50.5 -17.6)) AND aproximado = TRUE',
      op(
        'and',
        op('s_disjoint', p('geom'), { type: 'Point', coordinates: [-50.5, -17.6] }),
        op('=', p('aproximado'), true),
      ),
      'DISJOINT(geom, POINT(-50.5 -17.6)) AND aproximado = TRUE',
    ],
    ['processos', 'assuntos = 11823', op('=', p('assuntos'), 11823), 'assuntos = 11823'],
    [
      'processos',
      'A_OVERLAPS(assuntos, (11823, 1))',
      op('a_overlaps', p('assuntos'), [11823, 1]),
      'assuntos IN (11823, 1)',
    ],
    ['ufs', 'TRUE', true, 'INCLUDE'],
    ['ufs', 'FALSE', false, 'EXCLUDE'],
  ];

  test.each(FILTERS)('%s: %s', async (layer, text, json, ecql) => {
    const expected = await wfs(layer, ecql);
    expect(await ids(layer, { filter: text })).toEqual(expected);
    expect(await ids(layer, { filter: text, 'filter-lang': 'cql2-text' })).toEqual(expected);
    expect(await ids(layer, { filter: JSON.stringify(json), 'filter-lang': 'cql2-json' })).toEqual(expected);
    const all = await wfs(layer, 'INCLUDE');
    const rest = await ids(layer, { filter: `NOT (${text})` });
    expect(rest.every((id) => all.includes(id) && !expected.includes(id))).toBe(true);
  });

  test('some of them find some and not all: nothing is compared with nothing', async () => {
    let some = 0;
    for (const [layer, text] of FILTERS) {
      const found = (await ids(layer, { filter: text })).length;
      if (found > 0 && found < (await ids(layer, {})).length) some += 1;
    }
    expect(some).toBeGreaterThan(11);
  });

  test('filter-crs-wgs84, filter-crs-param: geometries are in the system that is named', async () => {
    const expected = await ids('propriedades', {
      filter: 'S_INTERSECTS(geom, BBOX(-51, -18, -50.5, -17.5))',
    });
    expect(expected).toHaveLength(2);
    for (const code of [4326, 4674])
      expect(
        await ids('propriedades', {
          filter: 'S_INTERSECTS(geom, BBOX(-18, -51, -17.5, -50.5))',
          'filter-crs': crs(code),
        }),
      ).toEqual(expected);
    const [w, s] = toMercator([-51, -18]);
    const [e, n] = toMercator([-50.5, -17.5]);
    expect(
      await ids('propriedades', {
        filter: `S_INTERSECTS(geom, BBOX(${w}, ${s}, ${e}, ${n}))`,
        'filter-crs': crs(3857),
      }),
    ).toEqual(expected);
  });

  test('mixing-expressions: filter, columns, bbox and datetime hold together, and counts are those of SQL', async () => {
    const bbox = '-51,-18,-50,-17';
    const { numberMatched } = await api.items('poligonos', {
      filter: 'area_ha > 20',
      uf: 'GO',
      bbox,
      datetime: '2020-01-01/2030-01-01',
    });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from camada.mapa_poligonos where area_ha > 20 and uf = 'GO'
        and ST_Intersects(geom, ST_MakeEnvelope(-51, -18, -50, -17, 4674))
        and (dt is null or dt between '2020-01-01' and '2030-01-01')`.execute(portal.database.db);
    expect(numberMatched).toBe(rows[0]?.n);
    expect(numberMatched).toBeGreaterThan(0);
  });

  test('what is no filter is refused with the reason', async () => {
    for (const [params, sentence] of [
      [{ filter: 'uf =' }, 'O filtro não pôde ser lido: esperava um valor, e o filtro acabou'],
      [
        { filter: '{"op":"="}', 'filter-lang': 'cql2-json' },
        'O filtro não pôde ser lido: uma operação precisa ter “op” e “args”',
      ],
      [{ filter: 'x', 'filter-lang': 'cql2-json' }, 'O filtro não pôde ser lido: não é JSON'],
      [{ filter: "segredo = 'x'" }, 'A camada propriedades não tem a coluna segredo para filtrar'],
      [{ filter: "ACCENTI(nome) = 'x'" }, 'O filtro usa uma função que não existe'],
      [
        { filter: 'S_INTERSECTS(nome, POINT(1 2))' },
        'O filtro compara uma geometria com uma coluna que não é geometria',
      ],
      [
        { filter: 'S_INTERSECTS(geom, POLYGON((0 0, 1 1, 1 0, 0 1, 0 0)))' },
        'A geometria do filtro não é válida: o contorno se cruza, em 0.5 0.5',
      ],
    ] as const)
      expect(faultOf(await api.ask('/collections/propriedades/items', params))).toEqual([
        400,
        'InvalidParameterValue',
        sentence,
      ]);
  });
});

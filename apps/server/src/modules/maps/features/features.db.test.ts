import { readCql, writeCql, type Predicate } from '@fonte/cql';
import type { TestDatabase } from '@fonte/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '../../../query/index.ts';
import { tinyDatabase } from '@fonte/programme/testing';
import { LAYERS, layerNamed } from '../layers/index.ts';
import { holds, type NaiveRow } from '../testing/naive-filter.ts';
import { RandomFilters } from '../testing/random-filters.ts';
import { checkGeometries, countFeatures, readFeatures, ref, type FeatureRequest } from './index.ts';

const ADMIN: Access = { profile: 'administrador', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const OBSERVER: Access = { profile: 'giz', uf: null, cpf: null };

let database: TestDatabase;
beforeAll(async () => {
  database = await tinyDatabase();
});
afterAll(() => database.close());

async function keysOf(request: FeatureRequest): Promise<string[]> {
  const rows = await readFeatures<{ key: string | number }>(database.db, request, {
    select: { key: ref(request.layer.key) },
  });
  expect(await countFeatures(database.db, request)).toBe(rows.length);
  return rows.map(({ key }) => String(key)).toSorted();
}
const cql = (text: string, access = ADMIN, layer = LAYERS.propriedades) =>
  keysOf({ layer, access, filter: readCql(text) });

test('a list is compared with one of its numbers, and with nothing else', async () => {
  const { rows } = await sql<{ numero: string; assunto: number }>`
    select numero, assuntos[1] as assunto from camada.mapa_processos
    where assuntos is not null order by numero limit 1`.execute(database.db);
  const found = rows[0];
  if (!found) throw new Error('no lawsuit with a subject');
  expect(await cql(`assuntos = ${found.assunto}`, ADMIN, LAYERS.processos)).toContain(found.numero);
  expect(await cql('assuntos = 999999998', ADMIN, LAYERS.processos)).toEqual([]);
  const other = await cql(`assuntos IN (999999998, ${found.assunto})`, ADMIN, LAYERS.processos);
  expect(other).toEqual(await cql(`assuntos = ${found.assunto}`, ADMIN, LAYERS.processos));
  expect(await cql(`assuntos && ARRAY[${found.assunto}]`, ADMIN, LAYERS.processos)).toEqual(other);
  for (const text of [
    "assuntos IN ('x')",
    "assuntos = 'x'",
    'assuntos = assuntos',
    'assuntos > 1',
    'assuntos = 1.5',
  ])
    await expect(cql(text, ADMIN, LAYERS.processos)).rejects.toThrow(/lista/);
});

test('functions by the names that GeoServer and QGIS give them, and no others', async () => {
  const all = await cql('INCLUDE');
  for (const [one, other] of [
    ["strToLowerCase(nome) LIKE 'fazenda%'", "lower(nome) LIKE 'fazenda%'"],
    ["strToUpperCase(uf) = 'GO'", "UPPER(uf) = 'GO'"],
    ["strTrim(nome) = 'Fazenda Dois Ipês'", "trim(nome) = 'Fazenda Dois Ipês'"],
    ['strLength(nome) > 15', 'length(nome) > 15'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await cql(one);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    // oxlint-disable-next-line no-await-in-loop
    expect(await cql(other)).toEqual(found);
  }
  for (const [one, other] of [
    ["strStartsWith(nome, 'Fazenda') = true", "nome LIKE 'Fazenda%'"],
    // The sign of LIKE is a sign like any other here.
    ["strStartsWith(nome, 'Fazenda%') = true", 'EXCLUDE'],
    ["strEndsWith(nome, 's') = true", "nome LIKE '%s'"],
    [
      "strConcat(uf, strConcat('/', nome)) = 'GO/Fazenda Dois Ipês'",
      "uf = 'GO' AND nome = 'Fazenda Dois Ipês'",
    ],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect([one, await cql(one)]).toEqual([one, await cql(other)]);
  await expect(cql("strConcat(nome) = 'a'")).rejects.toThrow(/strConcat recebe 2 valores/);
  for (const text of [
    'constructor(1) = 1',
    '__proto__(1) = 1',
    'pg_sleep(1) = 1',
    'abs(1, 2) = 1',
    'abs() = 1',
  ])
    await expect(cql(text)).rejects.toThrow(/função que não existe|recebe 1 valor/);
});

test('a box without size is a point, or a line', async () => {
  const { rows } = await sql<{ code: string; x: number; y: number }>`
    select cod_propriedade as code, ST_X(geom) as x, ST_Y(geom) as y from camada.mapa_propriedades
    where nome = 'Fazenda Dois Ipês'`.execute(database.db);
  const [{ code, x, y } = { code: '', x: 0, y: 0 }] = rows;
  expect(code).not.toBe('');
  const bbox = (west: number, south: number, east: number, north: number) =>
    `BBOX(geom, ${west}, ${south}, ${east}, ${north})`;
  expect(await cql(bbox(x, y, x, y))).toEqual([code]);
  expect(await cql(bbox(x, y - 0.0001, x, y + 0.0001))).toEqual([code]);
  expect(await cql(bbox(x + 0.0001, y, x + 0.0001, y))).toEqual([]);
  const holding = await cql(`INTERSECTS(geom, POINT(${x} ${y}))`, ADMIN, LAYERS.municipios);
  expect(holding).toHaveLength(1);
  expect(await cql(bbox(x, y, x, y), ADMIN, LAYERS.municipios)).toEqual(holding);
});

test('DURING takes a period that says how long it lasts', async () => {
  const year = await cql('dt DURING 2024-12-31T23:59:59Z/2026-01-01', ADMIN, LAYERS.poligonos);
  expect(year.length).toBeGreaterThan(0);
  expect(await cql('dt DURING 2024-12-31T23:59:59Z/P1YT1S', ADMIN, LAYERS.poligonos)).toEqual(year);
  expect(await cql('dt DURING P1YT1S/2026-01-01T00:00:00Z', ADMIN, LAYERS.poligonos)).toEqual(year);
});

const FACES = Object.values(LAYERS).flatMap((layer) => layer.face ?? []);

describe.each([...Object.values(LAYERS), ...FACES])('$relation', (layer) => {
  test('its view has every column that is declared, of the declared type, and one row for a key', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select a.attname as name, format_type(a.atttypid, null) as type
      from pg_attribute a where a.attrelid = ${layer.relation.join('.')}::regclass and a.attnum > 0`.execute(
      database.db,
    );
    const types = new Map(rows.map(({ name, type }) => [name, type]));
    const wanted = {
      text: ['text'],
      integer: ['integer', 'bigint', 'smallint'],
      decimal: ['numeric'],
      date: ['date'],
      boolean: ['boolean'],
      list: ['integer[]'],
      json: ['jsonb'],
    };
    for (const { name, type } of layer.columns)
      expect([name, wanted[type]]).toEqual([name, expect.arrayContaining([types.get(name)])]);
    for (const name of ['geom', 'geom_3857', 'legenda', ...layer.order])
      expect([...types.keys()]).toContain(name);
    const keys = await keysOf({ layer, access: ADMIN });
    expect(new Set(keys).size).toBe(keys.length);
    const classes = await readFeatures<{ legenda: string }>(
      database.db,
      { layer, access: ADMIN },
      { select: { legenda: ref('legenda') } },
    );
    for (const { legenda } of classes) expect(layer.classes.map(({ id }) => id)).toContain(legenda);
  });
});

describe('rows', () => {
  test('a coordinator has the properties of the own state, whatever the filter says', async () => {
    expect(await cql('INCLUDE')).toHaveLength(11);
    expect(await cql('INCLUDE', GOIAS)).toHaveLength(5);
    expect(await cql("uf = 'MG' OR 1 = 1 OR uf <> 'GO'", GOIAS)).toHaveLength(5);
    expect(await cql("uf = 'MG'", GOIAS)).toEqual([]);
  });

  test('perimeters of nobody in the programme are shown beside those in scope', async () => {
    expect(await keysOf({ layer: LAYERS.car, access: ADMIN })).toHaveLength(7);
    // P1, P3, P4 and the one of nobody.
    expect(await keysOf({ layer: LAYERS.car, access: GOIAS })).toHaveLength(4);
  });

  test("the page's filters narrow", async () => {
    const polygons = (view: FeatureRequest['view']) =>
      keysOf({ layer: LAYERS.poligonos, access: ADMIN, view });
    expect(await polygons({})).toHaveLength(7);
    expect(await polygons({ uf: ['MS'] })).toEqual(['50.0001.0001-7']);
    expect(await polygons({ ano: [2024] })).toHaveLength(6);
    expect(await keysOf({ layer: LAYERS.poligonos_historico, access: ADMIN, view: { ano: [2024] } })).toEqual(
      [],
    );
    expect(
      await keysOf({ layer: LAYERS.processos, access: ADMIN, view: { ano: [2022], uf: ['GO'] } }),
    ).toHaveLength(1);
  });

  test('registration in the CAR: without, invalid, in order', async () => {
    const rows = await readFeatures<{ cod_propriedade: string; legenda: string; contorno: string }>(
      database.db,
      { layer: LAYERS.propriedades_car, access: ADMIN },
      {
        select: {
          cod_propriedade: ref('cod_propriedade'),
          legenda: ref('legenda'),
          contorno: ref('contorno'),
        },
      },
    );
    expect(rows.map((row) => `${row.cod_propriedade} ${row.legenda} ${row.contorno}`).toSorted()).toEqual([
      '31.0001.0003 com_car car',
      '50.0001.0001 com_car desenhado',
      '50.0001.0003 com_car car',
      '52.0001.0001 com_car desenhado',
      '52.0001.0002 sem_car desenhado',
      '52.0001.0003 car_invalido desenhado',
      '52.0002.0001 com_car car',
    ]);
  });
});

describe('personal data', () => {
  const published = (text: string) =>
    keysOf({ layer: layerNamed('propriedades', 'giz')!, access: OBSERVER, filter: readCql(text) });

  test.each([
    "nome_produtor LIKE 'Z%'",
    "cpf_tecnico = '1'",
    'lon < -50',
    'numero_car IS NULL',
    'area_total > 1',
    "cod_propriedade = '52.0001.0001'",
    'visitas > 1',
    "atividade_produtiva = 'x'",
  ])('observers may not filter by %s', async (text) => {
    await expect((async () => published(text))()).rejects.toMatchObject({ code: 'InvalidParameterValue' });
    await expect(cql(text)).resolves.toBeInstanceOf(Array);
  });

  test('observers ask where a dot is that tells a square, not where a property stands', async () => {
    const exact = 'DWITHIN(geom, POINT(-50.93 -17.8), 500, meters)';
    expect(await cql(exact)).toEqual(['52.0001.0001']);
    expect(await published(exact)).toEqual([]);
    // Goiás alone has five properties here, in one square; each dot is found where it is drawn.
    const dots = await readFeatures<{ id: string; lon: number; lat: number }>(
      database.db,
      { layer: layerNamed('propriedades', 'giz')!, access: OBSERVER },
      { select: { id: ref('id'), lon: sql`ST_X(${ref('geom')})`, lat: sql`ST_Y(${ref('geom')})` } },
    );
    expect(dots.map(({ id }) => id)).toEqual(['1-1', '1-2', '1-3', '1-4', '1-5']);
    for (const { id, lon, lat } of dots)
      // oxlint-disable-next-line no-await-in-loop -- one database
      expect(
        await published(`BBOX(geom, ${lon - 1e-5}, ${lat - 1e-5}, ${lon + 1e-5}, ${lat + 1e-5})`),
      ).toEqual([id]);
    expect(await published("uf = 'GO' AND municipio = 'Outros municípios'")).toHaveLength(5);
  });
});

describe('geometry', () => {
  const SQUARE = 'POLYGON((-51 -18, -50.925 -18, -50.925 -17, -51 -17, -51 -18))';
  test.each([
    [`INTERSECTS(geom, ${SQUARE})`, ['52.0001.0001']],
    [`WITHIN(geom, ${SQUARE})`, ['52.0001.0001']],
    [`CONTAINS(${SQUARE}, geom)`, ['52.0001.0001']],
    ['DWITHIN(geom, POINT(-50.93 -17.8), 500, meters)', ['52.0001.0001']],
    ['DWITHIN(geom, POINT(-50.93 -17.8), 2, kilometers)', ['52.0001.0001', '52.0001.0002']],
    ["BBOX(geom, -5672000, -2020000, -5669000, -2010000, 'EPSG:3857') AND uf = 'GO'", ['52.0001.0001']],
    ["BBOX(geom, -18, -51, -17, -50.925, 'urn:ogc:def:crs:EPSG::4326')", ['52.0001.0001']],
    [`DISJOINT(geom, ${SQUARE}) AND municipio = 'Rio Verde'`, ['52.0001.0002']],
  ])('%s', async (text, expected) => {
    expect(await cql(text)).toEqual(expected);
  });

  test('a polygon that crosses itself is refused with the place, on either engine', async () => {
    const filter = readCql('INTERSECTS(geom, POLYGON((-51 -18, -50 -17, -50 -18, -51 -17, -51 -18)))');
    await expect(checkGeometries(database.db, filter)).rejects.toMatchObject({
      code: 'InvalidParameterValue',
      sentence: expect.stringMatching(/o contorno se cruza, em -50\.5 -17\.5/),
    });
  });

  test('coordinates of no place are refused', async () => {
    const filter = readCql('INTERSECTS(geom, POINT(1e300 2))');
    await expect(checkGeometries(database.db, filter)).rejects.toMatchObject({
      code: 'InvalidParameterValue',
    });
  });
});

test.each([
  'areatotal > 1',
  "uf > 'a' AND senha = 'x'",
  'area_total > geom',
  "dt_inicio > 'ontem'",
  "visitas = 'muitas'",
  'INTERSECTS(uf, POINT(1 1))',
  'pg_sleep(10) = 1',
  "nome LIKE 'a\\'",
  'uf BEFORE 2024-01-01',
  'BBOX(geom, 5, 5, 1, 1)',
  "BBOX(geom, 1, 1, 5, 5, 'EPSG:31977')",
])('%s is refused', async (text) => {
  await expect((async () => cql(text))()).rejects.toMatchObject({ code: 'InvalidParameterValue' });
});

describe.each(['propriedades', 'poligonos'] as const)('200 random filters on %s', (name) => {
  test('give what the plainest evaluation gives', async () => {
    const layer = LAYERS[name];
    const request = { layer, access: ADMIN };
    const columns = layer.columns.filter(({ type }) => type !== 'list');
    const raw = await readFeatures<Record<string, string | number | boolean | null>>(database.db, request, {
      select: {
        ...Object.fromEntries(columns.map((column) => [column.name, ref(column.name)])),
        w: sql`ST_XMin(${ref('geom')})`,
        s: sql`ST_YMin(${ref('geom')})`,
        e: sql`ST_XMax(${ref('geom')})`,
        n: sql`ST_YMax(${ref('geom')})`,
      },
    });
    const rows: NaiveRow[] = raw.map((row) => ({
      id: String(row[layer.key]),
      values: Object.fromEntries(
        columns.map(({ name: column, type }) => [
          column,
          type === 'decimal' && row[column] !== null ? Number(row[column]) : (row[column] ?? null),
        ]),
      ),
      box: [Number(row['w']), Number(row['s']), Number(row['e']), Number(row['n'])],
    }));
    let telling = 0;
    const random = new RandomFilters(20_261_120, columns, rows);
    for (let at = 0; at < 200; at++) {
      const filter: Predicate = random.next();
      const expected = rows
        .filter((row) => holds(filter, row) === true)
        .map(({ id }) => id)
        .toSorted();
      if (expected.length > 0 && expected.length < rows.length) telling++;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect({ filter: writeCql(filter), found: await keysOf({ ...request, filter }) }).toEqual({
        filter: writeCql(filter),
        found: expected,
      });
    }
    expect(telling).toBeGreaterThan(80);
  });
});

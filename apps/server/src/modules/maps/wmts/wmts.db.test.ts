import { addressOf, maySeeLayer, MAP_LAYERS } from '@fonte/contracts';
import * as endpoints from '@fonte/contracts/endpoints/maps';
import type { Tile } from '@fonte/geo';
import { OTTO, RUTE } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programKey } from '../../../testing/program-key.ts';
import type { TestPerson } from '../../../testing.ts';
import { pixelsOf } from '../drawing/testing/pixels.ts';
import {
  featuresOf,
  GWC,
  mapPortal,
  MVT,
  tileAt,
  tileParams,
  type MapPortal,
  type Params,
} from '../wms/testing/map-portal.ts';

let portal: MapPortal;
let admin: TestPerson;
let observer: TestPerson;
beforeAll(async () => {
  portal = await mapPortal();
  admin = await portal.person('administrador');
  observer = await portal.person('giz');
});
afterAll(() => portal.close());

const WMTS = addressOf(endpoints.wmts);
const SET = 'EPSG:900913';
const byPath = (layer: string, { z, x, y }: Tile, ending = 'png', style = 'padrao') =>
  addressOf(endpoints.wmtsTile, {
    params: { layer, style, set: SET, matrix: `${SET}:${z}`, row: String(y), file: `${x}.${ending}` },
  });
const byNumbers = (layer: string, { z, x, y }: Tile, ending = 'png') =>
  addressOf(endpoints.xyz, { params: { layer, z: String(z), x: String(x), file: `${y}.${ending}` } });
const byParameters = (layer: string, { z, x, y }: Tile, more: Params = {}): Params => ({
  Service: 'WMTS',
  Request: 'GetTile',
  Version: '1.0.0',
  Layer: layer,
  Style: 'padrao',
  Format: 'image/png',
  TileMatrixSet: SET,
  TileMatrix: `${SET}:${z}`,
  TileRow: y,
  TileCol: x,
  ...more,
});
const tile = tileAt(11, -50.93, -17.8);

describe('a tile', () => {
  test('is the copy that WMS has, by each of its addresses', async () => {
    const drawn = await portal.map(admin, GWC, tileParams('poligonos', tile));
    expect((await pixelsOf(drawn.rawPayload)).inked()).toBeGreaterThan(0);
    for (const answer of [
      await portal.map(admin, WMTS, byParameters('programa:poligonos', tile)),
      await portal.map(admin, WMTS, byParameters('poligonos', tile, { Style: '', TileMatrix: tile.z })),
      await portal.map(admin, byPath('poligonos', tile), {}),
      await portal.map(admin, byNumbers('poligonos', tile), {}),
    ]) {
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'geowebcache-cache-result': 'HIT',
      });
      expect(answer.rawPayload.equals(drawn.rawPayload)).toBe(true);
    }
    const first = await portal.map(admin, byNumbers('poligonos', tile), {});
    const known = await portal.map(
      admin,
      byNumbers('poligonos', tile),
      {},
      {
        'if-none-match': String(first.headers['etag']),
      },
    );
    expect(known.statusCode).toBe(304);
  });

  test('is a picture, a photograph or vectors, in a style, narrowed by the filters of the page', async () => {
    const jpeg = await portal.map(admin, byPath('poligonos', tile, 'jpg', 'sem_rotulos'), {});
    expect(jpeg.headers['content-type']).toBe('image/jpeg');
    const narrowed = await portal.map(admin, byNumbers('poligonos', tile, 'pbf'), {
      cql_filter: "type_poligono = 'abc'",
    });
    expect(narrowed.headers['content-type']).toBe(MVT);
    const found = featuresOf(narrowed.rawPayload);
    expect(new Set(found.map(({ values }) => values['legenda']))).toEqual(new Set(['abc']));
    const elsewhere = await portal.map(admin, byNumbers('poligonos', tile, 'pbf'), { uf: 'MG' });
    expect(featuresOf(elsewhere.rawPayload)).toEqual([]);
  });

  test('tells no personal column, whatever it is asked', async () => {
    const answer = await portal.map(admin, byNumbers('propriedades', tile, 'pbf'), {
      propertyname: 'cpf_tecnico,nome',
    });
    const [first] = featuresOf(answer.rawPayload);
    expect(first).toBeDefined();
    expect(Object.keys(first!.values)).not.toContain('cpf_tecnico');
  });
});

describe('who asks', () => {
  test('a supervisor has the own rows, and nobody else’s by a 304', async () => {
    const [otto, rute] = [
      await portal.person('supervisor', { uf: 'GO', cpf: OTTO }),
      await portal.person('supervisor', { uf: 'MG', cpf: RUTE }),
    ];
    const address = byNumbers('propriedades', tile);
    const his = await portal.map(otto, address, {});
    const hers = await portal.map(rute, address, {}, { 'if-none-match': String(his.headers['etag']) });
    expect((await pixelsOf(his.rawPayload)).inked()).toBeGreaterThan(0);
    expect([hers.statusCode, (await pixelsOf(hers.rawPayload)).inked()]).toEqual([200, 0]);
  });

  test('an observer has of every layer what WMS gives, and no layer more', async () => {
    for (const layer of Object.values(MAP_LAYERS)) {
      // oxlint-disable no-await-in-loop -- one database
      const vectors = await portal.map(observer, byNumbers(layer.name, tile, 'pbf'), {});
      if (!maySeeLayer('giz', layer)) {
        expect([layer.name, vectors.statusCode]).toEqual([layer.name, 400]);
        continue;
      }
      const by = await portal.map(observer, GWC, tileParams(layer.name, tile, { FORMAT: MVT }));
      // oxlint-enable no-await-in-loop
      expect([layer.name, vectors.rawPayload.equals(by.rawPayload)]).toEqual([layer.name, true]);
      const whole = featuresOf(vectors.rawPayload).map(({ values }) => values['cod_propriedade']);
      expect(whole.filter((code) => code !== undefined)).toEqual([]);
    }
    const filtered = await portal.map(observer, byNumbers('propriedades', tile), {
      cql_filter: "nome LIKE 'Fazenda%'",
    });
    expect(filtered.statusCode).toBe(400);
  });

  test('a key of maps opens them, one of reports does not, nobody has nothing', async () => {
    const asked = async (escopo: 'maps' | 'reports') => {
      const { chave } = await programKey(portal, observer, [escopo]);
      const answer = await portal.ask('GET', byNumbers('ufs', tile), {
        headers: { authorization: `Bearer ${chave}` },
      });

      return answer.statusCode;
    };
    expect([await asked('maps'), await asked('reports')]).toEqual([200, 403]);
    expect((await portal.ask('GET', byNumbers('ufs', tile))).statusCode).toBe(401);
  });
});

describe('the document', () => {
  test('has the layers of the profile, alike by both addresses, each with its template', async () => {
    const asked = { service: 'WMTS', request: 'GetCapabilities' };
    const one = await portal.map(admin, WMTS, asked);
    const other = await portal.map(admin, addressOf(endpoints.wmtsCapabilities), {});
    expect(other.body).toBe(one.body);
    expect(one.body).toContain('template="http');
    expect(one.body).toContain(
      '/wmts/1.0.0/programa:ufs/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png"',
    );
    expect(one.body.match(/<Layer>/g)).toHaveLength(Object.keys(MAP_LAYERS).length);
    const seen = (await portal.map(observer, WMTS, asked)).body;
    expect(seen).not.toMatch(/poligonos|bacias_20km/);
  });
});

test.each<
  [string, string | null, number, () => Promise<{ statusCode: number; body: string; headers: object }>]
>([
  ['MissingParameterValue', 'Request', 400, () => portal.map(admin, WMTS, {})],
  ['OperationNotSupported', 'Request', 501, () => portal.map(admin, WMTS, { request: 'GetFeatureInfo' })],
  ['InvalidParameterValue', 'Service', 400, () => portal.map(admin, WMTS, { service: 'WMS' })],
  [
    'VersionNegotiationFailed',
    'AcceptVersions',
    400,
    () => portal.map(admin, WMTS, { request: 'GetCapabilities', AcceptVersions: '2.0.0' }),
  ],
  [
    'InvalidParameterValue',
    'Version',
    400,
    () => portal.map(admin, WMTS, byParameters('ufs', tile, { Version: '2.0' })),
  ],
  [
    'MissingParameterValue',
    'TileRow',
    400,
    () => portal.map(admin, WMTS, byParameters('ufs', tile, { TileRow: undefined })),
  ],
  ['InvalidParameterValue', 'Layer', 400, () => portal.map(admin, byPath('nada', tile), {})],
  ['InvalidParameterValue', 'Style', 400, () => portal.map(admin, byPath('ufs', tile, 'png', 'nada'), {})],
  ['InvalidParameterValue', 'Format', 400, () => portal.map(admin, byPath('ufs', tile, 'tiff'), {})],
  [
    'InvalidParameterValue',
    'TileMatrix',
    400,
    () => portal.map(admin, byPath('ufs', { ...tile, z: 23 }), {}),
  ],
  ['TileOutOfRange', 'TileCol', 400, () => portal.map(admin, byPath('ufs', { z: 1, x: 2, y: 0 }), {})],
  ['TileOutOfRange', 'y', 400, () => portal.map(admin, byNumbers('ufs', { z: 1, x: 0, y: 2 }), {})],
  ['InvalidParameterValue', 'x', 400, () => portal.map(admin, byNumbers('ufs', { z: 1, x: -1, y: 0 }), {})],
  [
    'InvalidParameterValue',
    'filter',
    400,
    () => portal.map(admin, byNumbers('ufs', tile), { cql_filter: 'uf = ' }),
  ],
  ['InvalidParameterValue', null, 400, () => portal.map(admin, byNumbers('u'.repeat(61), tile), {})],
])('%s %s', async (code, locator, status, ask) => {
  const answer = await ask();
  expect([answer.statusCode, answer.headers]).toMatchObject([status, { 'cache-control': 'no-store' }]);
  expect(answer.body).toContain('<ows:ExceptionReport');
  expect(answer.body).toContain('version="1.0.0"');
  expect(answer.body).toContain(`exceptionCode="${code}"${locator === null ? '' : ` locator="${locator}"`}>`);
});

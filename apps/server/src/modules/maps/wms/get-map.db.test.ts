import { P1 } from '@fonte/programme/tiny/properties';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { pixelsOf } from '../drawing/testing/pixels.ts';
import { featuresOf, mapPortal, MVT, WMS, type MapPortal, type Params } from './testing/map-portal.ts';

let portal: MapPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await mapPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

/** Around P1's outlines. */
const BOX = '-50.94,-17.81,-50.91,-17.79';
const getMap = (more: Params = {}): Params => ({
  SERVICE: 'WMS',
  VERSION: '1.1.1',
  REQUEST: 'GetMap',
  LAYERS: 'poligonos',
  STYLES: '',
  SRS: 'EPSG:4326',
  BBOX: BOX,
  WIDTH: 300,
  HEIGHT: 200,
  FORMAT: 'image/png',
  TRANSPARENT: 'TRUE',
  ...more,
});
const picture = async (more: Params = {}) => {
  const answer = await portal.map(admin, WMS, getMap(more));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  return pixelsOf(answer.rawPayload);
};

describe('GetMap', () => {
  test('draws the same in 1.1.1 and in 1.3.0, whose degrees are latitude first', async () => {
    const old = await portal.map(admin, WMS, getMap());
    const turned = {
      VERSION: '1.3.0',
      SRS: undefined,
      CRS: 'EPSG:4326',
      BBOX: '-17.81,-50.94,-17.79,-50.91',
    };
    const now = await portal.map(admin, WMS, getMap(turned));
    expect(now.rawPayload.equals(old.rawPayload)).toBe(true);
    const crs84 = await portal.map(admin, WMS, getMap({ VERSION: '1.3.0', SRS: undefined, CRS: 'CRS:84' }));
    expect(crs84.rawPayload.equals(old.rawPayload)).toBe(true);
    expect((await pixelsOf(old.rawPayload)).inked()).toBeGreaterThan(500);
  });

  test('takes SRS and CRS whatever the version, and parameters in any case', async () => {
    const one = await portal.map(admin, WMS, getMap({ SRS: undefined, CRS: 'EPSG:4674' }));
    const lower = Object.fromEntries(
      Object.entries(getMap()).map(([key, value]) => [key.toLowerCase(), value]),
    );
    const two = await portal.map(admin, WMS, lower);
    expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
  });

  test('answers JPEG on white, PNG on the asked colour, and a palette', async () => {
    const jpeg = await picture({ FORMAT: 'image/jpeg' });
    expect(jpeg.at(1, 1)).toBe('#ffffff');
    expect((await picture({ TRANSPARENT: 'FALSE', BGCOLOR: '0x336699' })).at(1, 1)).toBe('#336699');
    const small = await portal.map(admin, WMS, getMap({ FORMAT: 'image/png8' }));
    expect([small.headers['content-type'], small.rawPayload[25]]).toEqual(['image/png', 3]);
  });

  test('draws up to 4096 pixels, and thicker for paper', async () => {
    const large = await picture({ WIDTH: 4096, HEIGHT: 64 });
    expect([large.width, large.height]).toEqual([4096, 64]);
    expect((await picture({ format_options: 'dpi:270' })).inked()).toBeGreaterThan((await picture()).inked());
  });

  test('draws a large picture as it draws tiles: in a piece or in many, what lies where', async () => {
    const side = 4_096;
    const large = await picture({ WIDTH: side, HEIGHT: side, BBOX: '-50.94,-17.81,-50.91,-17.78' });
    expect([large.width, large.height]).toEqual([side, side]);
    const small = await picture({ WIDTH: 512, HEIGHT: 512, BBOX: '-50.94,-17.81,-50.91,-17.78' });
    const share = (pixels: typeof large) => pixels.inked() / (pixels.width * pixels.height);
    expect(Math.abs(share(large) - share(small))).toBeLessThan(0.05);
  });

  test('draws a layer that is named forty times as one that is named once', async () => {
    const wide = { WIDTH: 600, HEIGHT: 600 };
    const once = await portal.map(admin, WMS, getMap(wide));
    const often = await portal.map(
      admin,
      WMS,
      getMap({ ...wide, LAYERS: Array.from({ length: 40 }, () => 'poligonos').join(',') }),
    );
    expect([often.statusCode, often.rawPayload.equals(once.rawPayload)]).toEqual([200, true]);
  });

  test.each([
    [
      'forty filters on one layer',
      {
        LAYERS: Array.from({ length: 40 }, () => 'poligonos').join(','),
        cql_filter: Array.from({ length: 40 }, (_, at) => `area_ha > ${at}`).join(';'),
      },
      /está 40 vezes no mapa; o limite é 6/,
    ],
    [
      'nine layers of 4096 pixels',
      {
        LAYERS:
          'poligonos,propriedades,municipios,ufs,sub_bacias,bacias_20km,car,areas_abc,areas_intervencao',
        WIDTH: 4_096,
        HEIGHT: 4_096,
      },
      /pixels em todas as suas camadas/,
    ],
  ])('%s are refused before anything is read', async (_, more: Params, sentence) => {
    const answer = await portal.map(admin, WMS, getMap(more));
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringMatching(sentence)]);
  });

  test('filters each layer by its own filter, quotes and semicolons kept apart', async () => {
    const both = {
      LAYERS: 'poligonos,propriedades',
      FORMAT: MVT,
      SRS: 'EPSG:3857',
      BBOX: '-5672000,-2015000,-5665000,-2010000',
    };
    const answer = await portal.map(
      admin,
      WMS,
      getMap({
        ...both,
        cql_filter: "type_poligono = 'abc';nome = 'a;b''c' OR cod_propriedade = '52.0001.0001'",
      }),
    );
    const found = featuresOf(answer.rawPayload).map(({ layer, values }) => [layer, values['legenda']]);
    expect(found).toEqual([
      ['poligonos', 'abc'],
      ['propriedades', 'a_ematend'],
    ]);
    const wrong = await portal.map(admin, WMS, getMap({ cql_filter: "type_poligono = 'abc';INCLUDE" }));
    expect(wrong.statusCode).toBe(400);
  });

  test('filters by XML, by feature and by the page’s filters', async () => {
    const vector = { FORMAT: MVT, SRS: 'EPSG:3857', BBOX: '-5672000,-2015000,-5665000,-2010000' };
    const ids = async (more: Params) =>
      featuresOf((await portal.map(admin, WMS, getMap({ ...vector, ...more }))).rawPayload).map(
        ({ values }) => values['id'],
      );
    const filter =
      '<Filter><PropertyIsEqualTo><PropertyName>type_poligono</PropertyName><Literal>intervencao</Literal></PropertyIsEqualTo></Filter>';
    expect(await ids({ FILTER: filter })).toEqual([`${P1}-3`]);
    expect(await ids({ featureid: `poligonos.${P1}-2` })).toEqual([`${P1}-2`]);
    expect(await ids({ viewparams: 'uf:MG' })).toEqual([]);
    expect((await ids({ viewparams: 'ano:2024;uf:GO' })).length).toBe(4);
    expect(await ids({ ano: '2023' })).toEqual([]);
  });

  test('without texts in the style for that', async () => {
    const far = { LAYERS: 'ufs', SRS: 'EPSG:4326', BBOX: '-56,-22,-46,-14', WIDTH: 400, HEIGHT: 320 };
    expect((await picture(far)).inked()).toBeGreaterThan(
      (await picture({ ...far, STYLES: 'sem_rotulos' })).inked(),
    );
  });

  test.each([
    ['LayerNotDefined', { LAYERS: 'poligonos,nada' }],
    ['StyleNotDefined', { STYLES: 'azul' }],
    ['InvalidFormat', { FORMAT: 'image/tiff' }],
    ['InvalidSRS', { SRS: 'EPSG:31977' }],
    ['InvalidCRS', { VERSION: '1.3.0', SRS: undefined, CRS: 'EPSG:31977' }],
    ['MissingParameterValue', { BBOX: undefined }],
    ['InvalidParameterValue', { BBOX: '1,2,3' }],
    ['InvalidParameterValue', { BBOX: '1,2,1,2' }],
    ['InvalidParameterValue', { BBOX: '5,5,1,1' }],
    ['InvalidParameterValue', { BBOX: 'NaN,0,1,1' }],
    ['InvalidParameterValue', { WIDTH: 5000 }],
    ['InvalidParameterValue', { WIDTH: '-3' }],
    ['InvalidParameterValue', { BGCOLOR: 'red' }],
    ['InvalidParameterValue', { cql_filter: 'area_ha >' }],
    ['InvalidParameterValue', { cql_filter: "senha = 'x'" }],
    ['InvalidParameterValue', { cql_filter: 'INTERSECTS(geom, POLYGON((0 0, 5 5, 0 5, 5 0, 0 0)))' }],
    ['InvalidParameterValue', { viewparams: "uf:GO'--" }],
    ['InvalidParameterValue', { format_options: 'dpi:9999' }],
    [
      'InvalidParameterValue',
      {
        FORMAT: MVT,
        SRS: 'EPSG:3857',
        BBOX: '-5672000,-2015000,-5665000,-2010000',
        propertyName: 'senha',
      },
    ],
    ['OperationNotSupported', { SLD: 'http://example/style.xml' }],
    ['OperationNotSupported', { REQUEST: 'PutStyles' }],
  ])('%s: %j', async (code, more: Params) => {
    const answer = await portal.map(admin, WMS, getMap(more));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(`code="${code}"`);
    expect(answer.body).toContain('ServiceExceptionReport');
    expect(answer.body).not.toMatch(/select|ST_|pg_|syntax/i);
  });

  test('tells faults in a picture, or with nothing on it, to who wants them so', async () => {
    const told = await portal.map(admin, WMS, getMap({ LAYERS: 'nada', EXCEPTIONS: 'INIMAGE' }));
    expect([told.statusCode, told.headers['content-type'], told.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    expect((await pixelsOf(told.rawPayload)).inked()).toBeGreaterThan(50);
    const blank = await portal.map(
      admin,
      WMS,
      getMap({ LAYERS: 'nada', EXCEPTIONS: 'application/vnd.ogc.se_blank' }),
    );
    expect((await pixelsOf(blank.rawPayload)).inked()).toBe(0);
  });
});

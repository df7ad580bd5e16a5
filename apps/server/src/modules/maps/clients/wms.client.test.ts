import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { P1 } from '@fonte/programme/tiny/properties';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixelsOf } from '../drawing/testing/pixels.ts';
import { clientPortal, type ClientPortal } from './clients.ts';

let portal: ClientPortal;
let admin: string;
beforeAll(async () => {
  portal = await clientPortal();
  admin = await portal.account('administrador');
}, 180_000);
afterAll(() => portal.close());

/** The programme's places, degrees. */
const BOX = '-52,-18.2,-50.6,-17.5';
const source = (layer: string, more = ''): string =>
  `WMS:${portal.address}/wms?SERVICE=WMS&VERSION=1.1.1&REQUEST=GetMap&LAYERS=${layer}&STYLES=&SRS=EPSG:4326&BBOX=${BOX}${more}`;

describe('GDAL', () => {
  test('lists the layers of the profile from the capabilities', async () => {
    const listed = await portal.program(admin, 'gdalinfo', `WMS:${portal.address}/wms?SERVICE=WMS`);
    expect(listed).not.toContain('ERROR');
    expect(listed.match(/SUBDATASET_\d+_NAME/g)).toHaveLength(15);
    expect(listed).toContain('SUBDATASET_1_DESC=Situação das propriedades');
    const observer = await portal.program(
      await portal.account('giz'),
      'gdalinfo',
      `WMS:${portal.address}/wms?SERVICE=WMS`,
    );
    expect(observer).not.toMatch(/poligonos|bacias_20km/);
  });

  test.each([
    ['JPEG', '&FORMAT=image/jpeg'],
    ['PNG', '&FORMAT=image/png&TRANSPARENT=TRUE'],
  ])('gdal_translate fetches a map as %s', async (driver, format) => {
    const file = join(portal.folder, `mapa.${driver.toLowerCase()}`);
    const told = await portal.program(
      admin,
      'gdal_translate',
      '-q',
      '-of',
      'PNG',
      '-outsize',
      '512',
      '256',
      source('programa:poligonos,programa:propriedades', format),
      file,
    );
    expect(told).not.toContain('ERROR');
    const seen = await pixelsOf(await readFile(file));
    expect([seen.width, seen.height]).toEqual([512, 256]);
    // P1's mark lies at 50.93 W, 17.8 S; the map's corner shows the ground.
    const [x, y] = [Math.round(((52 - 50.93) / 1.4) * 512), Math.round(((17.8 - 17.5) / 0.7) * 256)];
    expect(seen.at(x, y)).not.toBe(seen.at(2, 2));
  });

  test('gdallocationinfo asks what lies at a place', async () => {
    const told = await portal.program(
      admin,
      'gdallocationinfo',
      '-geoloc',
      source('programa:propriedades', '&FORMAT=image/png'),
      '-50.93',
      '-17.8',
    );
    expect(told).toContain('<programa:nome>Fazenda Dois Ip');
    expect(told).toContain(P1);
    const nowhere = await portal.program(
      admin,
      'gdallocationinfo',
      '-geoloc',
      source('programa:propriedades', '&FORMAT=image/png'),
      '-50.7',
      '-17.6',
    );
    expect(nowhere).not.toContain('programa:nome>');
  });

  test('is told of a layer that is not there', async () => {
    const told = await portal
      .program(
        admin,
        'gdal_translate',
        '-of',
        'PNG',
        source('programa:nada', '&FORMAT=image/png'),
        '/dev/null',
      )
      .catch(String);
    expect(told).toMatch(/LayerNotDefined|ERROR/);
  });
});

const OWSLIB = `
import json, os, sys
from owslib.wms import WebMapService
url, version = sys.argv[1:3]
wms = WebMapService(url, version=version, username=os.environ['FONTE_EMAIL'], password=os.environ['FONTE_SENHA'])
layer = wms['programa:propriedades']
box = (-52, -18.2, -50.6, -17.5)
image = wms.getmap(layers=['programa:poligonos', 'programa:propriedades'], srs='EPSG:4326', bbox=box, size=(300, 150), format='image/png', transparent=True)
info = wms.getfeatureinfo(layers=['programa:propriedades'], query_layers=['programa:propriedades'], srs='EPSG:4326', bbox=box, size=(1400, 700), format='image/png', xy=(1070, 300), info_format='application/json', feature_count=20)
try:
    wms.getmap(layers=['nada'], srs='EPSG:4326', bbox=box, size=(10, 10), format='image/png')
    fault = None
except Exception as error:
    fault = str(error)
print(json.dumps({
    'layers': len(wms.contents), 'title': layer.title, 'box': layer.boundingBoxWGS84, 'crs': sorted(layer.crsOptions), 'styles': list(layer.styles),
    'legend': layer.styles['padrao']['legend'], 'operations': [o.name for o in wms.operations], 'png': image.read()[:8].hex(),
    'found': [f['properties']['cod_propriedade'] for f in json.loads(info.read())['features']], 'fault': fault}))
`;

describe.each(['1.1.1', '1.3.0'])('OWSLib, WMS %s', (version) => {
  test('reads the capabilities, a map, a place and a fault', async () => {
    const told = await portal.python(admin, OWSLIB, `${portal.address}/wms`, version);
    const seen = JSON.parse(told.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
    expect(seen).toMatchObject({
      layers: 15,
      title: 'Situação das propriedades',
      png: '89504e470d0a1a0a',
      found: [P1],
      legend: expect.stringContaining('GetLegendGraphic'),
    });
    expect(seen['crs']).toEqual(
      expect.arrayContaining(['EPSG:3857', 'EPSG:4326', 'EPSG:4674', 'EPSG:900913']),
    );
    expect(seen['styles']).toEqual(['padrao', 'sem_rotulos']);
    expect(seen['operations']).toEqual(expect.arrayContaining(['GetMap', 'GetFeatureInfo']));
    expect(seen['box']).toEqual([-54.6, -20.5, -47.9, -15.3]);
    expect(String(seen['fault'])).toContain('nada');
  });
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tileBox } from '@fonte/geo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixelsOf } from '../drawing/testing/pixels.ts';
import { tileAt } from '../wms/testing/map-portal.ts';
import { clientPortal, type ClientPortal } from './clients.ts';

let portal: ClientPortal;
let admin: string;
let service: string;
let capabilities: string;
beforeAll(async () => {
  portal = await clientPortal();
  admin = await portal.account('administrador');
  service = `${portal.address}/gwc/service/wmts`;
  capabilities = `${service}/1.0.0/WMTSCapabilities.xml`;
}, 180_000);
afterAll(() => portal.close());

const tile = tileAt(11, -50.93, -17.8);
const [west, south, east, north] = tileBox(tile);

/** Inside the tile, so that a program needs no second one: metres. */
const INSIDE = [west + 100, north - 100, east - 100, south + 100].map(String);

describe('GDAL', () => {
  test.each([
    ['by path', () => capabilities],
    ['by parameters', () => `${service}?SERVICE=WMTS&REQUEST=GetCapabilities`],
  ])('lists the layers of the profile and draws one, %s', async (_name, address) => {
    const listed = await portal.program(admin, 'gdalinfo', `WMTS:${address()}`);
    expect(listed).not.toMatch(/ERROR|Warning/);
    expect(listed).toContain('layer=programa:poligonos');
    const observer = await portal.program(await portal.account('giz'), 'gdalinfo', `WMTS:${address()}`);
    expect(observer).not.toMatch(/poligonos|bacias_20km/);
    const source = `WMTS:${address()},layer=programa:poligonos,style=padrao,zoom_level=${tile.z}`;
    const told = await portal.program(admin, 'gdalinfo', source);
    expect(told).toMatch(/Pseudo-Mercator/);
    const out = join(portal.folder, 'quadro.png');
    await portal.program(admin, 'gdal_translate', '-q', '-of', 'PNG', '-projwin', ...INSIDE, source, out);
    expect((await pixelsOf(await readFile(out))).inked()).toBeGreaterThan(0);
  });

  test('reads the address with z, x and y', async () => {
    const xml = join(portal.folder, 'xyz.xml');
    await writeFile(
      xml,
      `<GDAL_WMS><Service name="TMS"><ServerUrl>${portal.address}/gwc/xyz/poligonos/\${z}/\${x}/\${y}.png</ServerUrl></Service><DataWindow><UpperLeftX>-20037508.34</UpperLeftX><UpperLeftY>20037508.34</UpperLeftY><LowerRightX>20037508.34</LowerRightX><LowerRightY>-20037508.34</LowerRightY><TileLevel>${tile.z}</TileLevel><TileCountX>1</TileCountX><TileCountY>1</TileCountY><YOrigin>top</YOrigin></DataWindow><Projection>EPSG:3857</Projection><BlockSizeX>256</BlockSizeX><BlockSizeY>256</BlockSizeY><BandsCount>4</BandsCount><UserPwd>${admin}</UserPwd></GDAL_WMS>`,
    );
    const out = join(portal.folder, 'xyz.png');
    await portal.program(admin, 'gdal_translate', '-q', '-of', 'PNG', '-projwin', ...INSIDE, xml, out);
    expect((await pixelsOf(await readFile(out))).inked()).toBeGreaterThan(0);
  });
});

const OWSLIB = `
import json, os, sys
from owslib.wmts import WebMapTileService
url, row, column, matrix = sys.argv[1:5]
wmts = WebMapTileService(url, username=os.environ['FONTE_EMAIL'], password=os.environ['FONTE_SENHA'])
layer = wmts['programa:poligonos']
tile = wmts.gettile(layer='programa:poligonos', style='padrao', tilematrixset='EPSG:900913', tilematrix=matrix, row=int(row), column=int(column), format='image/png')
print(json.dumps({
    'layers': len(wmts.contents), 'title': layer.title, 'styles': list(layer.styles), 'formats': layer.formats, 'sets': list(layer.tilematrixsetlinks),
    'zooms': len(wmts.tilematrixsets['EPSG:900913'].tilematrix), 'templates': len(layer.resourceURLs), 'operations': [o.name for o in wmts.operations],
    'png': tile.read()[:8].hex()}))
`;

test('OWSLib reads the capabilities and a tile', async () => {
  const told = await portal.python(
    admin,
    OWSLIB,
    service,
    String(tile.y),
    String(tile.x),
    `EPSG:900913:${tile.z}`,
  );
  expect(JSON.parse(told.trim().split('\n').at(-1) ?? '')).toEqual({
    layers: 15,
    title: 'Polígonos',
    styles: ['padrao', 'sem_rotulos'],
    formats: ['image/png', 'image/jpeg', 'application/vnd.mapbox-vector-tile'],
    sets: ['EPSG:900913'],
    zooms: 23,
    templates: 3,
    operations: ['GetCapabilities', 'GetTile'],
    png: '89504e470d0a1a0a',
  });
});

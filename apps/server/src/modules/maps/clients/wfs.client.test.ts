import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { MAP_REACH_WITHOUT_DOWNLOAD } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manyProperties } from '../wfs/testing.ts';
import { clientPortal, type ClientPortal } from './clients.ts';

let portal: ClientPortal;
let admin: string;
beforeAll(async () => {
  portal = await clientPortal();
  admin = await portal.account('administrador');
}, 180_000);
afterAll(() => portal.close());

const VERSIONS = ['1.0.0', '1.1.0', '2.0.0'] as const;
const source = (version: string) => `WFS:${portal.address}/ows?VERSION=${version}`;
const ogrinfo = (account: string, ...args: string[]) => portal.program(account, 'ogrinfo', '-ro', ...args);
const count = (text: string) => Number(/Feature Count: (\d+)/.exec(text)?.[1]);

test.each([31982, 5880])('OGR: EPSG:%i from the server is what GDAL makes of degrees', async (epsg) => {
  const xy = async (name: string, ...args: readonly string[]) => {
    const file = join(portal.folder, `${name}-${epsg}.csv`);
    await portal.program(admin, 'ogr2ogr', '-f', 'CSV', '-lco', 'GEOMETRY=AS_XY', ...args);
    const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
    return lines.map((line) => line.split(',').slice(0, 2).map(Number) as [number, number]);
  };
  const named = `${source('2.0.0')}&SRSNAME=urn:ogc:def:crs:EPSG::${epsg}`;
  const [file, other] = ['a', 'b'].map((name) => join(portal.folder, `${name}-${epsg}.csv`));
  const ours = await xy('a', file!, named, 'programa:propriedades');
  const gdals = await xy('b', '-t_srs', `EPSG:${epsg}`, other!, source('2.0.0'), 'programa:propriedades');
  expect(ours.length).toBeGreaterThan(10);
  for (const [at, [x, y]] of gdals.entries())
    expect(Math.hypot(x - ours[at]![0], y - ours[at]![1]) || 0).toBeLessThan(0.002);
});

describe.each(VERSIONS)('OGR, WFS %s', (version) => {
  test('lists the layers of the profile with their geometry', async () => {
    const listed = await ogrinfo(admin, source(version));
    expect(listed).not.toMatch(/ERROR|Warning/);
    expect(listed.match(/^\d+: programa:/gm)).toHaveLength(15);
    expect(listed).toMatch(/programa:propriedades .*\(Point\)/);
    expect(listed).toMatch(/programa:poligonos .*\((Curve )?Polygon\)/);
    expect(listed).toMatch(/programa:car .*\(Multi (Polygon|Surface)\)/);
    const observer = await ogrinfo(await portal.account('giz'), source(version));
    expect(observer).not.toMatch(/bacias_20km|poligonos/);
  });

  test('counts, reads fields of their types, and puts features where they are', async () => {
    const told = await ogrinfo(admin, '-al', source(version), 'programa:poligonos');
    expect(told).not.toMatch(/ERROR|Warning/);
    expect(count(told)).toBe(7);
    expect(told).toMatch(
      /Extent: \(-54\.615000, -20\.515000\) - \(-50\.917000, -17\.795000\)|Extent: \(-54\.615000/,
    );
    expect(told).toMatch(/area_ha: Real/);
    expect(told).toMatch(/dt: Date/);
    expect(told).toMatch(/id_poligono: Integer/);
    expect(told).toMatch(/nome_area \(String\) = Pasto do Retiro/);
    expect(told).toMatch(/POLYGON \(\(-50\.935 -17\.805/);
  });

  test('filters by place and by attributes', async () => {
    const near = await ogrinfo(
      admin,
      '-so',
      '-al',
      '-spat',
      '-51',
      '-18',
      '-50.5',
      '-17.5',
      source(version),
      'programa:propriedades',
    );
    expect(count(near)).toBe(2);
    const where = await ogrinfo(
      admin,
      '-so',
      '-al',
      '-where',
      "uf = 'GO' AND area_total >= 50 AND nome LIKE 'Fazenda%'",
      source(version),
      'programa:propriedades',
    );
    expect(count(where)).toBe(3);
    const both = await ogrinfo(
      admin,
      '-so',
      '-al',
      '-spat',
      '-52',
      '-18',
      '-50',
      '-17',
      '-where',
      'visitas > 10 OR situacao IS NULL',
      source(version),
      'programa:propriedades',
    );
    expect(count(both)).toBe(2);
  });

  test('pages through everything, once', async () => {
    const out = join(portal.folder, `pages-${version}.csv`);
    await portal.program(
      admin,
      'ogr2ogr',
      '--config',
      'OGR_WFS_PAGE_SIZE',
      '3',
      '--config',
      'OGR_WFS_PAGING_ALLOWED',
      'YES',
      '-f',
      'CSV',
      out,
      source(version),
      'programa:propriedades',
    );
    const read = await ogrinfo(admin, '-al', '-q', out);
    const codes = read.match(/cod_propriedade \(String\) = \S+/g) ?? [];
    expect(codes).toHaveLength(11);
    expect(new Set(codes).size).toBe(11);
  });

  test('a wrong password is no answer', async () => {
    await expect(ogrinfo(`${admin}x`, source(version))).rejects.toThrow();
  });
});

/** Asks for a file and gives its path. */
async function fileOf(name: string, params: Record<string, string>): Promise<string> {
  const query = new URLSearchParams({ service: 'WFS', version: '2.0.0', request: 'GetFeature', ...params });
  const answer = await fetch(`${portal.address}/ows?${query.toString()}`, {
    headers: { authorization: `Basic ${Buffer.from(admin).toString('base64')}` },
  });
  expect(answer.status).toBe(200);
  const path = join(portal.folder, name);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}

describe('files read back by GDAL', () => {
  beforeAll(async () => {
    await sql`
      update programa.propriedade set nome = ${'=HYPERLINK("http://x";"ção 😀")'}, area_produtiva = null
      where cod_propriedade = '52.0002.0001'`.execute(portal.database.db);
  });

  test('shape-zip: names, types, nulls, accents, projection, every kind of layer', async () => {
    const path = await fileOf('formas.zip', {
      typeNames: 'propriedades,poligonos,car',
      outputFormat: 'shape-zip',
    });
    const read = await ogrinfo(admin, '-al', `/vsizip/${path}`);
    expect(read).not.toMatch(/ERROR|Warning/);
    const [, ...layers] = read.split(/^Layer name: /m);
    const byName = new Map(layers.map((text) => [text.split('\n', 1)[0], text]));
    expect(new Set(byName.keys())).toEqual(new Set(['car', 'poligonos', 'propriedades']));
    const points = byName.get('propriedades') ?? '';
    expect(points).toMatch(/Geometry: Point/);
    expect(count(points)).toBe(11);
    expect(points).toMatch(/SIRGAS 2000/);
    expect(points).toMatch(/ID\["EPSG",4674\]/);
    expect(points).toMatch(/visitas: Integer(64)? \(18\.0\)/);
    expect(points).toMatch(/area_total: Real/);
    expect(points).toMatch(/dt_inicio: Date/);
    expect(points).toMatch(/area_produ \(Real\) = \(null\)/);
    expect(points).toMatch(/nome \(String\) = .*ção 😀/);
    expect(points).toMatch(/area_total \(Real\) = 1000\.0+/);
    const fields = [...points.matchAll(/^(\w+): \w+ \(/gm)].map(([, name = '']) => name);
    expect(fields.every((name) => name.length <= 10)).toBe(true);
    expect(new Set(fields).size).toBe(fields.length);
    expect(byName.get('poligonos')).toMatch(/Geometry: Polygon/);
    expect(count(byName.get('poligonos') ?? '')).toBe(7);
    expect(count(byName.get('car') ?? '')).toBe(7);
    const notes = await portal.program(admin, 'unzip', '-p', path, 'leia-me.txt');
    expect(notes).toMatch(/SIRGAS 2000, longitude e latitude \(EPSG:4674\)/);
    expect(notes).toMatch(/area_produ +area_produtiva: Área produtiva \(ha\)/);
    expect(await portal.program(admin, 'unzip', '-p', path, 'wfsrequest.txt')).toMatch(
      /typenames=propriedades/,
    );
  });

  test('shape-zip in Web Mercator says so', async () => {
    const path = await fileOf('metros.zip', {
      typeNames: 'poligonos',
      outputFormat: 'shape-zip',
      srsName: 'EPSG:3857',
    });
    const read = await ogrinfo(admin, '-so', '-al', `/vsizip/${path}`);
    expect(read).toMatch(/Pseudo-Mercator/);
    expect(read).toMatch(/Extent: \(-60797/);
  });

  test('csv: what Excel opens and GDAL places; nothing runs', async () => {
    const path = await fileOf('linhas.csv', { typeNames: 'propriedades', outputFormat: 'csv' });
    const read = await ogrinfo(admin, '-al', '-oo', 'AUTODETECT_TYPE=YES', path);
    expect(count(read)).toBe(11);
    expect(read).toMatch(/Extent: \(-54\.6/);
    expect(read).toMatch(/Área total \(ha\) \(Real\) = 1000/);
    expect(read).toMatch(/Propriedade \(String\) = '=HYPERLINK/);
  });

  test('excel: dates, numbers and texts as themselves; nothing runs', async () => {
    for (const outputFormat of ['excel', 'excel2007']) {
      // oxlint-disable-next-line no-await-in-loop
      const path = await fileOf(`${outputFormat}.xlsx`, { typeNames: 'propriedades', outputFormat });
      // oxlint-disable-next-line no-await-in-loop
      const read = await ogrinfo(admin, '-al', path, 'Dados');
      expect(read).not.toMatch(/ERROR/);
      expect(count(read)).toBe(11);
      expect(read).toMatch(/Início do atendimento: Date/);
      expect(read).toMatch(/Visitas: Integer/);
      expect(read).toMatch(/Propriedade \(String\) = '=HYPERLINK\("http:\/\/x";"ção 😀"\)/);
      // oxlint-disable-next-line no-await-in-loop
      expect(await ogrinfo(admin, '-al', path, 'Sobre')).toMatch(/SIRGAS 2000/);
    }
  });

  test('KML: GDAL reads places, types and texts of every kind of geometry', async () => {
    const points = await ogrinfo(
      admin,
      '-al',
      await fileOf('pontos.kml', { typeNames: 'propriedades', outputFormat: 'KML' }),
    );
    expect(points).not.toMatch(/ERROR|Warning/);
    expect(count(points)).toBe(11);
    // KML names no kind of geometry for a layer: each feature has its own.
    expect(points.match(/^ {2}POINT \(/gm)).toHaveLength(11);
    expect(points).toMatch(/Extent: \(-54\.6/);
    expect(points).toMatch(/area_total: Real/);
    expect(points).toMatch(/visitas: Integer/);
    expect(points).toMatch(/Name \(String\) = =HYPERLINK\("http:\/\/x";"ção 😀"\)/);
    const areas = await ogrinfo(
      admin,
      '-al',
      await fileOf('areas.kml', { typeNames: 'car', outputFormat: 'application/vnd.google-earth.kml+xml' }),
    );
    expect(areas).not.toMatch(/ERROR|Warning/);
    expect(count(areas)).toBe(7);
    expect(areas).toMatch(/POLYGON/);
  });
});

const OWSLIB = `
import os, sys
from owslib.wfs import WebFeatureService
address, version = sys.argv[1], sys.argv[2]
wfs = WebFeatureService(address, version=version, username=os.environ['FONTE_EMAIL'], password=os.environ['FONTE_SENHA'])
layer = wfs.contents['programa:poligonos']
print(len(wfs.contents), tuple((layer.boundingBox if version == '1.0.0' else layer.boundingBoxWGS84)[:4]))
print(sorted(wfs.get_schema('programa:poligonos')['properties'])[:3], wfs.get_schema('programa:poligonos').get('geometry'))
text = wfs.getfeature(typename=['programa:propriedades'], maxfeatures=4, propertyname=['*'] if version == '1.1.0' else None).read()
print(text.count(b'<programa:propriedades '))
`;

test.each(VERSIONS)('OWSLib, WFS %s', async (version) => {
  const told = await portal.python(admin, OWSLIB, `${portal.address}/ows`, version);
  expect(told).toMatch(/^15 \(-54\.615, -20\.515, -50\.91/);
  expect(told).toMatch(/'area_ha', 'cod_fip_poligono', 'cod_propriedade'\] (3D )?Polygon/);
  expect(told).toMatch(/^4$/m);
});

test('documents are well formed for libxml2', async () => {
  for (const version of VERSIONS) {
    for (const request of [
      'GetCapabilities',
      'DescribeFeatureType',
      'GetFeature&typeName=poligonos',
      'GetFeature&typeName=nenhuma',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await fetch(`${portal.address}/ows?service=WFS&version=${version}&request=${request}`, {
        headers: { authorization: `Basic ${Buffer.from(admin).toString('base64')}` },
      });
      const path = join(portal.folder, 'document.xml');
      // oxlint-disable-next-line no-await-in-loop
      await writeFile(path, await answer.text());
      // oxlint-disable-next-line no-await-in-loop
      await portal.program(admin, 'xmllint', '--noout', '--nonet', path);
    }
  }
});

test('an observer reads page by page as far as the profile reaches, and is told that there is more', async () => {
  await manyProperties(portal, MAP_REACH_WITHOUT_DOWNLOAD + 200);
  const out = join(portal.folder, 'observer.csv');
  const all = ['-f', 'CSV', out, source('2.0.0'), 'programa:propriedades'];
  const end = await portal.program(await portal.account('consulta'), 'ogr2ogr', ...all).then(
    () => 'as if that were all',
    (fault: Error) => fault.message,
  );
  expect(end).toContain('403');
  expect((await readFile(out, 'utf8')).trim().split('\n')).toHaveLength(1 + MAP_REACH_WITHOUT_DOWNLOAD);
});

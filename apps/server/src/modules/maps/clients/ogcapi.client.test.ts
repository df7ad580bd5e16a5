import { writeFile } from 'node:fs/promises';
import { addressOf } from '@fonte/contracts';
import { featuresApi } from '@fonte/contracts/endpoints/features-api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manyProperties } from '../wfs/testing.ts';
import { clientPortal, type ClientPortal } from './clients.ts';

// OGC API – Features as GDAL's OAPIF driver and OWSLib ask for it.

let portal: ClientPortal;
let admin: string;
let root: string;
beforeAll(async () => {
  portal = await clientPortal();
  admin = await portal.account('administrador');
  root = new URL(portal.address).origin + addressOf(featuresApi);
}, 180_000);
afterAll(() => portal.close());

const ogrinfo = (account: string, ...args: string[]) => portal.program(account, 'ogrinfo', '-ro', ...args);
const count = (text: string) => Number(/Feature Count: (\d+)/.exec(text)?.[1]);

describe('OGR, OAPIF', () => {
  test('lists the layers of the profile', async () => {
    const listed = await ogrinfo(admin, `OAPIF:${root}`);
    expect(listed).not.toMatch(/ERROR|Warning/);
    expect(listed.match(/^\d+: \w+/gm)).toHaveLength(15);
    const observer = await ogrinfo(await portal.account('giz'), `OAPIF:${root}`);
    expect(observer).not.toMatch(/bacias_20km|poligonos/);
    await expect(ogrinfo(`${admin}x`, `OAPIF:${root}`)).rejects.toThrow();
  });

  test('counts, reads fields of their types, and puts features where they are', async () => {
    const told = await ogrinfo(admin, '-al', `OAPIF:${root}`, 'poligonos');
    expect(told).not.toMatch(/ERROR|Warning/);
    expect(count(told)).toBe(7);
    expect(told).toMatch(/Extent: \(-54\.615\d*, -20\.515\d*\) - \(-50\.91\d*, -17\.79\d*\)/);
    expect(told).toMatch(/area_ha: (?:Real|Integer)/);
    expect(told).toMatch(/dt: Date/);
    expect(told).toMatch(/nome_area \(String\) = Pasto do Retiro/);
    expect(told).toMatch(/POLYGON \(\(-50\.935 -17\.805/);
  });

  test('filters by place and by attributes', async () => {
    const box = ['-spat', '-51', '-18', '-50.5', '-17.5'];
    expect(count(await ogrinfo(admin, '-so', '-al', ...box, `OAPIF:${root}`, 'propriedades'))).toBe(2);
    const where = await ogrinfo(
      admin,
      '-so',
      '-al',
      '-where',
      "uf = 'GO' AND area_total >= 50 AND nome LIKE 'Fazenda%'",
      `OAPIF:${root}`,
      'propriedades',
    );
    expect(count(where)).toBe(3);
  });

  test('takes a long layer along, page after page, each feature once', async () => {
    await manyProperties(portal, 2_500);
    const out = `${portal.folder}/todas.gpkg`;
    await portal.program(admin, 'ogr2ogr', '-f', 'GPKG', out, `OAPIF:${root}`, 'propriedades');
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from camada.mapa_propriedades`.execute(portal.database.db);
    expect(count(await ogrinfo(admin, '-so', '-al', out))).toBe(rows[0]?.n);
    const codes = await ogrinfo(
      admin,
      out,
      '-sql',
      'select count(distinct cod_propriedade) as n from propriedades',
    );
    expect(Number(/n \(Integer\) = (\d+)/.exec(codes)?.[1])).toBe(rows[0]?.n);
    expect(rows[0]?.n).toBeGreaterThan(2_500);
  });
});

const OWSLIB = `
import os, sys
from owslib.ogcapi.features import Features
from owslib.util import Authentication
api = Features(sys.argv[1], auth=Authentication(username=os.environ['FONTE_EMAIL'], password=os.environ['FONTE_SENHA']))
print(api.api()['openapi'], len(api.feature_collections()), len(api.conformance()['conformsTo']))
print(api.collection('poligonos')['title'], sorted(api.collection_queryables('poligonos')['properties'])[:2])
page = api.collection_items('propriedades', bbox=[-51, -18, -50.5, -17.5], limit=1)
print(page['numberMatched'], page['numberReturned'], api.collection_item('ufs', 'GO')['properties']['nome'])
print(api.collection_items('propriedades', filter="uf = 'GO' AND area_total >= 50 AND nome LIKE 'Fazenda%'")['numberMatched'])
`;

test('OWSLib reads what it lists', async () => {
  const told = await portal.python(admin, OWSLIB, root);
  expect(told).toMatch(/^3\.0\.3 15 \d+$/m);
  expect(told).toMatch(/^Polígonos \['area_ha', 'cod_fip_poligono'\]$/m);
  expect(told).toMatch(/^\d+ 1 Goiás$/m);
});

test('the pages are HTML that libxml2 reads without a fault', async () => {
  for (const path of [
    '',
    '/api',
    '/conformance',
    '/collections',
    '/collections/ufs',
    '/collections/ufs/queryables',
    '/collections/ufs/items',
    '/collections/ufs/items/GO',
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(`${root}${path}?f=html`, {
      headers: { authorization: `Basic ${Buffer.from(admin).toString('base64')}` },
    });
    const file = `${portal.folder}/pagina.html`;
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(file, await answer.text());
    // oxlint-disable-next-line no-await-in-loop
    const told = await portal.program(admin, 'xmllint', '--html', '--noout', '--nonet', file);
    // libxml2 knows HTML 4: the elements that came after it are no faults.
    const faults = told
      .split('\n')
      .filter(
        (line) => /error/.test(line) && !/Tag (?:header|nav|main|section|details|summary) invalid/.test(line),
      );
    expect([path, faults]).toEqual([path, []]);
  }
});

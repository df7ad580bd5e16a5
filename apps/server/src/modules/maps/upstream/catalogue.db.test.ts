import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { OTTO } from '@fonte/programme/tiny/people';
import type { RemoteLayer } from '@fonte/contracts/routes/remote-layers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from '../../../testing.ts';
import { clockOf } from '@fonte/pt-br/clock-of';
import { BRAZIL } from '../features/index.ts';
import { RemoteCatalogue } from './catalogue.ts';

const HOSTILE = '&lt;script&gt;"Rios"&amp;';
const MAPS = `<?xml version="1.0" encoding="UTF-8"?>
<WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms"><Service><Name>WMS</Name></Service><Capability>
<Layer><Title>Tudo</Title><CRS>EPSG:3857</CRS><CRS>EPSG:31982</CRS><CRS>CRS:84</CRS>
<EX_GeographicBoundingBox><westBoundLongitude>-60</westBoundLongitude><eastBoundLongitude>-40</eastBoundLongitude><southBoundLatitude>-25</southBoundLatitude><northBoundLatitude>-5</northBoundLatitude></EX_GeographicBoundingBox>
<Layer queryable="1"><Name>area:rios</Name><Title>${HOSTILE}</Title><Abstract>Rede
 de rios</Abstract><MaxScaleDenominator>500000</MaxScaleDenominator>
<EX_GeographicBoundingBox><westBoundLongitude>-52</westBoundLongitude><eastBoundLongitude>-50</eastBoundLongitude><southBoundLatitude>-19</southBoundLatitude><northBoundLatitude>-17</northBoundLatitude></EX_GeographicBoundingBox>
<Style><Name>azul</Name><Title>Azul</Title><LegendURL><Format>image/png</Format></LegendURL></Style></Layer>
<Layer><Name>area:atendidas</Name><Title>Áreas atendidas</Title><Style><Name>polygon</Name><Title>P</Title></Style></Layer>
<Layer><Name>area:segredos</Name><Title>Segredos</Title></Layer>
<Layer><Name>imagem:relevo</Name><Title>Relevo</Title></Layer>
</Layer></Capability></WMS_Capabilities>`;
const FEATURES = `<?xml version="1.0" encoding="UTF-8"?>
<wfs:WFS_Capabilities version="2.0.0" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:area="http://area.example/1"><FeatureTypeList>
<FeatureType><Name>area:rios</Name><Title>Rios</Title><DefaultCRS>urn:ogc:def:crs:EPSG::31982</DefaultCRS><ows:WGS84BoundingBox><ows:LowerCorner>-52 -19</ows:LowerCorner><ows:UpperCorner>-50 -17</ows:UpperCorner></ows:WGS84BoundingBox></FeatureType>
<FeatureType><Name>area:atendidas</Name><Title>Áreas atendidas</Title><DefaultCRS>urn:ogc:def:crs:EPSG::4674</DefaultCRS><ows:WGS84BoundingBox><ows:LowerCorner>-60 -25</ows:LowerCorner><ows:UpperCorner>-40 -5</ows:UpperCorner></ows:WGS84BoundingBox></FeatureType>
</FeatureTypeList></wfs:WFS_Capabilities>`;
const TYPES = `<?xml version="1.0"?><xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:area="http://area.example/1" targetNamespace="http://area.example/1">
<xsd:complexType name="riosType"><xsd:complexContent><xsd:extension base="gml:AbstractFeatureType"><xsd:sequence>
<xsd:element name="nome" type="xsd:string"/><xsd:element name="extensao" type="xsd:double"/><xsd:element name="visto" type="xsd:date"/><xsd:element name="perene" type="xsd:boolean"/>
<xsd:element name="classe"><xsd:simpleType><xsd:restriction base="xsd:int"/></xsd:simpleType></xsd:element><xsd:element name="the_geom" type="gml:MultiCurvePropertyType"/>
</xsd:sequence></xsd:extension></xsd:complexContent></xsd:complexType><xsd:element name="rios" type="area:riosType"/>
<xsd:complexType name="atendidasType"><xsd:complexContent><xsd:extension base="gml:AbstractFeatureType"><xsd:sequence><xsd:element name="cod_propriedade" type="xsd:string"/><xsd:element name="geom" type="gml:SurfacePropertyType"/></xsd:sequence></xsd:extension></xsd:complexContent></xsd:complexType><xsd:element name="atendidas" type="area:atendidasType"/>
</xsd:schema>`;

type Given = (response: ServerResponse, request: string, service: string) => void;
const good: Given = (response, request, service) => {
  const document = request === 'DescribeFeatureType' ? TYPES : service === 'WMS' ? MAPS : FEATURES;
  response.writeHead(200, { 'content-type': 'text/xml' }).end(document);
};

let upstream: Server;
let base: string;
let given: Given;
let asked: string[];
const portals: TestPortal[] = [];
let database: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  upstream = createServer((request, response) => {
    void text(request).then((body) => {
      const parameters = new URLSearchParams(body);
      const [service, operation] = [parameters.get('service') ?? '', parameters.get('request') ?? ''];
      asked.push(`${service} ${operation} ${parameters.get('typeNames') ?? ''}`.trim());
      given(response, operation, service);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/geoserver/`;
  asked = [];
  given = good;
  database = await tinyDatabase();
  portal = await started();
});
beforeEach(() => {
  asked = [];
  given = good;
});
afterAll(async () => {
  await Promise.all(portals.map((each) => each.close()));
  await database.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

/** A portal that has not asked yet, on the database of all. */
async function started(): Promise<TestPortal> {
  const layers = 'area:rios,area:atendidas=propriedade:cod_propriedade,imagem:relevo,area:ausente';
  const made = await testPortal({ GEOSERVER_URL: base, GEOSERVER_LAYERS: layers }, database);
  portals.push(made);
  return made;
}
const get = (from: TestPortal, person: TestPerson, path: string) =>
  from.ask('GET', path, { headers: { cookie: person.cookie } });
const layersOf = async (from: TestPortal, person: TestPerson): Promise<RemoteLayer[]> => {
  const answer = await get(from, person, '/api/mapa/camadas');
  expect(answer.statusCode).toBe(200);
  return answer.json<RemoteLayer[]>();
};
const capabilities = (from: TestPortal, person: TestPerson, service: string, version: string) =>
  get(from, person, `/api/mapa/geoserver/ows?service=${service}&version=${version}&request=GetCapabilities`);

const DOCUMENTS = [
  'WFS DescribeFeatureType area:rios,area:atendidas',
  'WFS GetCapabilities',
  'WMS GetCapabilities',
];
test('the tree gets what the setting names and that server has, asked once', async () => {
  const admin = await portal.person('administrador');
  const [first, second] = await Promise.all([layersOf(portal, admin), layersOf(portal, admin)]);
  expect(second).toEqual(first);
  expect(first).toEqual([
    {
      nome: 'area:rios',
      titulo: '<script>"Rios"&',
      resumo: 'Rede de rios',
      caixa: { oeste: -52, sul: -19, leste: -50, norte: -17 },
      consultavel: true,
      feicoes: {
        geometria: 'the_geom',
        colunas: [
          { nome: 'nome', tipo: 'texto' },
          { nome: 'extensao', tipo: 'numero' },
          { nome: 'visto', tipo: 'data' },
          { nome: 'perene', tipo: 'logico' },
          { nome: 'classe', tipo: 'numero' },
        ],
      },
      coluna_uf: null,
      escala_maxima: 500_000,
    },
    {
      nome: 'area:atendidas',
      titulo: 'Áreas atendidas',
      resumo: null,
      caixa: { oeste: -60, sul: -25, leste: -40, norte: -5 },
      consultavel: false,
      feicoes: { geometria: 'geom', colunas: [{ nome: 'cod_propriedade', tipo: 'texto' }] },
      coluna_uf: null,
      escala_maxima: null,
    },
    {
      nome: 'imagem:relevo',
      titulo: 'Relevo',
      resumo: null,
      caixa: { oeste: -60, sul: -25, leste: -40, norte: -5 },
      consultavel: false,
      feicoes: null,
      coluna_uf: null,
      escala_maxima: null,
    },
  ]);
  // Once for each document, however many want to know.
  expect(asked.toSorted()).toEqual(DOCUMENTS);
  await layersOf(portal, admin);
  expect(asked).toHaveLength(DOCUMENTS.length);
});

test('capabilities of both services have them, for the profiles that may see them', async () => {
  const admin = await portal.person('administrador');
  const observer = await portal.person('giz');
  for (const version of ['1.1.1', '1.3.0']) {
    // oxlint-disable-next-line no-await-in-loop
    const told = await capabilities(portal, admin, 'WMS', version);
    expect(told.body).toContain('<Name>area:rios</Name><Title>&lt;script&gt;&quot;Rios&quot;&amp;</Title>');
    expect(told.body).toContain('<Style><Name>azul</Name><Title>Azul</Title><LegendURL');
    expect(told.body).toContain('GetLegendGraphic&amp;format=image/png&amp;layer=area:rios');
    expect(told.body).toContain('imagem:relevo');
    expect(told.body).not.toMatch(/segredos|ausente/);
    // oxlint-disable-next-line no-await-in-loop
    const seen = await capabilities(portal, observer, 'WMS', version);
    expect(seen.body).toContain('area:rios');
    expect(seen.body).not.toContain('atendidas');
  }
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) {
    // oxlint-disable-next-line no-await-in-loop
    const told = await capabilities(portal, admin, 'WFS', version);
    expect(told.body).toContain('xmlns:area="http://area.example/1"');
    expect(told.body).toMatch(/<Name>area:rios<\/Name><Title[^>]*>Rios<\/Title>/);
    expect(told.body).toMatch(/EPSG:+31982/);
    expect(told.body).not.toMatch(/segredos|ausente|relevo/);
    // oxlint-disable-next-line no-await-in-loop
    const seen = await capabilities(portal, observer, 'WFS', version);
    expect(seen.body).toContain('area:rios');
    expect(seen.body).not.toContain('atendidas');
  }
  expect((await layersOf(portal, observer)).map(({ nome }) => nome)).toEqual(['area:rios', 'imagem:relevo']);
});

test('who sees some of the rows is not told where all of them lie', async () => {
  const supervisor = await portal.person('supervisor', { uf: 'GO', cpf: OTTO });
  const [rivers, limited] = await layersOf(portal, supervisor);
  expect(rivers?.caixa.oeste).toBe(-52);
  expect(limited?.caixa).toEqual({
    oeste: BRAZIL.west,
    sul: BRAZIL.south,
    leste: BRAZIL.east,
    norte: BRAZIL.north,
  });
  const told = await capabilities(portal, supervisor, 'WFS', '2.0.0');
  expect(told.body).not.toContain('<ows:LowerCorner>-60 -25</ows:LowerCorner>');
});

const EXCEPTION =
  '<?xml version="1.0"?><ServiceExceptionReport><ServiceException>10.0.0.7</ServiceException></ServiceExceptionReport>';
test.each<[string, Given]>([
  ['does not answer', (response) => void response.destroy()],
  ['answers with an error', (response) => response.writeHead(503).end()],
  ['answers an exception', (response) => response.writeHead(200).end(EXCEPTION)],
  ['answers a page', (response) => response.writeHead(200).end('<html><body><p>olá</body></html>')],
  ['answers half a document', (response) => response.writeHead(200).end(MAPS.slice(0, 900))],
  [
    'answers with entities',
    (response) =>
      response.writeHead(200).end('<!DOCTYPE a [<!ENTITY b "c">]><WMS_Capabilities>&b;</WMS_Capabilities>'),
  ],
  ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['answers nothing in time', () => {}],
])('a server that %s has no layers, and ours are there', async (_what, answer) => {
  given = answer;
  const alone = await started();
  const admin = await alone.person('administrador');
  expect(await layersOf(alone, admin)).toEqual([]);
  const told = await capabilities(alone, admin, 'WMS', '1.3.0');
  expect([told.statusCode, told.body.includes('programa:ufs'), told.body.includes('area:')]).toEqual([
    200,
    true,
    false,
  ]);
  const types = await capabilities(alone, admin, 'WFS', '2.0.0');
  expect([types.statusCode, types.body.includes('programa:ufs'), types.body.includes('area:')]).toEqual([
    200,
    true,
    false,
  ]);
  expect(told.body + types.body).not.toContain('10.0.0.7');
});

test('a server that has maps only has layers without features, and a changed list is another document', async () => {
  given = (response, request, service) =>
    service === 'WFS' ? response.writeHead(404).end() : good(response, request, service);
  const maps = await started();
  const admin = await maps.person('administrador');
  const seen = await layersOf(maps, admin);
  expect(seen.map(({ nome, feicoes }) => [nome, feicoes])).toEqual([
    ['area:rios', null],
    ['area:atendidas', null],
    ['imagem:relevo', null],
  ]);
  expect((await capabilities(maps, admin, 'WFS', '2.0.0')).body).not.toContain('area:');
  const other = await portal.person('administrador');
  const [one, two] = [
    await capabilities(maps, admin, 'WFS', '2.0.0'),
    await capabilities(portal, other, 'WFS', '2.0.0'),
  ];
  expect(one.headers['etag']).not.toBe(two.headers['etag']);
});

test('what it said is believed for five minutes, and its silence for half a minute', async () => {
  let now = Date.parse('2025-10-14T12:00:00Z');
  const catalogue = new RemoteCatalogue({ ...portal.app, clock: clockOf(() => new Date(now)) });
  const after = async (milliseconds: number) => {
    now += milliseconds;
    asked = [];
    const names = (await catalogue.layers()).map(({ layer }) => layer.name);
    return { names, asked: asked.length > 0 };
  };
  const there = ['area:rios', 'area:atendidas', 'imagem:relevo'];
  expect(await after(0)).toEqual({ names: there, asked: true });
  given = (response) => response.writeHead(503).end();
  expect(await after(5 * 60_000 - 1)).toEqual({ names: there, asked: false });
  expect(await after(1)).toEqual({ names: [], asked: true });
  given = good;
  expect(await after(30_000 - 1)).toEqual({ names: [], asked: false });
  expect(await after(1)).toEqual({ names: there, asked: true });
});

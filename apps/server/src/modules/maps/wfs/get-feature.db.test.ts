import { project } from '@fonte/geo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { exceptionOf, OWS, wfsPortal, type WfsPortal } from './testing.ts';

let portal: WfsPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await wfsPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const ids = async (params: Parameters<WfsPortal['features']>[1]) =>
  (await portal.features(admin, params)).features.map(({ id }) => id);
const P1 = 'propriedades.52.0001.0001';
const P2 = 'propriedades.52.0001.0002';

test('metres of a projection are those of the formulas, on either engine', async () => {
  const pointsIn = async (srsName: string) =>
    (
      await portal.features(admin, { typeNames: 'propriedades', srsName, sortBy: 'cod_propriedade' })
    ).features.map(({ geometry }) => geometry?.coordinates as [number, number] | undefined);
  const degrees = await pointsIn('EPSG:4674');
  for (const epsg of [31982, 5880] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const [at, metres] of (await pointsIn(`EPSG:${epsg}`)).entries()) {
      const [x, y] = degrees[at] ? project(epsg, degrees[at]) : [];
      expect([epsg, at, metres?.map((one) => Math.round(one))]).toEqual([
        epsg,
        at,
        x === undefined || y === undefined ? undefined : [Math.round(x), Math.round(y)],
      ]);
    }
});

describe('GeoJSON', () => {
  test('is what GeoServer writes, in its order', async () => {
    const answer = await portal.wfs(admin, {
      request: 'GetFeature',
      typeNames: 'programa:poligonos',
      outputFormat: 'application/json',
      count: 2,
      startIndex: 1,
      propertyName: 'area_ha,geom',
    });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const collection = answer.json<Record<string, unknown>>();
    expect(Object.keys(collection)).toEqual([
      'type',
      'features',
      'totalFeatures',
      'numberMatched',
      'numberReturned',
      'timeStamp',
      'links',
      'crs',
    ]);
    expect(collection).toMatchObject({ totalFeatures: 7, numberMatched: 7, numberReturned: 2 });
    expect(collection['features']).toEqual([
      {
        type: 'Feature',
        id: 'poligonos.52.0001.0001-1',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-50.935, -17.805],
              [-50.925, -17.805],
              [-50.925, -17.795],
              [-50.935, -17.795],
              [-50.935, -17.805],
            ],
          ],
        },
        geometry_name: 'geom',
        properties: { area_ha: 117 },
      },
      expect.objectContaining({ id: 'poligonos.52.0001.0001-2' }),
    ]);
  });

  test('pages never overlap nor leave anything out, whatever the order asked for', async () => {
    for (const sortBy of [undefined, 'uf D', 'uf,nome DESC', 'area_total+D']) {
      const seen: string[] = [];
      for (let start = 0; start < 11; start += 3) {
        // oxlint-disable-next-line no-await-in-loop -- page by page
        seen.push(...(await ids({ typeNames: 'propriedades', count: 3, startIndex: start, sortBy })));
      }
      expect([sortBy, seen.length, new Set(seen).size]).toEqual([sortBy, 11, 11]);
    }
  });

  test('the next page is where the answer says', async () => {
    const first = await portal.features(admin, {
      typeNames: 'propriedades',
      count: 6,
      cql_filter: "uf <> 'XX'",
    });
    const next = first.links?.find(({ rel }) => rel === 'next')?.href ?? '';
    const second = (await portal.ask('GET', next, { headers: { cookie: admin.cookie } })).json();
    expect(second.numberReturned).toBe(5);
    expect(second.links.map(({ rel }: { rel: string }) => rel)).toEqual(['previous']);
  });
});

describe('axes', () => {
  const place = async (srsName: string | undefined, version = '2.0.0') => {
    const { body } = await portal.wfs(admin, {
      version,
      request: 'GetFeature',
      typeName: 'propriedades',
      featureID: P1,
      srsName,
    });
    const [, name = '', text = ''] =
      /srsName="([^"]*)"[^>]*><gml:(?:pos|coordinates)[^>]*>([^<]*)</.exec(body) ?? [];
    return `${name} ${text}`;
  };
  test.each([
    ['1.0.0', undefined, 'http://www.opengis.net/gml/srs/epsg.xml#4674 -50.93,-17.8'],
    ['1.1.0', undefined, 'urn:ogc:def:crs:EPSG::4674 -17.8 -50.93'],
    ['2.0.0', undefined, 'urn:ogc:def:crs:EPSG::4674 -17.8 -50.93'],
    ['2.0.0', 'EPSG:4326', 'http://www.opengis.net/gml/srs/epsg.xml#4326 -50.93 -17.8'],
    ['2.0.0', 'urn:ogc:def:crs:EPSG::4326', 'urn:ogc:def:crs:EPSG::4326 -17.8 -50.93'],
    [
      '1.1.0',
      'http://www.opengis.net/def/crs/EPSG/0/4326',
      'http://www.opengis.net/def/crs/EPSG/0/4326 -17.8 -50.93',
    ],
    ['2.0.0', 'urn:ogc:def:crs:EPSG::3857', 'urn:ogc:def:crs:EPSG::3857 -5669501.666 -2014152.115'],
  ])('%s, %s', async (version, srsName, expected) => {
    expect(await place(srsName, version)).toContain(expected);
  });

  test('GeoJSON has the longitude first, whatever the name', async () => {
    const { features, crs } = await portal.features(admin, {
      typeNames: 'propriedades',
      resourceId: P1,
      srsName: 'urn:ogc:def:crs:EPSG::4326',
    });
    expect(features[0]?.geometry?.coordinates).toEqual([-50.93, -17.8]);
    expect(crs.properties.name).toBe('urn:ogc:def:crs:EPSG::4326');
  });

  test.each([
    ['-17.81,-50.935,-17.79,-50.925,urn:ogc:def:crs:EPSG::4326', '2.0.0'],
    ['-50.935,-17.81,-50.925,-17.79,EPSG:4326', '2.0.0'],
    ['-17.81,-50.935,-17.79,-50.925', '2.0.0'],
    ['-17.81,-50.935,-17.79,-50.925', '1.1.0'],
    ['-50.935,-17.81,-50.925,-17.79', '1.0.0'],
    ['-5670059,-2017000,-5668945,-2014000,EPSG:900913', '1.1.0'],
  ])('bbox=%s in %s holds P1 alone', async (bbox, version) => {
    expect(await ids({ typeName: 'propriedades', bbox, version })).toEqual([P1]);
  });
});

describe('filters of all kinds hold together', () => {
  const FES =
    '<fes:Filter xmlns:fes="http://www.opengis.net/fes/2.0"><fes:PropertyIsGreaterThanOrEqualTo><fes:ValueReference>area_total</fes:ValueReference><fes:Literal>100</fes:Literal></fes:PropertyIsGreaterThanOrEqualTo></fes:Filter>';
  const OGC =
    '<Filter xmlns="http://www.opengis.net/ogc"><PropertyIsLike wildCard="*" singleChar="_" escapeChar="!"><PropertyName>nome</PropertyName><Literal>*Ip*s</Literal></PropertyIsLike></Filter>';
  test('XML of FES 2.0 and OGC 1.x, ECQL, bbox, viewparams, ids', async () => {
    expect(await ids({ typeNames: 'propriedades', filter: FES })).toHaveLength(7);
    expect(await ids({ typeName: 'propriedades', version: '1.1.0', filter: OGC })).toEqual([P1]);
    expect(
      await ids({
        typeNames: 'propriedades',
        filter: FES,
        cql_filter: "atividade_produtiva LIKE '%leite'",
        bbox: '-60,-30,-40,0,EPSG:4326',
        viewparams: 'uf:GO;ano:2024',
      }),
    ).toEqual([P1]);
    expect(await ids({ featureID: `${P1},${P2}`, cql_filter: 'area_total < 100' })).toEqual([P2]);
  });

  test("the page's year and state, as viewparams or by their own names", async () => {
    const polygons = (params: Record<string, string>) => ids({ typeNames: 'poligonos', ...params });
    expect(await polygons({ viewparams: 'ano:2024' })).toHaveLength(6);
    expect(await polygons({ viewparams: 'uf:GO\\,MS' })).toHaveLength(7);
    expect(await polygons({ uf: 'MS', ano: '2025' })).toEqual(['poligonos.50.0001.0001-7']);
    expect(await polygons({ uf: 'todas' })).toHaveLength(7);
  });

  test('several layers, each with its own', async () => {
    const { features, numberMatched } = await portal.features(admin, {
      typeNames: 'propriedades,programa:poligonos',
      cql_filter: "nome LIKE '%; drop%' OR uf = 'MS';type_poligono = 'abc'",
      count: 4,
    });
    expect(features.map(({ id }) => id.split('.')[0])).toEqual([
      'propriedades',
      'propriedades',
      'poligonos',
      'poligonos',
    ]);
    expect(numberMatched).toBe(4);
  });
});

describe('a copy that is still good', () => {
  test('is not sent again; another caller, request or data version has no copy', async () => {
    const params = {
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      typeNames: 'municipios',
      outputFormat: 'json',
    };
    const ask = (person: TestPerson, more: Record<string, string>, tag?: string) =>
      portal.map(person, OWS, { ...params, ...more }, tag === undefined ? {} : { 'if-none-match': tag });
    const first = await ask(admin, {});
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((await ask(admin, {}, tag)).statusCode).toBe(304);
    const named = await ask(admin, { typeNames: 'poligonos' });
    expect([named.headers['cache-control'], named.headers['etag']]).toEqual(['no-store', undefined]);
    expect((await ask(admin, { count: '1' }, tag)).statusCode).toBe(200);
    expect((await ask(await portal.person('coordenador', { uf: 'GO' }), {}, tag)).statusCode).toBe(200);
    const fault = await ask(admin, { cql_filter: 'INTERSECTS(geom, POLYGON((0 0, 1 1, 1 0, 0 1, 0 0)))' });
    expect([fault.headers['cache-control'], fault.headers['etag']]).toEqual(['no-store', undefined]);
  });
});

describe('hits', () => {
  test('tell the real number in each version', async () => {
    const hits = (version: string) =>
      portal.wfs(admin, {
        version,
        request: 'GetFeature',
        typeName: 'poligonos',
        resultType: 'hits',
        count: 2,
      });
    expect((await hits('2.0.0')).body).toMatch(/numberMatched="7" numberReturned="0"/);
    expect((await hits('1.1.0')).body).toMatch(/numberOfFeatures="7"/);
    expect((await hits('2.0.0')).body).not.toContain('member>');
  });
});

describe('GetFeatureById', () => {
  const ask = (id: string) =>
    portal.wfs(admin, {
      request: 'GetFeature',
      storedQuery_id: 'urn:ogc:def:query:OGC-WFS::GetFeatureById',
      id,
    });
  test('gives the feature itself', async () => {
    const { body } = await ask('poligonos.52.0001.0003-6');
    expect(body).toMatch(/^<\?xml[^>]*>\n<programa:poligonos [^>]*gml:id="poligonos.52.0001.0003-6"/);
  });
  test('one that is not there is not found', async () => {
    const answer = await ask('poligonos.52.0001.0003-66');
    expect([answer.statusCode, exceptionOf(answer).code]).toEqual([404, 'NotFound']);
  });
});

describe('requests in XML', () => {
  test('of each version', async () => {
    const query = (version: string, root: string, filter: string, property: string) =>
      `<?xml version="1.0"?><wfs:GetFeature service="WFS" version="${version}" outputFormat="json" maxFeatures="3" count="3" xmlns:wfs="${root}" xmlns:programa="urn:fonte-de-dados:programa"><wfs:Query typeName="programa:propriedades" typeNames="programa:propriedades" srsName="EPSG:4326"><wfs:PropertyName>nome</wfs:PropertyName>${filter}<ogc:SortBy xmlns:ogc="http://www.opengis.net/ogc"><ogc:SortProperty><ogc:${property}>nome</ogc:${property}><ogc:SortOrder>DESC</ogc:SortOrder></ogc:SortProperty></ogc:SortBy></wfs:Query></wfs:GetFeature>`;
    const old =
      '<ogc:Filter xmlns:ogc="http://www.opengis.net/ogc"><ogc:PropertyIsEqualTo><ogc:PropertyName>programa:uf</ogc:PropertyName><ogc:Literal>GO</ogc:Literal></ogc:PropertyIsEqualTo></ogc:Filter>';
    const fes =
      '<fes:Filter xmlns:fes="http://www.opengis.net/fes/2.0"><fes:PropertyIsEqualTo><fes:ValueReference>programa:uf</fes:ValueReference><fes:Literal>GO</fes:Literal></fes:PropertyIsEqualTo></fes:Filter>';
    for (const [version, root, filter, property] of [
      ['1.0.0', 'http://www.opengis.net/wfs', old, 'PropertyName'],
      ['1.1.0', 'http://www.opengis.net/wfs', old, 'PropertyName'],
      ['2.0.0', 'http://www.opengis.net/wfs/2.0', fes, 'ValueReference'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await portal.post(admin, query(version, root, filter, property));
      const { features, numberMatched } = answer.json();
      expect([version, numberMatched, features.map((one: { properties: object }) => one.properties)]).toEqual(
        [
          version,
          5,
          [{ nome: 'Sítio Vereda Alta' }, { nome: 'Sítio Buriti Só' }, { nome: 'Fazenda Três Barus' }],
        ],
      );
    }
  });

  test('parameters in a form', async () => {
    const form =
      'SERVICE=WFS&VERSION=2.0.0&REQUEST=GetFeature&TYPENAMES=ufs&OUTPUTFORMAT=json&CQL_FILTER=uf%3D%27GO%27';
    const answer = await portal.post(admin, form, 'application/x-www-form-urlencoded');
    expect(answer.json().numberMatched).toBe(1);
  });

  test.each([
    ['<a', 'OperationParsingFailed'],
    ['<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>', 'OperationParsingFailed'],
    [
      '<wfs:Transaction service="WFS" version="1.1.0" xmlns:wfs="http://www.opengis.net/wfs"/>',
      'OperationNotSupported',
    ],
    ['<GetFeature service="WFS" version="2.0.0"/>', 'MissingParameterValue'],
  ])('%s', async (document, code) => {
    const answer = await portal.post(admin, document);
    expect(answer.statusCode).toBe(400);
    expect(exceptionOf(answer).code).toBe(code);
    expect(answer.body).not.toContain('root:');
  });
});

describe('documents', () => {
  test('each version tells the layers with keywords and the boxes of what the caller sees', async () => {
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) {
      // oxlint-disable-next-line no-await-in-loop
      const { body } = await portal.wfs(admin, { version, request: 'GetCapabilities' });
      expect(body).toContain(`version="${version}"`);
      expect(body.match(/<Name>programa:/g)).toHaveLength(15);
      expect(body).toMatch(/<(?:ows:)?Keywords>/);
      if (version !== '1.0.0')
        expect(body).toMatch(/ImplementsResultPaging"><[^/]*(?:\/><ows:DefaultValue>)?(?:<?ows:Value>)?TRUE/);
    }
  });

  test.each([
    [{ version: undefined }, '2.0.0'],
    [{ version: '1.0.7' }, '1.0.0'],
    [{ version: '3.0.0' }, '2.0.0'],
    [{ version: undefined, acceptVersions: '9.9.9,1.1.0,2.0.0' }, '1.1.0'],
  ])('%j is answered as %s', async (params, version) => {
    const { body } = await portal.wfs(admin, { request: 'GetCapabilities', ...params });
    expect(/<(?:wfs:)?WFS_Capabilities version="([^"]*)"/.exec(body)?.[1]).toBe(version);
  });

  test('a layer that the profile may not see is in no document and has no name', async () => {
    const observer = await portal.person('giz');
    const { body } = await portal.wfs(observer, { request: 'GetCapabilities' });
    expect(body).not.toMatch(/bacias_20km|poligonos|processos|propriedades_car/);
    expect(body).toContain('programa:propriedades<');
    const asked = await portal.wfs(observer, { request: 'GetFeature', typeNames: 'bacias_20km' });
    const unknown = await portal.wfs(observer, { request: 'GetFeature', typeNames: 'nenhuma' });
    expect(exceptionOf(asked)).toEqual({
      ...exceptionOf(unknown),
      text: 'A camada bacias_20km não existe',
    });
  });

  test('the schema names the exact geometry and the columns the caller is told', async () => {
    const describeType = async (person: TestPerson, version: string, typeNames: string) =>
      (await portal.wfs(person, { version, request: 'DescribeFeatureType', typeNames })).body;
    expect(await describeType(admin, '1.0.0', 'car')).toContain(
      'name="geom" type="gml:MultiPolygonPropertyType"',
    );
    expect(await describeType(admin, '1.1.0', 'poligonos')).toContain(
      'name="geom" type="gml:PolygonPropertyType"',
    );
    expect(await describeType(admin, '2.0.0', 'propriedades')).toContain(
      'name="geom" type="gml:PointPropertyType"',
    );
    const observer = await portal.person('mapa');
    expect(await describeType(observer, '2.0.0', 'propriedades')).not.toMatch(
      /cpf_|nome_produtor|numero_car/,
    );
  });

  test('the schema in JSON has the same columns', async () => {
    const observer = await portal.person('mapa');
    for (const person of [admin, observer]) {
      const asked = { version: '2.0.0', request: 'DescribeFeatureType', typeNames: 'propriedades' };
      // oxlint-disable no-await-in-loop -- one database
      const written = (await portal.wfs(person, asked)).body;
      const answer = await portal.wfs(person, { ...asked, outputFormat: 'application/json' });
      // oxlint-enable no-await-in-loop
      expect(answer.headers['content-type']).toContain('application/json');
      const { featureTypes } = answer.json<{
        featureTypes: { typeName: string; properties: { name: string; type: string; localType: string }[] }[];
      }>();
      const [type, ...more] = featureTypes;
      expect([type?.typeName, more]).toEqual(['propriedades', []]);
      expect(
        type?.properties.map(({ name, type: of }) => [name, of === 'gml:Point' ? 'geometry' : of]),
      ).toEqual(
        [...written.matchAll(/<xsd:element name="(\w+)" type="([\w:]+)" minOccurs/g)].map(([, name, of]) => [
          name,
          of === 'gml:PointPropertyType' ? 'geometry' : of,
        ]),
      );
    }
    const wrong = { request: 'DescribeFeatureType', typeNames: 'ufs', outputFormat: 'dwg' };
    expect(exceptionOf(await portal.wfs(admin, wrong)).code).toBe('InvalidParameterValue');
  });
});

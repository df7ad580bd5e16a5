import { addressOf, ALL_PROFILES } from '@fonte/contracts';
import { wmts } from '@fonte/contracts/endpoints/maps';
import { OTTO } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { LAYERS, servedTo } from '../layers/index.ts';
import { OWS } from '../wfs/testing.ts';
import { WMS, type Params } from '../wms/testing/map-portal.ts';
import { clientPortal, type ClientPortal } from './clients.ts';
import { EVERYTHING, Validator, type Check } from './schemas.ts';

const WMTS = addressOf(wmts);

let portal: ClientPortal;
let validator: Validator;
let admin: TestPerson;
let observer: TestPerson;
beforeAll(async () => {
  portal = await clientPortal();
  validator = new Validator(portal.folder);
  await validator.prepare();
  admin = await portal.person('administrador');
  observer = await portal.person('giz');
});
afterAll(() => portal.close());

let everyProfile: Promise<TestPerson[]> | undefined;
/** One of each, made once: a CPF has one account. */
function ofEveryProfile(): Promise<TestPerson[]> {
  everyProfile ??= (async () => {
    const people: TestPerson[] = [];
    for (const profile of ALL_PROFILES)
      // oxlint-disable-next-line no-await-in-loop
      people.push(
        await portal.person(profile, { uf: 'GO', ...(profile === 'supervisor' ? { cpf: OTTO } : {}) }),
      );
    return people;
  })();
  return everyProfile;
}

/** Asks one after the other, and gives the documents by their requests. */
async function documents(
  requests: readonly (readonly [person: TestPerson, path: string, params: Params])[],
  status: 'good' | 'fault' = 'good',
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [person, path, params] of requests) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await portal.map(person, path, params);
    const name = `${person === admin ? '' : `${person.email} `}${path} ${JSON.stringify(params)}`;
    expect([name, answer.statusCode < 400]).toEqual([name, status === 'good']);
    found.set(name, answer.body);
  }
  expect(found.size).toBe(requests.length);
  expect(found.size).toBeGreaterThan(0);
  return found;
}

async function expectValid(found: ReadonlyMap<string, string>, check: Check): Promise<void> {
  expect(await validator.faults(found, check)).toEqual([]);
}

test('a document that is not valid is said to be so', async () => {
  const wrong = new Map([
    ['good', '<ServiceExceptionReport version="1.1.1"/>'],
    ['bad', '<ServiceExceptionReport version="1.1.1" more="1"/>'],
  ]);
  const faults = await validator.faults(wrong, { dtd: 'wms/1.1.1/exception_1_1_1.dtd' });
  expect(faults.join('\n')).toMatch(/bad/);
  expect(faults.join('\n')).not.toMatch(/good/);
  const schema = { schema: 'wms/1.3.0/exceptions_1_3_0.xsd' };
  expect((await validator.faults(wrong, schema)).length).toBeGreaterThan(1);
});

const MAP: Params = {
  request: 'GetMap',
  layers: 'ufs',
  bbox: '-60,-20,-50,-10',
  srs: 'EPSG:4326',
  width: 10,
  height: 10,
  format: 'image/png',
};
const WMS_FAULTS: readonly Params[] = [
  {},
  { request: 'GetNada' },
  { ...MAP, layers: '<nada>&"' },
  { ...MAP, layers: undefined },
  { ...MAP, styles: 'nada' },
  { ...MAP, format: 'image/tiff' },
  { ...MAP, srs: 'EPSG:31977' },
  { ...MAP, width: 100_000 },
  { ...MAP, bbox: '1,2,3' },
  { ...MAP, cql_filter: 'nada = 1' },
  {
    ...MAP,
    request: 'GetFeatureInfo',
    query_layers: 'ufs',
    info_format: 'text/html',
    x: 99,
    y: 99,
    i: 99,
    j: 99,
  },
  { ...MAP, request: 'GetFeatureInfo', query_layers: 'municipios', x: 1, y: 1, i: 1, j: 1 },
  { request: 'GetLegendGraphic' },
  { ...MAP, time: 'ontem' },
  { request: 'DescribeLayer', layers: 'nada' },
];
const wmsFaults = (version: string) =>
  documents(
    WMS_FAULTS.map((params) => [admin, WMS, { service: 'WMS', version, ...params }] as const),
    'fault',
  );

describe('WMS', () => {
  test.each([
    ['1.1.1', { dtd: 'wms/1.1.1/WMS_MS_Capabilities.dtd' }],
    // With the schema of its extended operation, which brings that of the service.
    ['1.3.0', { schema: 'sld/1.1.0/sld_capabilities.xsd' }],
  ])('capabilities of %s, of every profile', async (version, check) => {
    const people = await ofEveryProfile();
    const asked = { service: 'WMS', version, request: 'GetCapabilities' };
    await expectValid(await documents(people.map((person) => [person, WMS, asked] as const)), check);
  });
  test('exceptions of 1.1.1', async () => {
    await expectValid(await wmsFaults('1.1.1'), { dtd: 'wms/1.1.1/exception_1_1_1.dtd' });
  });
  test('exceptions of 1.3.0', async () => {
    await expectValid(await wmsFaults('1.3.0'), { schema: 'wms/1.3.0/exceptions_1_3_0.xsd' });
  });
});

describe('WMTS', () => {
  const asked = { service: 'WMTS', version: '1.0.0' };
  test('capabilities of every profile', async () => {
    const people = await ofEveryProfile();
    const params = { ...asked, request: 'GetCapabilities' };
    await expectValid(await documents(people.map((person) => [person, WMTS, params] as const)), {
      schema: 'wmts/1.0/wmtsGetCapabilities_response.xsd',
    });
  });
  test('exceptions', async () => {
    const params = [asked, { ...asked, request: 'GetNada' }, { ...asked, request: 'GetTile', layer: 'nada' }];
    const found = await documents(
      params.map((one) => [admin, WMTS, one] as const),
      'fault',
    );
    await expectValid(found, { schema: 'ows/1.1.0/owsExceptionReport.xsd' });
  });
});

const WFS_FAULTS: readonly Params[] = [
  {},
  { request: 'GetNada' },
  { request: 'Transaction' },
  { request: 'GetFeature' },
  { request: 'GetFeature', typeName: '<nada>&"' },
  { request: 'GetFeature', typeName: 'ufs', bbox: '1,2,3' },
  { request: 'GetFeature', typeName: 'ufs', srsName: 'EPSG:31977' },
  { request: 'GetFeature', typeName: 'ufs', outputFormat: 'dwg' },
  { request: 'GetFeature', typeName: 'ufs', cql_filter: 'nada = ' },
  { request: 'GetFeature', typeName: 'ufs', filter: '<Filter' },
  { request: 'GetFeature', typeName: 'ufs', sortBy: 'nada' },
  { request: 'DescribeFeatureType', typeName: 'nada' },
];
const wfsFaults = (version: string) =>
  documents(
    WFS_FAULTS.map((params) => [admin, OWS, { service: 'WFS', version, ...params }] as const),
    'fault',
  );

test('WFS exceptions of 2.0.0', async () => {
  const found = await wfsFaults('2.0.0');
  const negotiation = { service: 'WFS', request: 'GetCapabilities', acceptVersions: '9.9.9' };
  const more = await documents([[admin, OWS, negotiation]], 'fault');
  await expectValid(new Map([...found, ...more]), { schema: 'ows/1.1.0/owsExceptionReport.xsd' });
});

/** What needs the schemas of GML, Filter and WFS, which no package of Debian has. */
function everything(): void {
  describe.each([
    ['1.0.0', 'wfs/1.0.0/WFS-capabilities.xsd', 'wfs/1.0.0/OGC-exception.xsd'],
    ['1.1.0', 'wfs/1.1.0/wfs.xsd', 'ows/1.0.0/owsExceptionReport.xsd'],
    ['2.0.0', 'wfs/2.0/wfs.xsd', 'ows/1.1.0/owsExceptionReport.xsd'],
  ])('WFS %s', (version, capabilities, exceptions) => {
    test('capabilities and exceptions', async () => {
      const asked = { service: 'WFS', version, request: 'GetCapabilities' };
      const found = await documents([
        [admin, OWS, asked],
        [observer, OWS, asked],
      ]);
      await expectValid(found, { schema: capabilities });
      await expectValid(await wfsFaults(version), { schema: exceptions });
    });
  });

  test('stored queries', async () => {
    const asked = { service: 'WFS', version: '2.0.0' };
    const found = await documents([
      [admin, OWS, { ...asked, request: 'ListStoredQueries' }],
      [observer, OWS, { ...asked, request: 'DescribeStoredQueries' }],
    ]);
    await expectValid(found, { schema: 'wfs/2.0/wfs.xsd' });
  });

  describe.each([
    ['administrador', 'GML 2', '1.0.0', 'GML2'],
    ['administrador', 'GML 3.1.1', '1.1.0', 'text/xml; subtype=gml/3.1.1'],
    ['administrador', 'GML 3.2', '2.0.0', 'application/gml+xml; version=3.2'],
    ['giz', 'GML 2', '1.0.0', 'GML2'],
    ['giz', 'GML 3.1.1', '1.1.0', 'text/xml; subtype=gml/3.1.1'],
    ['giz', 'GML 3.2', '2.0.0', 'application/gml+xml; version=3.2'],
  ] as const)('%s, %s', (profile, _name, version, outputFormat) => {
    const IMPORTS = {
      '1.0.0': { 'http://www.opengis.net/wfs': 'wfs/1.0.0/WFS-basic.xsd' },
      '1.1.0': { 'http://www.opengis.net/wfs': 'wfs/1.1.0/wfs.xsd' },
      '2.0.0': {
        'http://www.opengis.net/wfs/2.0': 'wfs/2.0/wfs.xsd',
        'http://www.opengis.net/gml/3.2': 'gml/3.2.1/gml.xsd',
      },
    };
    const person = () => (profile === 'giz' ? observer : admin);
    const layers = servedTo(profile).map(({ name }) => name);
    const check = async (): Promise<Check> => {
      const asked = { service: 'WFS', version, request: 'DescribeFeatureType' };
      const types = await portal.map(person(), OWS, asked);
      return { imports: IMPORTS[version], types: types.body };
    };
    const get = (params: Params) =>
      [person(), OWS, { service: 'WFS', version, request: 'GetFeature', ...params }] as const;

    test('features of every layer, by the schema that DescribeFeatureType gives', async () => {
      expect(layers.length).toBe(profile === 'giz' ? 7 : Object.keys(LAYERS).length);
      const found = await documents([
        ...layers.map((typeName) => get({ typeName })),
        ...layers.map((typeName) => get({ typeName, srsName: 'EPSG:3857', outputFormat, maxFeatures: 2 })),
        get({ typeName: 'ufs,municipios', outputFormat }),
        get({ typeName: 'propriedades', maxFeatures: 0 }),
        get({ typeName: 'propriedades', cql_filter: 'EXCLUDE' }),
        get({ typeName: 'propriedades', propertyName: 'nome,geom' }),
        get({ typeName: 'propriedades', propertyName: 'nome' }),
        ...(version === '1.0.0' ? [] : [get({ typeName: 'ufs', resultType: 'hits' })]),
        ...(version === '2.0.0' ? [get({ typeName: 'municipios', count: 2, startIndex: 2 })] : []),
      ]);
      await expectValid(found, await check());
      // The check bites: a column that the schema does not have is found.
      const [[name = '', text = ''] = []] = found;
      const wrong = new Map([[name, text.replaceAll('programa:uf>', 'programa:estado>')]]);
      expect((await validator.faults(wrong, await check())).join('\n')).toContain('estado');
    });

    if (version === '2.0.0')
      test('a feature by its name', async () => {
        const query = 'urn:ogc:def:query:OGC-WFS::GetFeatureById';
        const found = await documents([get({ storedQuery_id: query, ID: 'ufs.GO' })]);
        await expectValid(found, await check());
      });
    else
      test('GetFeatureInfo', async () => {
        const format = version === '1.0.0' ? 'application/vnd.ogc.gml' : 'application/vnd.ogc.gml/3.1.1';
        const params = { ...MAP, request: 'GetFeatureInfo', service: 'WMS', info_format: format };
        const places: Params[] = ['propriedades,ufs', 'municipios,sub_bacias,ufs', 'ufs'].map((names) => ({
          ...params,
          version: '1.1.1',
          bbox: '-51.2,-18.1,-50.6,-17.5',
          layers: names,
          query_layers: names,
          x: 5,
          y: 5,
          feature_count: 10,
          buffer: 10,
        }));
        const nothing = { ...params, query_layers: 'ufs', version: '1.1.1', bbox: '0,0,1,1', x: 1, y: 1 };
        const found = await documents([...places, nothing].map((place) => [person(), WMS, place] as const));
        expect([...found.values()].join('')).toContain('<programa:propriedades');
        await expectValid(found, await check());
      });
  });
}
if (EVERYTHING) everything();

// [ASVS 1.3.6 13.2.4 13.2.5 15.3.2 16.5.2]
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ALL_PROFILES, can } from '@fonte/contracts';
import { readCqlList } from '@fonte/cql';
import { OTTO } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { exceptionOf } from '../wfs/testing.ts';

type Answer = (response: ServerResponse, asked: URLSearchParams) => void;

let upstream: Server;
let base: string;
let answer: Answer;
let asked: { path: string; parameters: URLSearchParams }[];
let portal: TestPortal;
let people: Record<'admin' | 'coordinator' | 'supervisor' | 'observer' | 'nobody', TestPerson>;

const picture: Answer = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('PNG');

beforeAll(async () => {
  upstream = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const parameters = new URLSearchParams(body);
      asked.push({ path: request.url ?? '', parameters });
      answer(response, parameters);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/geoserver`;
  portal = await testPortalWithTiny({
    GEOSERVER_URL: base,
    GEOSERVER_LAYERS: 'area:rios,area:atendidas=propriedade:cod_propriedade:the_geom,area:talhoes=uf:sigla',
  });
  people = {
    admin: await portal.person('administrador'),
    coordinator: await portal.person('coordenador', { uf: 'GO' }),
    supervisor: await portal.person('supervisor', { uf: 'GO', cpf: OTTO }),
    observer: await portal.person('giz'),
    nobody: await portal.person('coordenador'),
  };
});
beforeEach(() => {
  asked = [];
  answer = picture;
});
afterAll(async () => {
  await portal.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

const ask = (person: TestPerson, path: string, parameters: Record<string, string>) =>
  portal.ask('GET', `/api/mapa/geoserver/${path}?${new URLSearchParams(parameters).toString()}`, {
    headers: { cookie: person.cookie },
  });
const MAP = {
  SERVICE: 'WMS',
  VERSION: '1.1.1',
  REQUEST: 'GetMap',
  SRS: 'EPSG:3857',
  BBOX: '0,0,10,10',
  WIDTH: '256',
  HEIGHT: '256',
  FORMAT: 'image/png',
  STYLES: '',
};
const map = (person: TestPerson, parameters: Record<string, string>) =>
  ask(person, 'gwc/service/wms', { ...MAP, ...parameters });
const filterSent = () => asked.at(-1)?.parameters.get('cql_filter') ?? null;
/** The filter sent is, in meaning, the one expected, however it is bracketed. */
const expectFilter = (expected: string) =>
  expect(readCqlList(filterSent() ?? '')).toEqual(readCqlList(expected));
const OF_GO =
  "cod_propriedade IN ('52.0001.0001', '52.0001.0002', '52.0001.0003', '52.0002.0001', '52.0002.0002')";

describe('the caller’s scope is forced into the filter', () => {
  test('by the properties of the caller', async () => {
    expect((await map(people.admin, { LAYERS: 'area:atendidas' })).body).toBe('PNG');
    expect(filterSent()).toBeNull();
    await map(people.coordinator, { LAYERS: 'area:atendidas' });
    expectFilter(OF_GO);
    await map(people.supervisor, { LAYERS: 'area:atendidas' });
    expectFilter(OF_GO);
    await map(people.nobody, { LAYERS: 'area:atendidas' });
    expectFilter('EXCLUDE');
  });

  test('by the state of the caller, and each layer with its own', async () => {
    await map(people.coordinator, { LAYERS: 'area:rios,area:talhoes,area:atendidas' });
    expectFilter(`INCLUDE;sigla IN ('GO');${OF_GO}`);
  });

  test.each([
    ["sigla = 'MG'", "sigla IN ('GO') AND sigla = 'MG'"],
    ["1 = 1 OR sigla <> 'GO'", "sigla IN ('GO') AND (1 = 1 OR sigla <> 'GO')"],
    ["NOT sigla = 'GO'", "sigla IN ('GO') AND NOT sigla = 'GO'"],
  ])('whatever the client writes: %s', async (cql, sent) => {
    await map(people.coordinator, { LAYERS: 'area:talhoes', CQL_FILTER: cql });
    expectFilter(sent);
  });

  test('a layer named twice, or in two parameters, has its filter all the same', async () => {
    expect((await map(people.coordinator, { LAYERS: 'area:talhoes,area:talhoes' })).statusCode).toBe(400);
    expect(asked).toEqual([]);
    await map(people.coordinator, {
      REQUEST: 'GetFeatureInfo',
      LAYERS: 'area:rios,area:talhoes',
      QUERY_LAYERS: 'area:talhoes',
      INFO_FORMAT: 'application/json',
      X: '1',
      Y: '1',
    });
    expect([asked[0]?.parameters.get('layers'), asked[0]?.parameters.get('query_layers')]).toEqual([
      'area:talhoes',
      'area:talhoes',
    ]);
    expectFilter("sigla IN ('GO')");
  });

  test.each(['1 = 1) OR (1 = 1', 'INCLUDE;INCLUDE', "x = 'a", '<Filter'])(
    '%s never gets there',
    async (cql) => {
      const refused = await map(people.coordinator, { LAYERS: 'area:talhoes', CQL_FILTER: cql });
      expect([refused.statusCode, exceptionOf(refused).code, asked]).toEqual([
        400,
        'InvalidParameterValue',
        [],
      ]);
    },
  );

  test('features too, their box as a filter, since that server takes one or the other', async () => {
    answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"features":[]}');
    await ask(people.coordinator, 'programa/ows', {
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      typeNames: 'area:atendidas',
      bbox: '-18,-51,-17,-50,urn:ogc:def:crs:EPSG::4326',
      outputFormat: 'application/json',
    });
    expect(asked.at(-1)?.path).toBe('/geoserver/wfs');
    expect(asked.at(-1)?.parameters.has('bbox')).toBe(false);
    expectFilter(`${OF_GO} AND BBOX(the_geom, -51, -18, -50, -17, 'EPSG:4326')`);
  });

  test('features asked by name stay within the scope, and a box without a system has the axes of its version', async () => {
    answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"features":[]}');
    const features = { service: 'WFS', request: 'GetFeature', typeNames: 'area:talhoes' };
    await ask(people.coordinator, 'ows', {
      ...features,
      version: '2.0.0',
      resourceId: 'talhoes.1,talhoes.2',
    });
    expectFilter("sigla IN ('GO') AND IN ('talhoes.1', 'talhoes.2')");
    await map(people.coordinator, { LAYERS: 'area:talhoes', featureid: 'talhoes.1' });
    expectFilter("sigla IN ('GO') AND IN ('talhoes.1')");
    await ask(people.coordinator, 'ows', { ...features, version: '2.0.0', bbox: '-18,-51,-17,-50' });
    expectFilter("sigla IN ('GO') AND BBOX(geom, -51, -18, -50, -17, 'EPSG:4674')");
    await ask(people.coordinator, 'ows', { ...features, version: '1.0.0', bbox: '-51,-18,-50,-17' });
    expectFilter("sigla IN ('GO') AND BBOX(geom, -51, -18, -50, -17, 'EPSG:4674')");
  });

  test('nothing else of the client goes there', async () => {
    await map(people.admin, {
      LAYERS: 'area:rios',
      sld: 'http://evil',
      sld_body: '<x/>',
      viewparams: 'a:1',
      env: 'x:1',
      format_options: 'x',
      url: 'file:///etc/passwd',
    });
    expect(
      [...(asked[0]?.parameters.keys() ?? [])]
        .map((key) => key.toLowerCase())
        .toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual([
      'bbox',
      'exceptions',
      'format',
      'height',
      'layers',
      'request',
      'service',
      'srs',
      'styles',
      'version',
      'width',
    ]);
  });
});

describe('who may', () => {
  test.each(ALL_PROFILES.filter((profile) => can(profile, 'map.read')))(
    '%s is answered a click and a box, and what the layer tells',
    async (profile) => {
      const person = await portal.person(profile, { uf: 'GO' });
      answer = (response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"features":[{"properties":{"regime":"Perene"}}]}');
      const click = { LAYERS: 'area:rios', QUERY_LAYERS: 'area:rios', INFO_FORMAT: 'application/json' };
      const clicked = await map(person, { REQUEST: 'GetFeatureInfo', ...click, X: '1', Y: '1' });
      const features = {
        service: 'WFS',
        version: '2.0.0',
        request: 'GetFeature',
        typeNames: 'area:rios',
        outputFormat: 'application/json',
        cql_filter: 'INTERSECTS(the_geom, POLYGON((-51 -18, -50 -18, -50 -17, -51 -18)))',
      };
      const boxed = await ask(person, 'ows', features);
      const seen = { features: [{ properties: { regime: 'Perene' } }] };
      expect([clicked.json(), boxed.json()]).toEqual([seen, seen]);
      expect(asked.map(({ parameters }) => parameters.get('request'))).toEqual([
        'GetFeatureInfo',
        'GetFeature',
      ]);
    },
  );

  test('observers have no layer of properties, and nobody a file that the profile does not download', async () => {
    expect(exceptionOf(await map(people.observer, { LAYERS: 'area:atendidas' })).code).toBe(
      'LayerNotDefined',
    );
    expect((await map(people.observer, { LAYERS: 'area:rios' })).statusCode).toBe(200);
    const file = {
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      typeNames: 'area:rios',
      outputFormat: 'csv',
    };
    expect((await ask(people.observer, 'ows', file)).statusCode).toBe(403);
    answer = (response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b\r\n');
    const allowed = await ask(people.admin, 'ows', file);
    expect([allowed.statusCode, allowed.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
  });

  test('an operation that there is not is told so, whatever its name', async () => {
    for (const REQUEST of ['DescribeLayer', 'constructor', '__proto__'])
      expect(
        // oxlint-disable-next-line no-await-in-loop
        exceptionOf(await map(people.admin, { LAYERS: 'area:rios', REQUEST })).code,
      ).toBe('OperationNotSupported');
    expect(asked).toEqual([]);
  });

  test('a layer that the setting does not name is not there, and two servers are not mixed', async () => {
    expect(exceptionOf(await map(people.admin, { LAYERS: 'area:segredos' })).code).toBe('LayerNotDefined');
    expect(exceptionOf(await map(people.admin, { LAYERS: 'area:rios,programa:ufs' })).code).toBe(
      'LayerNotDefined',
    );
    expect(asked).toEqual([]);
  });
});

describe('faults of the other server', () => {
  const secret = 'org.postgresql.util.PSQLException: ERROR: relation "area.rios" at 10.0.0.7';
  test.each<[string, Answer, number, string]>([
    [
      'its exception, in old form',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'application/vnd.ogc.se_xml' })
          .end(
            `<?xml version="1.0"?><ServiceExceptionReport version="1.1.1"><ServiceException code="StyleNotDefined">${secret}</ServiceException></ServiceExceptionReport>`,
          ),
      400,
      'StyleNotDefined',
    ],
    [
      'its exception as any XML',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'text/xml' })
          .end(
            `<?xml version="1.0"?><ows:ExceptionReport xmlns:ows="x"><ows:Exception exceptionCode="InternalError"><ows:ExceptionText>${secret}</ows:ExceptionText></ows:Exception></ows:ExceptionReport>`,
          ),
      502,
      'NoApplicableCode',
    ],
    [
      'its error page',
      (response) => response.writeHead(500, { 'content-type': 'text/html' }).end(`<h1>${secret}</h1>`),
      502,
      'NoApplicableCode',
    ],
    [
      'a page where a picture was asked for',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>'),
      502,
      'NoApplicableCode',
    ],
    [
      'a way to somewhere else',
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      502,
      'NoApplicableCode',
    ],
    ['a broken connection', (response) => void response.destroy(), 502, 'NoApplicableCode'],
  ])('%s', async (_what, given, status, code) => {
    answer = given;
    const told = await map(people.admin, { LAYERS: 'area:rios' });
    expect([told.statusCode, exceptionOf(told).code, told.headers['cache-control']]).toEqual([
      status,
      code,
      'no-store',
    ]);
    expect(told.body).not.toMatch(/PSQL|10\.0\.0\.7|169\.254|script/);
  });

  test('once unavailable, it is asked again', async () => {
    answer = (response, parameters) =>
      asked.length === 1 ? response.writeHead(503).end() : picture(response, parameters);
    expect((await map(people.admin, { LAYERS: 'area:rios' })).body).toBe('PNG');
    expect(asked).toHaveLength(2);
  });

  test('its address is not told, wherever a piece ends', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const body = `{"next":"${base}/wfs?x","also":"${base}/wfs"}`;
      const half = body.indexOf('geoserver');
      response.write(body.slice(0, half));
      setImmediate(() => response.end(body.slice(half)));
    };
    const told = await ask(people.admin, 'ows', {
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      typeNames: 'area:rios',
      outputFormat: 'json',
    });
    expect(told.body).not.toContain(base);
    expect(told.json().next).toMatch(/\/api\/mapa\/geoserver\/wfs\?x$/);
  });
});

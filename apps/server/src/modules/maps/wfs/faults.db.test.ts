// [ASVS 16.5.3]
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import type { Params } from '../wms/testing/map-portal.ts';
import { exceptionOf, wfsPortal, type WfsPortal } from './testing.ts';

let portal: WfsPortal;
let admin: TestPerson;
let port: number;
beforeAll(async () => {
  portal = await wfsPortal();
  admin = await portal.person('administrador');
  await portal.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.server.address() as AddressInfo).port;
});
afterAll(() => portal.close());

const GET: Params = { request: 'GetFeature', typeNames: 'propriedades' };

describe('faults are told in the form of the version, with code and locator, and kept by nobody', () => {
  const cases: [string, Params, string, string | null][] = [
    ['no request', {}, 'MissingParameterValue', 'request'],
    ['an unknown request', { request: 'DropTable' }, 'OperationNotSupported', 'request'],
    ['a request that writes', { request: 'Transaction' }, 'OperationNotSupported', 'Transaction'],
    ['another service', { ...GET, service: 'WCS' }, 'InvalidParameterValue', 'service'],
    ['no layer', { request: 'GetFeature' }, 'MissingParameterValue', 'typeName'],
    ['an unknown layer', { ...GET, typeNames: "x'; drop" }, 'InvalidParameterValue', 'typeName'],
    ['an unknown version', { ...GET, version: '7' }, 'InvalidParameterValue', 'version'],
    [
      'no version accepted',
      { request: 'GetCapabilities', acceptVersions: '9' },
      'VersionNegotiationFailed',
      'acceptversions',
    ],
    ['an unknown format', { ...GET, outputFormat: 'image/tiff' }, 'InvalidParameterValue', 'outputFormat'],
    ['an unknown system', { ...GET, srsName: 'EPSG:31977' }, 'InvalidParameterValue', 'srsName'],
    ['half a box', { ...GET, bbox: '1,2,3' }, 'InvalidParameterValue', 'bbox'],
    ['a box inside out', { ...GET, bbox: '3,4,1,2,EPSG:4326' }, 'InvalidParameterValue', 'bbox'],
    ['a box of no numbers', { ...GET, bbox: 'a,b,c,NaN' }, 'InvalidParameterValue', 'bbox'],
    ['a box without end', { ...GET, bbox: '1e400,1,2e400,3' }, 'InvalidParameterValue', 'bbox'],
    ['a count that is none', { ...GET, count: '-1' }, 'InvalidParameterValue', 'count'],
    ['a start that is none', { ...GET, startIndex: '1.5' }, 'InvalidParameterValue', 'startindex'],
    ['an unknown column', { ...GET, propertyName: 'senha' }, 'InvalidParameterValue', 'propertyName'],
    ['an unknown order', { ...GET, sortBy: 'senha' }, 'InvalidParameterValue', 'sortBy'],
    ['an order with SQL', { ...GET, sortBy: 'nome;select 1' }, 'InvalidParameterValue', 'sortBy'],
    ['ECQL that is none', { ...GET, cql_filter: "nome = 'x" }, 'InvalidParameterValue', 'filter'],
    ['too many filters', { ...GET, cql_filter: 'INCLUDE;INCLUDE' }, 'InvalidParameterValue', 'cql_filter'],
    ['XML that is none', { ...GET, filter: '<Filter><' }, 'InvalidParameterValue', 'filter'],
    [
      'a type that does not fit',
      { ...GET, cql_filter: "area_total = 'muito'" },
      'InvalidParameterValue',
      'filter',
    ],
    ['viewparams of another form', { ...GET, viewparams: 'uf:GO1' }, 'InvalidParameterValue', 'viewparams'],
    [
      'a year that is none',
      { ...GET, viewparams: "ano:2024' or 1=1" },
      'InvalidParameterValue',
      'viewparams',
    ],
    ['an unknown result type', { ...GET, resultType: 'all' }, 'InvalidParameterValue', 'resultType'],
    [
      'an unknown stored query',
      { request: 'GetFeature', storedQuery_id: 'x' },
      'InvalidParameterValue',
      'storedquery_id',
    ],
    [
      'a day that there is not',
      { ...GET, typeNames: 'propriedades', cql_filter: 'dt_inicio AFTER 2024-02-31T00:00:00Z' },
      'InvalidParameterValue',
      'filter',
    ],
    ['an order that is none', { ...GET, sortBy: 'uf X' }, 'InvalidParameterValue', 'sortBy'],
    [
      'a polygon that crosses itself',
      { ...GET, cql_filter: 'INTERSECTS(geom, POLYGON((0 0, 1 1, 1 0, 0 1, 0 0)))' },
      'InvalidParameterValue',
      'filter',
    ],
  ];
  test.each(cases)('%s', async (_what, params, code, locator) => {
    for (const version of params['version'] === undefined ? ['1.0.0', '1.1.0', '2.0.0'] : [undefined]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await portal.wfs(admin, { ...(version === undefined ? {} : { version }), ...params });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
      expect(exceptionOf(answer)).toMatchObject({ code, locator });
      expect(answer.body).not.toMatch(/select |from |camada\.|pg_|syntax|at \w+ \(/i);
      const root = {
        '1.0.0': '<ServiceExceptionReport version="1.2.0"',
        '1.1.0': '<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows"',
      };
      if (version === '1.0.0' || version === '1.1.0') expect(answer.body).toContain(root[version]);
      else expect(answer.body).toContain('xmlns:ows="http://www.opengis.net/ows/1.1"');
    }
  });

  test('as JSON where that is asked for', async () => {
    const answer = await portal.wfs(admin, { ...GET, typeNames: 'x', exceptions: 'application/json' });
    expect(answer.json()).toEqual({
      version: '1.0.0',
      exceptions: [{ code: 'InvalidParameterValue', locator: 'typeName', text: 'A camada x não existe' }],
    });
  });

  test('what is refused before the service reads it has its form and version too', async () => {
    const ask = (
      method: 'GET' | 'POST',
      path: string,
      contentType = 'text/xml',
      payload: string | Buffer = '<GetCapabilities/>',
    ) =>
      portal.ask(method, `/api/mapa/geoserver/${path}`, {
        headers: { cookie: admin.cookie, ...(method === 'POST' ? { 'content-type': contentType } : {}) },
        ...(method === 'POST' ? { payload } : {}),
      });
    const long = await ask('GET', `wms?version=1.1.1&request=GetMap&cql_filter=${'x'.repeat(9_000)}`);
    expect([long.statusCode, long.headers['cache-control']]).toEqual([414, 'no-store']);
    expect(long.body).toContain('<ServiceExceptionReport version="1.1.1">');
    const large = await ask('POST', 'ows?version=1.1.0', 'text/xml', 'x'.repeat(2_000_000));
    expect(large.statusCode).toBe(413);
    expect(large.body).toContain('xmlns:ows="http://www.opengis.net/ows"');
    const picture = await ask('POST', 'wfs', 'image/png');
    expect([picture.statusCode, exceptionOf(picture).text]).toEqual([
      415,
      'O pedido precisa ser XML ou um formulário',
    ]);
    const twice = await ask('GET', 'ows?service=WMS&version=1.1.1&request=GetMap&layers=a&LAYERS=b');
    expect(twice.body).toContain('<ServiceExceptionReport version="1.1.1">');
    const nobody = await portal.ask('GET', '/api/mapa/geoserver/wms?request=GetMap');
    expect([nobody.statusCode, nobody.json().codigo]).toEqual([401, 'unauthorized']);
    const broken = await ask('POST', 'wfs', 'text/xml', '<GetFeature');
    expect([broken.statusCode, exceptionOf(broken).code]).toEqual([400, 'OperationParsingFailed']);
  });

  test('documents in the encoding they say, and as browsers send them', async () => {
    const asked = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><GetFeature service="WFS" version="2.0.0" outputFormat="json"><Query typeNames="municipios"><Filter><PropertyIsEqualTo><ValueReference>nome</ValueReference><Literal>Jataí</Literal></PropertyIsEqualTo></Filter></Query></GetFeature>`;
    const count = async (payload: Buffer | string, contentType: string) => {
      const headers = { cookie: admin.cookie, 'content-type': contentType };
      const answer = await portal.ask('POST', '/api/mapa/geoserver/ows', { headers, payload });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ numberMatched: number }>().numberMatched;
    };
    expect(await count(asked('UTF-8'), 'text/xml')).toBe(1);
    expect(await count(Buffer.from(asked('ISO-8859-1'), 'latin1'), 'text/xml')).toBe(1);
    expect(await count(Buffer.from(asked('UTF-8'), 'latin1'), 'application/xml; charset=iso-8859-1')).toBe(1);
    expect(await count(Buffer.from(`\uFEFF${asked('UTF-16')}`, 'utf16le'), 'text/xml')).toBe(1);
    expect(await count(asked('UTF-8'), 'text/plain;charset=UTF-8')).toBe(1);
  });

  test('a parameter twice, a workspace that is not ours', async () => {
    const headers = { cookie: admin.cookie };
    const twice = await portal.ask(
      'GET',
      '/api/mapa/geoserver/ows?service=WFS&request=GetFeature&REQUEST=GetMap',
      { headers },
    );
    expect(exceptionOf(twice)).toMatchObject({ code: 'InvalidParameterValue', locator: 'request' });
    const other = await portal.ask(
      'GET',
      '/api/mapa/geoserver/outra/ows?service=WFS&request=GetCapabilities',
      { headers },
    );
    expect([other.statusCode, exceptionOf(other).locator]).toEqual([404, 'workspace']);
  });
});

/** What a text may be made of that is meant to hurt. */
const HOSTILE = [
  '',
  "'",
  '"',
  ';',
  '--',
  '/*',
  '\\',
  '\\\\',
  '%',
  '_',
  '(',
  ')',
  '<',
  '>',
  '&',
  '\u0000',
  '\ud800',
  '\u2028',
  '😀',
  '\r\n',
  '=',
  '+',
  "'; drop table portal.usuario; --",
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '<a/>',
  '<Filter/>',
  '1e999',
  'NaN',
  '-0',
  '9'.repeat(40),
  '('.repeat(500),
  ' AND '.repeat(50),
  'geom',
  'nome',
  'INTERSECTS(geom,',
  'POLYGON((0 0,1 1))',
  'POINT(1 2)',
  '${x}',
  '{{7*7}}',
  '../../etc/passwd',
  'programa:',
  'urn:ogc:def:crs:EPSG::4326',
  'EPSG:',
  'x'.repeat(3000),
];
const KEYS = [
  'request',
  'version',
  'typeNames',
  'typeName',
  'outputFormat',
  'bbox',
  'filter',
  'cql_filter',
  'viewparams',
  'sortBy',
  'propertyName',
  'srsName',
  'featureID',
  'resourceId',
  'count',
  'maxFeatures',
  'startIndex',
  'resultType',
  'format_options',
  'uf',
  'ano',
  'storedQuery_id',
  'id',
  'exceptions',
];

test('600 hostile requests: never 500, no SQL, nothing kept', async () => {
  let state = 7;
  const whole = (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 0x7f_ff_ff_ff) * end * 0.999_999);
  };
  const one = <T>(list: readonly T[]): T => list[whole(list.length)] as T;
  const tally = new Map<number, number>();
  for (let at = 0; at < 600; at++) {
    const params: Record<string, string> = { request: 'GetFeature', typeNames: 'propriedades', count: '3' };
    for (let changes = 1 + whole(3); changes > 0; changes--) {
      const text = Array.from({ length: 1 + whole(3) }, () => one(HOSTILE)).join('');
      const name = one(KEYS);
      params[name] = whole(3) === 0 && params[name] !== undefined ? `${params[name]}${text}` : text;
    }
    // oxlint-disable-next-line no-await-in-loop
    const answer = await portal.wfs(admin, params);
    tally.set(answer.statusCode, (tally.get(answer.statusCode) ?? 0) + 1);
    expect([200, 400, 404, 414], JSON.stringify(params)).toContain(answer.statusCode);
    if (answer.statusCode !== 200) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toMatch(/select |camada\.|pg_|syntax error|\.ts:/i);
    }
  }
  expect(tally.get(400)).toBeGreaterThan(200);
  expect(tally.get(200)).toBeGreaterThan(50);
});

const DOCUMENT =
  '<wfs:GetFeature service="WFS" version="2.0.0" count="3" outputFormat="application/json" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:fes="http://www.opengis.net/fes/2.0" xmlns:gml="http://www.opengis.net/gml/3.2"><wfs:Query typeNames="programa:propriedades" srsName="urn:ogc:def:crs:EPSG::4326"><wfs:PropertyName>nome</wfs:PropertyName><fes:Filter><fes:And><fes:PropertyIsLike wildCard="*" singleChar="_" escapeChar="!"><fes:ValueReference>nome</fes:ValueReference><fes:Literal>F*</fes:Literal></fes:PropertyIsLike><fes:Or><fes:Intersects><fes:ValueReference>geom</fes:ValueReference><gml:Polygon srsName="EPSG:4326"><gml:exterior><gml:LinearRing><gml:posList>-60 -30 -40 -30 -40 0 -60 0 -60 -30</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></fes:Intersects><fes:PropertyIsBetween><fes:ValueReference>area_total</fes:ValueReference><fes:LowerBoundary><fes:Literal>1</fes:Literal></fes:LowerBoundary><fes:UpperBoundary><fes:Literal>9</fes:Literal></fes:UpperBoundary></fes:PropertyIsBetween></fes:Or></fes:And></fes:Filter><fes:SortBy><fes:SortProperty><fes:ValueReference>nome</fes:ValueReference></fes:SortProperty></fes:SortBy></wfs:Query></wfs:GetFeature>';

test('400 damaged documents: never 500, no SQL', async () => {
  expect((await portal.post(admin, DOCUMENT)).json().numberReturned).toBe(3);
  let state = 11;
  const whole = (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 0x7f_ff_ff_ff) * end * 0.999_999);
  };
  // Tags, attributes and texts exchanged, left out, doubled, or made hostile, so that most stay well formed.
  const parts = DOCUMENT.match(/<[^>]+>|[^<]+/g) ?? [];
  let refused = 0;
  for (let at = 0; at < 400; at++) {
    const damaged = [...parts];
    for (let changes = 1 + whole(3); changes > 0; changes--) {
      const place = whole(damaged.length);
      const other = damaged[whole(damaged.length)] ?? '';
      const hostile = HOSTILE[whole(HOSTILE.length)] ?? '';
      const text = damaged[place] ?? '';
      const ways = [
        () => [],
        () => [text, text],
        () => [other],
        () => [text.startsWith('<') ? text.replace(/"[^"]*"/, `"${hostile}"`) : hostile],
        () => [text.replace(/\d+/, '1e999')],
        () => [text.replace(/\w+(?=[ />])/, 'Not')],
      ];
      damaged.splice(place, 1, ...(ways[whole(ways.length)]?.() ?? []));
    }
    // oxlint-disable-next-line no-await-in-loop
    const answer = await portal.post(admin, damaged.join(''));
    if (answer.statusCode !== 200) refused++;
    expect([200, 400, 404], damaged.join('')).toContain(answer.statusCode);
    if (answer.statusCode !== 200)
      expect(answer.body).not.toMatch(/select |camada\.|pg_|syntax error|\.ts:/i);
  }
  expect(refused).toBeGreaterThan(150);
});

/** The whole of what a server sends before the connection ends, and whether the last chunk was there. */
function rawAnswer(
  path: string,
  encoding = 'identity',
): Promise<{ head: string; complete: boolean; bytes: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${encoding === '' ? '' : `Accept-Encoding: ${encoding}\r\n`}Cookie: ${admin.cookie}\r\nConnection: close\r\n\r\n`,
      );
    });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      resolve({
        head: all.subarray(0, end).toString(),
        complete: all.subarray(-5).toString() === '0\r\n\r\n',
        bytes: all.length - end,
      });
    });
    socket.setTimeout(30_000, () => reject(new Error('the server said nothing')));
  });
}

describe('an answer that fails midway does not look whole', () => {
  const path = (format: string) =>
    `/api/mapa/geoserver/ows?service=WFS&version=2.0.0&request=GetFeature&typeNames=vegetacao_nativa&outputFormat=${encodeURIComponent(format)}`;
  beforeAll(async () => {
    // Enough for many batches.
    await sql`
      insert into camada.vegetacao_nativa (codigo, nome, area_ha, geom)
      select 'V' || lpad(i::text, 6, '0'), repeat('mata ', 20), 1,
        ST_Multi(ST_MakeEnvelope(-50 + i * 1e-5, -15, -50 + i * 1e-5 + 1e-6, -14.99, 4674))
      from generate_series(1, 4000) i`.execute(portal.database.db);
  });

  test.each(['application/json', 'GML2', 'application/gml+xml; version=3.2', 'csv', 'excel'])(
    '%s',
    async (format) => {
      const whole = await rawAnswer(path(format));
      expect(whole.head).toContain('200 OK');
      expect(whole.complete).toBe(true);
      // The embedded engine has all rows before it gives the first, so that there only a row that does not come can be missing midway: a view that
      // gives fewer to the second who asks. On PostgreSQL, whose cursors may not count, a value that cannot be worked out.
      await sql`create sequence camada.dadas`.execute(portal.database.db);
      await sql`alter view camada.mapa_vegetacao_nativa rename to inteira`.execute(portal.database.db);
      await (
        portal.database.kind === 'embedded'
          ? sql`create view camada.mapa_vegetacao_nativa as select * from camada.inteira where nextval('camada.dadas') <= 7000`
          : sql`
            create view camada.mapa_vegetacao_nativa as
            select codigo, nome, case when codigo = 'V003500' then area_ha / (length(nome) - length(nome)) else area_ha end as area_ha,
              legenda, geom, geom_3857 from camada.inteira`
      ).execute(portal.database.db);
      try {
        for (const encoding of ['', 'identity', 'gzip', 'br']) {
          // oxlint-disable-next-line no-await-in-loop
          await sql`alter sequence camada.dadas restart`.execute(portal.database.db);
          // oxlint-disable-next-line no-await-in-loop
          const broken = await rawAnswer(path(format), encoding);
          // What is compressed may still be in the server's hands when the fault comes: then it is told as one.
          expect([encoding, broken.head.includes('200 OK') && broken.complete]).toEqual([encoding, false]);
          if (encoding === '') expect(broken.head).toContain('200 OK');
        }
      } finally {
        await sql`drop view camada.mapa_vegetacao_nativa`.execute(portal.database.db);
        await sql`alter view camada.inteira rename to mapa_vegetacao_nativa`.execute(portal.database.db);
        await sql`drop sequence camada.dadas`.execute(portal.database.db);
      }
    },
  );
});

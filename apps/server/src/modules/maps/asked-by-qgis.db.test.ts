import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './ogcapi/testing/features-api.ts';
import { AROUND_P1, LAYER, programPortal, WHO, type ProgramPortal } from './testing/program-portal.ts';
import { WMS, type Params } from './wms/testing/map-portal.ts';

// What QGIS asks of a GeoServer and of an OGC API, parameter by parameter as its sources write it (src/providers/wfs and src/providers/wms), as staff and as an observer.

let portal: ProgramPortal;
beforeAll(async () => {
  portal = await programPortal();
});
afterAll(() => portal.close());

const [WEST, SOUTH, EAST, NORTH] = AROUND_P1;
const asked: ProgramPortal['asked'] = (who, path, params) => portal.asked(who, path, params);

describe.each(WHO)('QGIS, %s', (who) => {
  const NAMESPACES = 'xmlns(programa,urn:fonte-de-dados:programa)';
  const CRS = 'urn:ogc:def:crs:EPSG::4674';
  const OWS = '/api/mapa/geoserver/ows';
  const wfs = async (params: Params) => (await asked(who, OWS, { SERVICE: 'WFS', ...params })).body;
  const get = (params: Params) =>
    wfs({ REQUEST: 'GetFeature', VERSION: '2.0.0', TYPENAMES: LAYER, NAMESPACES, ...params });
  const matched = (body: string): number => Number(/numberMatched="(\d+)"/.exec(body)?.[1]);

  test('opens a layer of features: its page, its columns, how many', async () => {
    const capabilities = await wfs({ REQUEST: 'GetCapabilities', ACCEPTVERSIONS: '2.0.0,1.1.0,1.0.0' });
    const page = /name="CountDefault">.*?<ows:DefaultValue>(\d+)</s.exec(capabilities)?.[1];
    expect(page).toBe(who === 'staff' ? '10000' : '200');
    const type = { REQUEST: 'DescribeFeatureType', VERSION: '2.0.0', TYPENAMES: LAYER, TYPENAME: LAYER };
    const schema = await wfs({ ...type, NAMESPACES, NAMESPACE: NAMESPACES });
    expect(schema).toContain('<xsd:element name="propriedades"');
    const hits = matched(await get({ RESULTTYPE: 'hits' }));
    expect(hits).toBeGreaterThan(2);
    const all = await get({ STARTINDEX: 0, COUNT: page, SRSNAME: CRS });
    expect([matched(all), all.match(/<wfs:member>/g)?.length]).toEqual([hits, hits]);
    const rest = await get({ STARTINDEX: 1, COUNT: page, SRSNAME: CRS });
    expect(rest.match(/<wfs:member>/g)).toHaveLength(hits - 1);
  });

  test('narrows it by the map’s window and by a filter, in the address and as a document', async () => {
    const window = { STARTINDEX: 0, COUNT: 100, SRSNAME: CRS, BBOX: `-34,-75,6,-34,${CRS}` };
    const inside = matched(await get(window));
    expect(inside).toBeGreaterThan(0);
    const names = 'xmlns:fes="http://www.opengis.net/fes/2.0" xmlns:gml="http://www.opengis.net/gml/3.2"';
    const equal = `<fes:PropertyIsEqualTo><fes:ValueReference>programa:uf</fes:ValueReference><fes:Literal>GO</fes:Literal></fes:PropertyIsEqualTo>`;
    const envelope = `<gml:Envelope srsName="${CRS}"><gml:lowerCorner>-34 -75</gml:lowerCorner><gml:upperCorner>6 -34</gml:upperCorner></gml:Envelope>`;
    const both = `<fes:And>${equal}<fes:BBOX><fes:ValueReference>geom</fes:ValueReference>${envelope}</fes:BBOX></fes:And>`;
    const filtered = matched(
      await get({
        STARTINDEX: 0,
        COUNT: 100,
        SRSNAME: CRS,
        FILTER: `<fes:Filter ${names}>${both}</fes:Filter>`,
      }),
    );
    expect(filtered).toBeGreaterThan(0);
    expect(filtered).toBeLessThanOrEqual(inside);
    const wanted = `<wfs:Query typeNames="${LAYER}" srsName="${CRS}"><fes:Filter>${both}</fes:Filter></wfs:Query>`;
    const posted = await portal.ask('POST', `${OWS}?SERVICE=WFS&REQUEST=GetFeature`, {
      headers: { cookie: portal.people[who].cookie, 'content-type': 'application/xml' },
      payload: `<wfs:GetFeature xmlns:wfs="http://www.opengis.net/wfs/2.0" ${names} xmlns:programa="urn:fonte-de-dados:programa" service="WFS" version="2.0.0" startIndex="0" count="100">${wanted}</wfs:GetFeature>`,
    });
    expect([posted.statusCode, matched(posted.body)]).toEqual([200, filtered]);
  });

  test('asks the older versions too, in their order of axes', async () => {
    const old = { REQUEST: 'GetFeature', TYPENAME: LAYER, MAXFEATURES: 1 };
    const newer = await wfs({
      ...old,
      VERSION: '1.1.0',
      SRSNAME: CRS,
      BBOX: `-34,-75,6,-34,${CRS}`,
      NAMESPACE: NAMESPACES,
    });
    expect(newer).toMatch(/numberOfFeatures="1"/);
    const envelope = `<gml:Envelope srsName="${CRS}"><gml:lowerCorner>-34 -75</gml:lowerCorner><gml:upperCorner>6 -34</gml:upperCorner></gml:Envelope>`;
    const like = `<ogc:PropertyIsLike wildCard="%" singleChar="_" escape="\\" escapeChar="\\"><ogc:PropertyName>uf</ogc:PropertyName><ogc:Literal>G%</ogc:Literal></ogc:PropertyIsLike>`;
    const both = `<ogc:And><ogc:BBOX><ogc:PropertyName>geom</ogc:PropertyName>${envelope}</ogc:BBOX>${like}</ogc:And>`;
    const filtered = await wfs({
      ...old,
      VERSION: '1.1.0',
      SRSNAME: CRS,
      FILTER: `<ogc:Filter xmlns:ogc="http://www.opengis.net/ogc" xmlns:gml="http://www.opengis.net/gml">${both}</ogc:Filter>`,
    });
    expect(filtered).toMatch(/numberOfFeatures="1"/);
    const oldest = { ...old, VERSION: '1.0.0', SRSNAME: 'EPSG:4674', BBOX: '-75,-34,-34,6' };
    expect(await wfs({ ...oldest, OUTPUTFORMAT: 'GML2' })).toMatch(/<gml:featureMember>/);
    expect(await get({ COUNT: 1, SRSNAME: CRS, SORTBY: 'programa:uf DESC' })).toMatch(/<wfs:member>/);
  });

  test('opens it by OGC API: its page, its window in turned axes, its expressions', async () => {
    const LAYER_OF = `${ROOT}/collections/propriedades`;
    const GEO = 'application/geo+json, application/json';
    const crs = 'http://www.opengis.net/def/crs/EPSG/0/4674';
    const of = async (path: string, params: Params, accept = 'application/json') => {
      const answer = await portal.map(portal.people[who], path, params, { accept });
      expect([path, params, answer.statusCode]).toEqual([path, params, 200]);
      return answer.json<Record<string, unknown>>();
    };
    await of(ROOT, {});
    const definition = await of(`${ROOT}/api`, {}, 'application/vnd.oai.openapi+json;version=3.0');
    expect(JSON.stringify(definition)).toContain(`"maximum":${who === 'staff' ? 10_000 : 200}`);
    await of(`${ROOT}/conformance`, {});
    await of(LAYER_OF, {});
    await of(`${LAYER_OF}/queryables`, {}, 'application/schema+json');
    const items = async (params: Params) =>
      Number((await of(`${LAYER_OF}/items`, params, GEO))['numberMatched']);
    const all = await items({ limit: 10 });
    expect(await items({ limit: 200, bbox: '-34,-75,6,-34', 'bbox-crs': crs, crs })).toBe(all);
    const matching = (filter: string) => items({ limit: 1, filter, 'filter-lang': 'cql2-text', crs });
    const some = await matching(`("uf" = 'GO')`);
    expect(some).toBeGreaterThan(0);
    for (const [alike, expected] of [
      [`(CASEI("uf") LIKE CASEI('go'))`, some],
      [`uf IN ('GO','XX')`, some],
      [`("uf" NOT LIKE 'G%')`, all - some],
      [`((NOT (("uf" = 'GO'))) OR ("uf" = 'GO'))`, all],
      [`("uf" IS NULL)`, 0],
      [`("uf" <> 'GO') AND TRUE`, all - some],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one database
      expect([alike, await matching(alike)]).toEqual([alike, expected]);
    const spatial = { limit: 1, 'filter-lang': 'cql2-text', 'filter-crs': crs };
    expect(await items({ ...spatial, filter: 'S_INTERSECTS(geom,BBOX(-34,-75,6,-34))' })).toBe(all);
  });

  test('draws and identifies', async () => {
    const map = {
      SERVICE: 'WMS',
      VERSION: '1.3.0',
      BBOX: [SOUTH, WEST, NORTH, EAST].join(','),
      CRS: 'EPSG:4674',
      WIDTH: 1001,
      HEIGHT: 1001,
      LAYERS: LAYER,
      STYLES: '',
      FORMAT: 'image/png',
      DPI: 96,
      MAP_RESOLUTION: 96,
      FORMAT_OPTIONS: 'dpi:96',
      TRANSPARENT: 'TRUE',
    };
    const picture = await asked(who, WMS, { ...map, REQUEST: 'GetMap' });
    expect(picture.headers['content-type']).toBe('image/png');
    const click = {
      REQUEST: 'GetFeatureInfo',
      QUERY_LAYERS: LAYER,
      FEATURE_COUNT: 10,
      I: 450,
      J: 500,
      FI_POINT_TOLERANCE: 16,
    };
    for (const format of ['application/vnd.ogc.gml', 'application/vnd.ogc.gml/3.1.1', 'application/json']) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const told = await asked(who, WMS, { ...map, ...click, INFO_FORMAT: format });
      expect(told.body).toMatch(/FeatureCollection/);
    }
  });
});

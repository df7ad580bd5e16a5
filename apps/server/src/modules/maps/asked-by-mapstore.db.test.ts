import { P1 } from '@fonte/programme/tiny/properties';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeenCollection } from './wfs/testing.ts';
import {
  AROUND_P1,
  LAYER,
  programPortal,
  WHO,
  type ProgramPortal,
  type Who,
} from './testing/program-portal.ts';
import { featuresOf, GWC, MVT, WMS } from './wms/testing/map-portal.ts';

// What MapStore 2 asks of a GeoServer, parameter by parameter as its sources write it (web/client/api, utils/mapinfo and observables/wfs), as staff and as an observer; QGIS:
// asked-by-qgis.db.test.ts. MapStore's WFS questions are XML that says of itself that it is JSON, with the format in the address alone.

const WFS = '/api/mapa/geoserver/wfs';
const WMTS = '/api/mapa/geoserver/gwc/service/wmts';

let portal: ProgramPortal;
beforeAll(async () => {
  portal = await programPortal();
});
afterAll(() => portal.close());

const [WEST, SOUTH, EAST, NORTH] = AROUND_P1;
const asked: ProgramPortal['asked'] = (who, path, params) => portal.asked(who, path, params);

/** A GetFeature as MapStore's request builder writes it. */
const question = (version: '1.1.0' | '2.0', inside: string, more = ''): string => {
  const [fes, gml] =
    version === '2.0'
      ? ['xmlns:fes="http://www.opengis.net/fes/2.0"', 'http://www.opengis.net/gml/3.2']
      : ['xmlns:ogc="http://www.opengis.net/ogc"', 'http://www.opengis.net/gml'];
  const wfs = version === '2.0' ? 'http://www.opengis.net/wfs/2.0' : 'http://www.opengis.net/wfs';
  const name = version === '2.0' ? 'typeNames' : 'typeName';
  return `<wfs:GetFeature ${more} service="WFS" version="${version}" xmlns:gml="${gml}" xmlns:wfs="${wfs}" ${fes} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${wfs} http://schemas.opengis.net/wfs.xsd"><wfs:Query ${name}="${LAYER}" srsName="EPSG:4326">${inside}</wfs:Query></wfs:GetFeature>`;
};
const features = async (who: Who, document: string): Promise<SeenCollection> => {
  const answer = await portal.ask('POST', `${WFS}?service=WFS&outputFormat=json`, {
    headers: {
      cookie: portal.people[who].cookie,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    payload: document,
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return answer.json<SeenCollection>();
};

describe.each(WHO)('MapStore, %s', (who) => {
  test('adds layers from the catalogue', async () => {
    for (const [path, params] of [
      [WMS, { service: 'WMS', version: '1.3.0', request: 'GetCapabilities' }],
      [WMS, { service: 'WMS', version: '1.1.1', request: 'GetCapabilities' }],
      [WFS, { service: 'WFS', version: '1.1.0', request: 'GetCapabilities' }],
      // No such version: the next below it.
      [WFS, { service: 'WFS', version: '1.1.1', request: 'GetCapabilities' }],
      [WMTS, { SERVICE: 'WMTS', VERSION: '1.0.0', REQUEST: 'getcapabilities' }],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one database
      expect((await asked(who, path, params)).body).toContain('propriedades');
    const described = await asked(who, WMS, {
      service: 'WMS',
      version: '1.1.1',
      layers: LAYER,
      request: 'DescribeLayer',
    });
    expect(described.body).toMatch(/owsURL="http[^"]*\/wfs\?" owsType="WFS"/);
  });

  test('draws, with the reference system under both names, and as tiles of its grid', async () => {
    const map = { LAYERS: LAYER, STYLES: '', TRANSPARENT: 'true', SRS: 'EPSG:900913', CRS: 'EPSG:900913' };
    const box = { BBOX: '-5700582,-2037548,-5635549,-1971515' };
    const params = {
      SERVICE: 'WMS',
      REQUEST: 'GetMap',
      VERSION: '1.3.0',
      ...map,
      ...box,
      WIDTH: 256,
      HEIGHT: 256,
    };
    const picture = await asked(who, WMS, {
      ...params,
      TILED: 'true',
      FORMAT: 'image/png8',
      _v_: '1700000000000',
    });
    expect(picture.headers['content-type']).toBe('image/png');
    const filtered = { ...params, FORMAT: 'image/jpeg', CQL_FILTER: `("uf"='GO')`, ENV: 'locale:pt' };
    expect((await asked(who, WMS, filtered)).headers['content-type']).toBe('image/jpeg');
    const tile = {
      LAYERS: 'programa:municipios',
      STYLES: '',
      FORMAT: MVT,
      TILED: 'true',
      TRANSPARENT: 'true',
    };
    const grid = {
      SERVICE: 'WMS',
      REQUEST: 'GetMap',
      VERSION: '1.1.1',
      SRS: 'EPSG:900913',
      WIDTH: 256,
      HEIGHT: 256,
    };
    const vector = await asked(who, GWC, {
      ...tile,
      ...grid,
      BBOX: '-5948635.289265559,-2191602.4749925733,-5792092.25533704,-2035059.441064054',
    });
    expect(featuresOf(vector.rawPayload).length).toBeGreaterThan(0);
    const cached = await asked(who, WMTS, {
      layer: LAYER,
      style: '',
      tilematrixset: 'EPSG:900913',
      Service: 'WMTS',
      Request: 'GetTile',
      Version: '1.0.0',
      Format: 'image/png',
      TileMatrix: 'EPSG:900913:8',
      TileCol: 91,
      TileRow: 140,
    });
    expect(cached.headers['content-type']).toBe('image/png');
    const legend = await asked(who, WMS, {
      service: 'WMS',
      request: 'GetLegendGraphic',
      format: 'image/png',
      height: 12,
      width: 12,
      layer: LAYER,
      style: '',
      version: '1.3.0',
      SLD_VERSION: '1.1.0',
      LEGEND_OPTIONS: 'forceLabels:on;fontAntiAliasing:true;dpi:96',
      LANGUAGE: 'en',
      SCALE: 545978.7734655447,
    });
    expect(legend.headers['content-type']).toBe('image/png');
  });

  test('clicks', async () => {
    const click = {
      service: 'WMS',
      version: '1.1.1',
      request: 'GetFeatureInfo',
      exceptions: 'application/json',
      id: `${LAYER}__5`,
      layers: LAYER,
      query_layers: LAYER,
      styles: '',
      x: 51,
      y: 51,
      height: 101,
      width: 101,
      srs: 'EPSG:4326',
      bbox: [WEST, SOUTH, EAST, NORTH].join(','),
      feature_count: 10,
      buffer: 20,
      ENV: 'locale:pt',
    };
    for (const format of ['text/plain', 'text/html', 'application/json']) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const answer = await asked(who, WMS, { ...click, info_format: format });
      expect(answer.headers['content-type']).toContain(format);
    }
    const wrong = await portal.map(portal.people[who], WMS, {
      ...click,
      layers: 'programa:nada',
      query_layers: 'programa:nada',
    });
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([
      400,
      'application/json; charset=utf-8',
    ]);
  });

  test('reads the columns, and the rows of its table page by page', async () => {
    const schema = (
      await asked(who, WFS, {
        service: 'WFS',
        version: '1.1.0',
        typeName: LAYER,
        outputFormat: 'application/json',
        request: 'DescribeFeatureType',
      })
    ).json<{ featureTypes: { typeName: string; properties: { name: string; type: string }[] }[] }>();
    const [type] = schema.featureTypes;
    expect([type?.typeName, type?.properties.at(-1)]).toMatchObject([
      'propriedades',
      { name: 'geom', type: 'gml:Point' },
    ]);
    const key = type!.properties[0]!.name;
    const all = await features(who, question('1.1.0', '', 'startIndex="0" maxFeatures="20"'));
    expect(all.totalFeatures).toBeGreaterThan(2);
    expect(all.features.length).toBe(Math.min(20, all.totalFeatures));
    const sorted = `<ogc:SortBy><ogc:SortProperty><ogc:PropertyName>${key}</ogc:PropertyName><ogc:SortOrder>DESC</ogc:SortOrder></ogc:SortProperty></ogc:SortBy>`;
    const second = await features(who, question('1.1.0', sorted, 'startIndex="1" maxFeatures="1"'));
    expect([second.features.length, second.totalFeatures]).toEqual([1, all.totalFeatures]);
    const [newer] = (await features(who, question('2.0', '', 'startIndex="0" count="1"'))).features;
    expect(newer?.id).toBe(all.features[0]?.id);
    // How many alone, and some columns alone, as the request builder names them in each version.
    for (const [version, prefix] of [
      ['1.1.0', 'ogc'],
      ['2.0', 'fes'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const { totalFeatures, features: none } = await features(
        who,
        question(version, '', 'resultType="hits"'),
      );
      expect([totalFeatures, none]).toEqual([all.totalFeatures, []]);
      const column = `<${prefix}:PropertyName>uf</${prefix}:PropertyName>`;
      // oxlint-disable-next-line no-await-in-loop
      const [one] = (await features(who, question(version, column))).features;
      expect(Object.keys(one?.properties ?? {})).toEqual(['uf']);
    }
  });

  test('shows a layer of features, and the classes of its legend, each of which it filters by', async () => {
    const simple = { service: 'WFS', version: '1.1.0', request: 'GetFeature', typeName: LAYER };
    const drawn = (
      await asked(who, WFS, { ...simple, outputFormat: 'application/json', srsname: 'EPSG:900913' })
    ).json<SeenCollection>();
    const { coordinates = [] } = drawn.features[0]?.geometry ?? {};
    expect(coordinates[0]).toBeLessThan(-4_000_000);
    const legend = (
      await asked(who, WMS, {
        service: 'WMS',
        request: 'GetLegendGraphic',
        version: '1.3.0',
        format: 'application/json',
        layer: LAYER,
        style: '',
        height: 12,
        width: 12,
        SLD_VERSION: '1.1.0',
        LEGEND_OPTIONS: 'hideEmptyRules:true;forceLabels:on',
        SRCWIDTH: 1_300,
        SRCHEIGHT: 700,
        SRS: 'EPSG:900913',
        CRS: 'EPSG:900913',
        BBOX: '-5700582,-2037548,-5635549,-1971515',
      })
    ).json<{ Legend: { rules: { filter: string }[] }[] }>();
    const counts = [];
    for (const { filter } of legend.Legend[0]?.rules ?? []) {
      const CQL_FILTER = `(${filter.slice(1, -1)})`;
      // oxlint-disable-next-line no-await-in-loop -- one database
      const found = await asked(who, WFS, { ...simple, outputFormat: 'application/json', CQL_FILTER });
      counts.push(found.json<SeenCollection>().totalFeatures);
    }
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(drawn.totalFeatures);
  });

  test('filters: by words, numbers, nothing, and a place on the map', async () => {
    const { totalFeatures: all } = await features(who, question('1.1.0', ''));
    const of = (filter: string) => features(who, question('1.1.0', `<ogc:Filter>${filter}</ogc:Filter>`));
    const named = (word: string) =>
      `<ogc:PropertyName>uf</ogc:PropertyName><ogc:Literal>${word}</ogc:Literal>`;
    const { totalFeatures: some } = await of(`<ogc:PropertyIsEqualTo>${named('GO')}</ogc:PropertyIsEqualTo>`);
    expect(some).toBeGreaterThan(0);
    const like = 'wildCard="*" singleChar="." escapeChar="!"';
    const alike = await of(
      `<ogc:Or><ogc:PropertyIsLike matchCase="false" ${like}>${named('*g*')}</ogc:PropertyIsLike></ogc:Or>`,
    );
    expect(alike.features.every(({ properties }) => String(properties['uf']).includes('G'))).toBe(true);
    const none = await of('<ogc:PropertyIsNull><ogc:PropertyName>uf</ogc:PropertyName></ogc:PropertyIsNull>');
    expect(none.totalFeatures).toBe(0);
    const envelope = `<gml:Envelope srsName="EPSG:4326"><gml:lowerCorner>-75 -34</gml:lowerCorner><gml:upperCorner>-34 6</gml:upperCorner></gml:Envelope>`;
    const boxed = await of(`<ogc:BBOX><ogc:PropertyName>geom</ogc:PropertyName>${envelope}</ogc:BBOX>`);
    expect(boxed.totalFeatures).toBeLessThanOrEqual(all);
    expect(boxed.totalFeatures).toBeGreaterThan(0);
    const ring = '-8348961 -4028802 -3784863 -4028802 -3784863 669141 -8348961 669141 -8348961 -4028802';
    const polygon = `<gml:Polygon srsName="EPSG:900913"><gml:exterior><gml:LinearRing><gml:posList>${ring}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon>`;
    const drawn = await of(
      `<ogc:Intersects><ogc:PropertyName>geom</ogc:PropertyName>${polygon}</ogc:Intersects>`,
    );
    expect(drawn.totalFeatures).toBe(boxed.totalFeatures);
    const point =
      '<gml:Point srsDimension="2" srsName="EPSG:4326"><gml:pos>-50.93 -17.8</gml:pos></gml:Point>';
    await of(
      `<ogc:DWithin><ogc:PropertyName>geom</ogc:PropertyName>${point}<ogc:Distance units="m">5000</ogc:Distance></ogc:DWithin>`,
    );
    // The same on the map, as text.
    const simple = {
      service: 'WFS',
      version: '1.1.0',
      request: 'GetFeature',
      outputFormat: 'application/json',
    };
    const found = async (cql: string) =>
      (await asked(who, WFS, { ...simple, typeName: LAYER, CQL_FILTER: cql })).json<SeenCollection>()
        .totalFeatures;
    expect(await found(`(("uf"='GO'))`)).toBe(some);
    expect(await found(`(("uf"='GO') AND (strToLowerCase("uf") LIKE '%g%'))`)).toBe(some);
    expect(await found('(isNull("uf")=true)')).toBe(0);
    expect(
      await found('(INTERSECTS("geom",SRID=4326;Polygon((-75 -34, -34 -34, -34 6, -75 6, -75 -34))))'),
    ).toBe(boxed.totalFeatures);
  });
});

test('MapStore puts numbers in quotes', async () => {
  const of = async (cql: string) =>
    (
      await asked('staff', WFS, {
        service: 'WFS',
        version: '1.1.0',
        request: 'GetFeature',
        outputFormat: 'application/json',
        typeName: LAYER,
        CQL_FILTER: cql,
      })
    ).json<SeenCollection>();
  const found = await of(`("cod_propriedade" = '${P1}')`);
  expect(found.features.length).toBe(1);
  const total = (await of('INCLUDE')).totalFeatures;
  const large = await of(`("area_total" > '100')`);
  const small = await of(`("area_total" <= '100' OR isNull("area_total")=true)`);
  expect(large.totalFeatures + small.totalFeatures).toBe(total);
});

test('a style of one’s own is refused in words, whoever sends it', async () => {
  const map = { SERVICE: 'WMS', VERSION: '1.1.1', REQUEST: 'GetMap', LAYERS: LAYER, SRS: 'EPSG:4326' };
  const answer = await portal.map(portal.people.staff, WMS, {
    ...map,
    STYLES: '',
    BBOX: [WEST, SOUTH, EAST, NORTH].join(','),
    WIDTH: 256,
    HEIGHT: 256,
    FORMAT: 'image/png',
    SLD_BODY: '<StyledLayerDescriptor version="1.0.0"/>',
  });
  expect([answer.statusCode, answer.body.includes('Estilos próprios (SLD) não são aceitos')]).toEqual([
    400,
    true,
  ]);
});

test('MapStore’s charts, which ask a process service, are refused in words', async () => {
  const params = { service: 'WPS', version: '1.0.0', REQUEST: 'Execute' };
  const answer = await portal.map(portal.people.staff, '/api/mapa/geoserver/ows', params);
  expect([answer.statusCode, answer.body.includes('SERVICE precisa ser WMS ou WFS')]).toEqual([400, true]);
});

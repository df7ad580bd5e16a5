import { domainOf, project, PROJECTED, projectedBox, type ProjectedEpsg } from '@fonte/geo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { pixelsOf } from './drawing/testing/pixels.ts';
import { FeaturesApi } from './ogcapi/testing/features-api.ts';
import { wfsPortal, type WfsPortal } from './wfs/testing.ts';
import { WMS, type Params } from './wms/testing/map-portal.ts';

// SIRGAS 2000 in UTM and Brazil Polyconic (docs/decisions/0092), held against the formulas of packages/geo, which are held against GDAL there.

let portal: WfsPortal;
let admin: TestPerson;
let api: FeaturesApi;
beforeAll(async () => {
  portal = await wfsPortal();
  admin = await portal.person('administrador');
  api = new FeaturesApi(portal, admin);
});
afterAll(() => portal.close());

type Position = [number, number];
/** P1's own outline, of the tiny programme. */
const OUTLINE = { west: -50.935, south: -17.805, east: -50.925, north: -17.795 };
const cornersOf = ({ west, south, east, north }: typeof OUTLINE): readonly Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const near = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
const FORMS = [
  (epsg: number) => `EPSG:${epsg}`,
  (epsg: number) => `urn:ogc:def:crs:EPSG::${epsg}`,
  (epsg: number) => `http://www.opengis.net/def/crs/EPSG/0/${epsg}`,
];

describe('WFS', () => {
  test('gives every point in every system, easting first whatever the form of its name', async () => {
    const degrees = await portal.features(admin, { typeNames: 'propriedades' });
    const placed = degrees.features.filter(({ geometry }) => geometry !== null);
    expect(placed.length).toBeGreaterThan(8);
    for (const epsg of PROJECTED)
      for (const form of FORMS) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { features, crs } = await portal.features(admin, {
          typeNames: 'propriedades',
          srsName: form(epsg),
        });
        expect(crs).toEqual({ type: 'name', properties: { name: `urn:ogc:def:crs:EPSG::${epsg}` } });
        for (const { id, geometry } of placed) {
          const found = features.find((one) => one.id === id)?.geometry?.coordinates as Position;
          const wanted = project(epsg, geometry!.coordinates as Position);
          expect([epsg, id, near(found, wanted) < 0.002]).toEqual([epsg, id, true]);
        }
      }
  });

  test.each(PROJECTED)('%i: a box and a shape of it find what is in them', async (epsg) => {
    // Inside P1, so that nothing hangs on which side of a line a rounded corner falls.
    const inner = { west: -50.932, south: -17.802, east: -50.928, north: -17.798 };
    const box = projectedBox(epsg, inner);
    const sides = [box.west, box.south, box.east, box.north];
    const ring = cornersOf(inner).map((one) => project(epsg, one).join(' '));
    const found = async (params: Params) =>
      (await portal.features(admin, { typeNames: 'poligonos', ...params })).features.map(({ id }) => id);
    const wanted = await found({ bbox: `${Object.values(inner).join(',')},EPSG:4674` });
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(7);
    expect(await found({ bbox: `${sides.join(',')},EPSG:${epsg}` })).toEqual(wanted);
    const shape = `SRID=${epsg};POLYGON((${[...ring, ring[0]].join(',')}))`;
    expect(await found({ cql_filter: `INTERSECTS(geom, ${shape})` })).toEqual(wanted);
    expect(await found({ cql_filter: `DISJOINT(geom, ${shape})` })).toHaveLength(7 - wanted.length);
    expect(await found({ cql_filter: `BBOX(geom, ${sides.join(',')}, 'EPSG:${epsg}')` })).toEqual(wanted);
    const [x, y] = project(epsg, [-50.93, -17.8]);
    const point = `SRID=${epsg};POINT(${x} ${y})`;
    expect(await found({ cql_filter: `DWITHIN(geom, ${point}, 10, meters)` })).toEqual(
      await found({ cql_filter: 'DWITHIN(geom, POINT(-50.93 -17.8), 10, meters)' }),
    );
  });

  test('boxes as large as a system, and far beyond it, find all of it and nothing more', async () => {
    const { totalFeatures: all } = await portal.features(admin, { typeNames: 'ufs' });
    for (const epsg of PROJECTED) {
      const { west, south, east, north } = domainOf(epsg);
      for (const [bbox, count] of [
        [[west, south, east, north], all],
        [[-1e9, -1e9, 1e9, 1e9], all],
        [[1e8, 1e8, 1e9, 1e9], 0],
        [[-1e9, -1e9, -1e8, -1e8], 0],
        [[west, south, west, south], 0],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { totalFeatures } = await portal.features(admin, {
          typeNames: 'ufs',
          bbox: `${bbox.join(',')},EPSG:${epsg}`,
        });
        expect([epsg, bbox, totalFeatures]).toEqual([epsg, bbox, count]);
      }
    }
  });

  test('a shape beyond a system is refused', async () => {
    const answer = await portal.wfs(admin, {
      request: 'GetFeature',
      typeNames: 'ufs',
      cql_filter: 'INTERSECTS(geom, SRID=5880;POINT(1e8 1e8))',
    });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringContaining('A geometria do filtro tem coordenadas que não existem'),
    ]);
  });

  test('its capabilities name the systems, and no other zone', async () => {
    const { body } = await portal.wfs(admin, { request: 'GetCapabilities', version: '2.0.0' });
    for (const epsg of PROJECTED)
      expect(body).toContain(`<OtherCRS>urn:ogc:def:crs:EPSG::${epsg}</OtherCRS>`);
    expect(body).not.toMatch(/EPSG::319(77|86)/);
    const refused = await portal.wfs(admin, {
      request: 'GetFeature',
      typeNames: 'ufs',
      srsName: 'EPSG:31977',
    });
    expect(refused.statusCode).toBe(400);
  });
});

test('OGC API – Features: crs and bbox-crs', async () => {
  const uri = (epsg: number) => `http://www.opengis.net/def/crs/EPSG/0/${epsg}`;
  const { features } = await api.items('propriedades', {});
  for (const epsg of PROJECTED) {
    const box = projectedBox(epsg, { west: -51, south: -18, east: -50.5, north: -17.5 });
    // oxlint-disable no-await-in-loop -- one after the other
    const there = await api.items('propriedades', {
      crs: uri(epsg),
      bbox: Object.values(box).join(','),
      'bbox-crs': uri(epsg),
    });
    // oxlint-enable no-await-in-loop
    expect(there.features).toHaveLength(2);
    for (const { id, geometry } of there.features) {
      const degrees = features.find((one) => one.id === id)!.geometry.coordinates as Position;
      expect(near(geometry.coordinates as Position, project(epsg, degrees))).toBeLessThan(0.002);
    }
  }
});

/** So many metres of a pixel. */
const PIXEL = 4;
const SIDE = 400;
const getMap = (
  epsg: ProjectedEpsg,
  more: Params = {},
): { params: Params; pixel: (place: Position) => Position } => {
  const [x, y] = project(epsg, [-50.93, -17.8]);
  const half = (SIDE / 2) * PIXEL;
  const [west, north] = [x - half, y + half];
  return {
    params: {
      SERVICE: 'WMS',
      VERSION: '1.3.0',
      REQUEST: 'GetMap',
      LAYERS: 'poligonos',
      STYLES: 'sem_rotulos',
      CRS: `EPSG:${epsg}`,
      BBOX: [west, y - half, x + half, north].join(','),
      WIDTH: SIDE,
      HEIGHT: SIDE,
      FORMAT: 'image/png',
      TRANSPARENT: 'TRUE',
      cql_filter: "cod_propriedade = '52.0001.0001'",
      ...more,
    },
    pixel: (place) => {
      const [px, py] = project(epsg, place);
      return [(px - west) / PIXEL, (north - py) / PIXEL];
    },
  };
};

describe('WMS', () => {
  test.each(PROJECTED)(
    '%i: an outline is drawn corner by corner, turned as the system turns it',
    async (epsg) => {
      const { params, pixel } = getMap(epsg);
      const answer = await portal.map(admin, WMS, params);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      const picture = await pixelsOf(answer.rawPayload);
      expect(picture.inked()).toBeGreaterThan(1_000);
      const ink = (x: number, y: number) => picture.at(Math.round(x), Math.round(y)) !== 'none';
      const middle = pixel([-50.93, -17.8]);
      for (const corner of cornersOf(OUTLINE)) {
        const [x, y] = pixel(corner);
        const [inX, inY] = [Math.sign(middle[0] - x), Math.sign(middle[1] - y)];
        const touched = [1, 2, 3, 4].some((step) => ink(x + step * inX, y + step * inY));
        expect([epsg, corner, touched, ink(x - 6 * inX, y - 6 * inY)]).toEqual([epsg, corner, true, false]);
      }
    },
  );

  test('a click finds what is drawn there, in the system that was asked', async () => {
    for (const epsg of [31982, 5880] as const) {
      const { params } = getMap(epsg, {
        REQUEST: 'GetFeatureInfo',
        QUERY_LAYERS: 'poligonos',
        INFO_FORMAT: 'application/json',
        I: SIDE / 2,
        J: SIDE / 2,
        FEATURE_COUNT: 10,
      });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { features } = (await portal.map(admin, WMS, params)).json<{
        features: { geometry: { coordinates: Position[][] } }[];
      }>();
      const rings = features.map(({ geometry }) => geometry.coordinates[0]!);
      const wanted = project(epsg, cornersOf(OUTLINE)[0]!);
      expect(rings.some((ring) => ring.some((one) => near(one, wanted) < 0.002))).toBe(true);
    }
  });

  test('its capabilities have a box in each, of layers of ours', async () => {
    for (const [version, word] of [
      ['1.3.0', 'CRS'],
      ['1.1.1', 'SRS'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body } = await portal.map(admin, WMS, {
        SERVICE: 'WMS',
        VERSION: version,
        REQUEST: 'GetCapabilities',
      });
      const boxes = [
        ...body.matchAll(
          new RegExp(
            `<BoundingBox ${word}="EPSG:31982" minx="(\\S+)" miny="(\\S+)" maxx="(\\S+)" maxy="(\\S+)"/>`,
            'g',
          ),
        ),
      ];
      expect(boxes).toHaveLength(15);
      for (const [, west, south, east, north] of boxes) {
        expect(Number(west)).toBeLessThan(Number(east));
        expect(Number(south)).toBeLessThan(Number(north));
        expect([west, east].every((one) => Math.abs(Number(one)) < 6e6)).toBe(true);
      }
      expect(body.match(new RegExp(`<${word}>EPSG:5880</${word}>`, 'g'))).toHaveLength(15);
    }
  });

  test('a picture of a whole zone, and one far beyond it, are pictures', async () => {
    for (const epsg of PROJECTED)
      for (const BBOX of [Object.values(domainOf(epsg)).join(','), '1e8,1e8,9e8,9e8', '-9e8,-9e8,9e8,9e8']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await portal.map(
          admin,
          WMS,
          getMap(epsg, { BBOX, LAYERS: 'ufs', cql_filter: undefined }).params,
        );
        expect([epsg, BBOX, answer.statusCode, answer.headers['content-type']]).toEqual([
          epsg,
          BBOX,
          200,
          'image/png',
        ]);
      }
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateHa, geodesicHa, geodesicMetres, type PolygonGeometry } from './index.ts';

/** A square of `side` degrees whose south-west corner is given. */
const square = (lon: number, lat: number, side: number): PolygonGeometry['coordinates'][number] => [
  [lon, lat],
  [lon + side, lat],
  [lon + side, lat + side],
  [lon, lat + side],
  [lon, lat],
];
const polygon = (...rings: PolygonGeometry['coordinates']): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: rings,
});

test('geodesic area is what PostGIS gives for the same polygon as geography', () => {
  // select ST_Area(ST_GeomFromText('POLYGON((-49 -15.8,-48.99 -15.8,-48.99 -15.79,-49 -15.79,-49 -15.8))', 4674)::geography)/10000
  expect(geodesicHa(polygon(square(-49, -15.8, 0.01)))).toBeCloseTo(118.560_611_844, 6);
});

test('the estimate is the spherical area less 0.404 %, close to the geodesic one near 10.5° S', () => {
  const geometry = polygon(square(-47, -10.505, 0.01));
  expect(Math.abs(estimateHa(geometry) / geodesicHa(geometry) - 1)).toBeLessThan(0.0002);
  const south = polygon(square(-47, -25.005, 0.01));
  expect(estimateHa(south) / geodesicHa(south) - 1).toBeCloseTo(-0.00196, 4);
});

test('the estimate is rounded up to a hundredth of a hectare, noise aside', () => {
  const side = 0.001;
  const ha = estimateHa(polygon(square(-47, -10, side)));
  expect(Math.round(ha * 100)).toBeCloseTo(ha * 100, 9);
  expect(estimateHa(polygon(square(-47, -10, 1e-6)))).toBe(0.01);
  expect(
    estimateHa(
      polygon([
        [-47, -10],
        [-47, -10],
        [-47, -10],
        [-47, -10],
      ]),
    ),
  ).toBe(0);
  expect(estimateHa(polygon())).toBe(0);
});

test('the estimate is OpenLayers’ getArea less 0.404 %, holes taken away', () => {
  // ol/sphere getArea in EPSG:4326: 1 215 730.374 m² and, with the hole, 1 167 101.463 m².
  const outer = square(-47, -10.505, 0.01);
  expect(estimateHa(polygon(outer))).toBe(121.09);
  expect(estimateHa(polygon(outer, square(-46.998, -10.503, 0.002)))).toBe(116.24);
});

test('an area of whole hundredths stays as it is, and a little more is a hundredth more', () => {
  const whole = fc.record({
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    lon: fc.double({ min: -60, max: -40, noNaN: true }),
    lat: fc.double({ min: -30, max: -1, noNaN: true }),
  });
  const of = (cents: number, lon: number, lat: number) => {
    const north = lat + Math.sqrt(cents) / 10_000;
    const rise = Math.sin((north * Math.PI) / 180) - Math.sin((lat * Math.PI) / 180);
    const wide = (((cents * 100) / (1 - 0.00404) / (6_371_008.7714 ** 2 * rise)) * 180) / Math.PI;
    return polygon([
      [lon, lat],
      [lon + wide, lat],
      [lon + wide, north],
      [lon, north],
      [lon, lat],
    ]);
  };
  fc.assert(
    fc.property(whole, ({ cents, lon, lat }) => {
      expect(estimateHa(of(cents, lon, lat))).toBe(cents / 100);
      expect(estimateHa(of(cents + 0.001, lon, lat))).toBe((cents + 1) / 100);
    }),
    { numRuns: 500 },
  );
});

test('holes are taken away, whichever way the rings turn', () => {
  const outer = square(-47, -10, 0.01);
  const hole = square(-46.998, -9.998, 0.005);
  const expected = geodesicHa(polygon(outer)) - geodesicHa(polygon(hole));
  expect(geodesicHa(polygon(outer, hole))).toBeCloseTo(expected, 6);
  expect(geodesicHa(polygon([...outer].reverse(), hole))).toBeCloseTo(expected, 6);
});

test('length of a degree of the meridian', () => {
  expect(
    geodesicMetres([
      [-50, 0],
      [-50, 1],
    ]),
  ).toBeCloseTo(110_574.39, 1);
  expect(geodesicMetres([[-50, 0]])).toBe(0);
});

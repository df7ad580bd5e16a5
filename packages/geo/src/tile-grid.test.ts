import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMercator, MERCATOR_EXTENT, tileBox, tileOfBox, toMercator } from './index.ts';

test('a tile is found again by its box, even with shortened digits', () => {
  const tile = fc.integer({ min: 0, max: 18 }).chain((z) =>
    fc.record({
      z: fc.constant(z),
      x: fc.integer({ min: 0, max: 2 ** z - 1 }),
      y: fc.integer({ min: 0, max: 2 ** z - 1 }),
    }),
  );
  fc.assert(
    fc.property(tile, (each) => {
      expect(tileOfBox(tileBox(each), 18)).toEqual(each);
      expect(
        tileOfBox(tileBox(each).map((n) => Number(n.toFixed(6))) as [number, number, number, number], 18),
      ).toEqual(each);
    }),
  );
});

test('boxes beside the grid are no tiles', () => {
  const [west, south, east, north] = tileBox({ z: 8, x: 90, y: 140 });
  const step = (east - west) / 256;
  expect(tileOfBox([west + step, south, east + step, north], 18)).toBeNull();
  expect(tileOfBox([west, south, east + step, north + step], 18)).toBeNull();
  expect(tileOfBox([west, south, east, north - step], 18)).toBeNull();
  expect(tileOfBox([west, south, west, north], 18)).toBeNull();
  expect(
    tileOfBox([-3 * MERCATOR_EXTENT, -MERCATOR_EXTENT, -MERCATOR_EXTENT, MERCATOR_EXTENT], 18),
  ).toBeNull();
  expect(tileOfBox([NaN, south, east, north], 18)).toBeNull();
});

test('Web Mercator there and back', () => {
  // PostGIS: ST_Transform(ST_SetSRID(ST_MakePoint(-49.25, -16.68), 4326), 3857)
  const [x, y] = toMercator([-49.25, -16.68]);
  expect(x).toBeCloseTo(-5_482_484.9216, 3);
  expect(y).toBeCloseTo(-1_883_606.7338, 3);
  const [lon, lat] = fromMercator([x, y]);
  expect(lon).toBeCloseTo(-49.25, 10);
  expect(lat).toBeCloseTo(-16.68, 10);
  expect(toMercator([0, -90])[1]).toBeCloseTo(-MERCATOR_EXTENT, 3);
});

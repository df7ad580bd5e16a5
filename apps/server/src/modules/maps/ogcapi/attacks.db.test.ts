import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACES, farmsPortal, type FarmsPortal } from '../testing/farms-portal.ts';
import { FeaturesApi } from './testing/features-api.ts';

// Observers ask the API of a programme of 300 farms for one of them, as somebody would who knows its place, its code and its days.

let portal: FarmsPortal;
let staff: FeaturesApi;
let observer: FeaturesApi;
beforeAll(async () => {
  portal = await farmsPortal(300);
  staff = new FeaturesApi(portal, portal.admin);
  observer = new FeaturesApi(portal, portal.observer);
});
afterAll(() => portal.close());

/** Every tenth farm. */
const asked = () => portal.farms.filter((_, at) => at % 10 === 0);
const around = (lon: number, lat: number, reach: number): string =>
  [lon - reach, lat - reach, lon + reach, lat + reach].join(',');

test('by its code or its CAR: staff finds each, observers none, in any layer', async () => {
  const { rows: cars } = await sql<{ numero_car: string }>`
    select numero_car from camada.car where cod_propriedade is not null limit 20`.execute(portal.database.db);
  for (const { cod } of asked()) {
    // oxlint-disable no-await-in-loop -- one database
    expect((await staff.ask(`/collections/propriedades/items/${cod}`)).statusCode).toBe(200);
    for (const layer of FACES)
      expect([layer, (await observer.ask(`/collections/${layer}/items/${cod}`)).statusCode]).toEqual([
        layer,
        404,
      ]);
    // oxlint-enable no-await-in-loop
  }
  expect(cars).toHaveLength(20);
  for (const { numero_car } of cars) {
    // oxlint-disable no-await-in-loop
    expect((await staff.ask(`/collections/car/items/${numero_car}`)).statusCode).toBe(200);
    expect((await observer.ask(`/collections/car/items/${numero_car}`)).statusCode).toBe(404);
    // oxlint-enable no-await-in-loop
  }
});

test('by its place: no dot of an observer is of fewer than five farms, however small the box', async () => {
  let dots = 0;
  for (const { lon, lat } of asked())
    for (const reach of [0.0005, 0.01, 0.2]) {
      // oxlint-disable no-await-in-loop
      expect(
        (await staff.items('propriedades', { bbox: around(lon, lat, reach) })).numberMatched,
      ).toBeGreaterThan(0);
      const { features } = await observer.items('propriedades', { bbox: around(lon, lat, reach) });
      // oxlint-enable no-await-in-loop
      dots += features.length;
      for (const { properties } of features) expect(Object.keys(properties)).not.toContain('nome');
    }
  const { rows } = await sql<{ least: number }>`
    select min(propriedades)::int as least from camada.publica_propriedades`.execute(portal.database.db);
  expect(rows[0]?.least).toBeGreaterThanOrEqual(5);
  expect(dots).toBeGreaterThan(0);
});

describe('counts', () => {
  test('of any box and any filter are those of WFS, for staff and for observers', async () => {
    const wfs = async (person: FarmsPortal['admin'], layer: string, bbox: string) =>
      (await portal.features(person, layer, { bbox: `${bbox},EPSG:4326` })).length;
    for (const layer of FACES)
      for (const { lon, lat } of asked().slice(0, 6))
        for (const reach of [0.05, 2]) {
          const bbox = around(lon, lat, reach);
          // oxlint-disable no-await-in-loop
          expect((await staff.items(layer, { bbox })).numberMatched).toBe(
            await wfs(portal.admin, layer, bbox),
          );
          expect((await observer.items(layer, { bbox })).numberMatched).toBe(
            await wfs(portal.observer, layer, bbox),
          );
          // oxlint-enable no-await-in-loop
        }
  });

  test('are the same on any day for observers, whose features have none', async () => {
    const { numberMatched: whole } = await observer.items('propriedades');
    for (const datetime of ['1990-01-01', '2024-03-01/2024-03-31', '../2020-01-01', '2099-01-01/..']) {
      // oxlint-disable no-await-in-loop
      expect((await observer.items('propriedades', { datetime })).numberMatched).toBe(whole);
      expect(
        (await observer.ask('/collections/propriedades/items', { dt_inicio: '2024-03-01' })).statusCode,
      ).toBe(400);
      // oxlint-enable no-await-in-loop
    }
    expect((await staff.items('propriedades', { datetime: '1990-01-01' })).numberMatched).toBeLessThan(
      (await staff.items('propriedades')).numberMatched,
    );
  });
});

test('an extent that is told is of what the caller sees', async () => {
  type Seen = { collections: { id: string; extent: { spatial: { bbox: number[][] } } }[] };
  const boxOf = async (api: FeaturesApi) =>
    (await api.json<Seen>('/collections')).collections.find(({ id }) => id === 'propriedades')?.extent.spatial
      .bbox[0];
  const { rows } = await sql<{ w: number; s: number; e: number; n: number }>`
    select ST_XMin(b) as w, ST_YMin(b) as s, ST_XMax(b) as e, ST_YMax(b) as n
    from (select ST_Extent(geom) as b from camada.publica_propriedades) x`.execute(portal.database.db);
  const { w = 0, s = 0, e = 0, n = 0 } = rows[0] ?? {};
  const told = (await boxOf(observer)) ?? [];
  for (const [at, value] of [w, s, e, n].entries()) expect(told[at]).toBeCloseTo(value, 4);
  expect(await boxOf(staff)).not.toEqual(told);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { pixelsOf } from './drawing/testing/pixels.ts';
import { FACES, farmsPortal, type Farm, type FarmsPortal } from './testing/farms-portal.ts';
import { featuresOf, GWC, MVT, tileAt, tileParams } from './wms/testing/map-portal.ts';

let portal: FarmsPortal;
beforeAll(async () => {
  portal = await farmsPortal(300);
});
afterAll(() => portal.close());

const boxAround = ({ lon, lat }: Pick<Farm, 'lon' | 'lat'>, reach: number): string =>
  [lon - reach, lat - reach, lon + reach, lat + reach, 'EPSG:4326'].join(',');

type Ring = readonly (readonly [number, number])[];

/** Whether a place lies in an outline. */
function holds(coordinates: unknown, { lon, lat }: Pick<Farm, 'lon' | 'lat'>): boolean {
  const ring = (coordinates as Ring[][])[0]?.[0] ?? [];
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[j] ?? [0, 0];
    if (ay > lat !== by > lat && lon < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

describe('the outline of a farm, attacked', () => {
  /** Outlines that a person's layer `car` has, by whose they are: told by their corners, whatever they are called. */
  let truth: ReadonlyMap<string, string>;
  const fingerprint = (coordinates: unknown): string =>
    JSON.stringify((coordinates as Ring[][])[0]?.[0]?.map(([x, y]) => [x.toFixed(5), y.toFixed(5)]));
  beforeAll(async () => {
    const all = await portal.features(portal.admin, 'car');
    truth = new Map(
      all.flatMap(({ geometry, properties }) =>
        properties['cod_propriedade'] === null
          ? []
          : [[fingerprint(geometry?.coordinates), properties['cod_propriedade'] as string]],
      ),
    );
    expect(truth.size).toBeGreaterThan(250);
  });

  const byPlaceAndArea = async (person: TestPerson) => {
    const all = await portal.features(person, 'car');
    return portal.farms.filter((farm) => {
      const [only, ...more] = all.filter(
        ({ geometry, properties }) =>
          Math.abs(Number(properties['area_ha']) / farm.area - 1) < 0.12 &&
          holds(geometry?.coordinates, farm),
      );
      return (
        only !== undefined &&
        more.length === 0 &&
        truth.get(fingerprint(only.geometry?.coordinates)) === farm.cod
      );
    }).length;
  };

  const byBoxOfThePoint = async (person: TestPerson) => {
    const points = await portal.features(person, 'propriedades');
    let recovered = 0;
    for (const { geometry } of points) {
      const [lon = 0, lat = 0] = (geometry?.coordinates ?? []) as number[];
      // oxlint-disable-next-line no-await-in-loop -- one database
      const near = await portal.features(person, 'car', { bbox: boxAround({ lon, lat }, 0.005) });
      if (near.some((one) => truth.has(fingerprint(one.geometry?.coordinates)))) recovered += 1;
    }
    return { recovered, points: points.length };
  };

  test('by place and area: staff finds nearly all, observers none', async () => {
    expect(await byPlaceAndArea(portal.admin)).toBeGreaterThan(240);
    expect(await byPlaceAndArea(portal.observer)).toBe(0);
  });

  test('by the box of the point: the same', async () => {
    const staff = await byBoxOfThePoint(portal.admin);
    expect([staff.points, staff.recovered > 250]).toEqual([portal.farms.length, true]);
    const told = await byBoxOfThePoint(portal.observer);
    expect(told.points).toBeGreaterThan(250);
    expect(told.recovered).toBe(0);
  }, 120_000);

  test('the rule is what holds it: with every shape listed, observers would find them', async () => {
    await sql`create table resumo.guardada as table resumo.forma_divulgada`.execute(portal.database.db);
    await sql`delete from resumo.forma_divulgada`.execute(portal.database.db);
    await sql`insert into resumo.forma_divulgada select 'car', numero_car, row_number() over () from camada.car`.execute(
      portal.database.db,
    );
    try {
      expect(await byPlaceAndArea(portal.observer)).toBeGreaterThan(240);
    } finally {
      await sql`delete from resumo.forma_divulgada`.execute(portal.database.db);
      await sql`insert into resumo.forma_divulgada table resumo.guardada`.execute(portal.database.db);
      await sql`drop table resumo.guardada`.execute(portal.database.db);
    }
  });

  test('nor is reserve or vegetation of a farm among what observers get', async () => {
    for (const layer of ['reserva_legal', 'vegetacao_nativa']) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const [staff, told] = [
        await portal.features(portal.admin, layer),
        await portal.features(portal.observer, layer),
      ];
      expect(staff.length).toBeGreaterThan(100);
      expect(told.length).toBeLessThan(10);
    }
  });
});

describe('pictures and tiles', () => {
  /** Farms that have nothing published within a tile of them. */
  async function alone(): Promise<Farm[]> {
    const { rows } = await sql<{ cod: string }>`
      select p.cod_propriedade as cod from programa.propriedade p
      where exists (select from camada.car c where c.cod_propriedade = p.cod_propriedade)
        and not exists (select from camada.publica_car f where f.geom && ST_Expand(p.geom, 0.06))
        and not exists (select from camada.publica_reserva_legal f where f.geom && ST_Expand(p.geom, 0.06))
        and not exists (select from camada.publica_vegetacao_nativa f where f.geom && ST_Expand(p.geom, 0.06))
        and not exists (select from camada.publica_propriedades f where f.geom && ST_Expand(p.geom, 0.06))
      order by 1 limit 8`.execute(portal.database.db);
    return rows.flatMap(({ cod }) => portal.farms.find((farm) => farm.cod === cod) ?? []);
  }

  test("observers' have no ink at a farm, even after staff has asked for the same tile", async () => {
    const found = await alone();
    expect(found.length).toBeGreaterThan(3);
    for (const farm of found) {
      const params = tileParams(FACES.join(','), tileAt(13, farm.lon, farm.lat));
      // oxlint-disable no-await-in-loop -- one after the other on purpose
      const staff = await portal.map(portal.admin, GWC, params);
      expect(staff.headers['content-type'], staff.body.slice(0, 300)).toBe('image/png');
      expect((await pixelsOf(staff.rawPayload)).inked()).toBeGreaterThan(0);
      const told = await portal.map(portal.observer, GWC, params);
      expect((await pixelsOf(told.rawPayload)).inked()).toBe(0);
      // Nor is staff's copy good for an observer.
      expect(told.headers['etag']).not.toBe(staff.headers['etag']);
      const again = await portal.map(portal.observer, GWC, params, {
        'if-none-match': String(staff.headers['etag']),
      });
      expect(again.statusCode).toBe(200);
      const vector = await portal.map(portal.observer, GWC, { ...params, FORMAT: MVT });
      expect(featuresOf(vector.rawPayload)).toEqual([]);
      // oxlint-enable no-await-in-loop
    }
  });

  test('what is published needs no join of places when it is asked for', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select count(*) from camada.publica_car f where f.geom && ST_MakeEnvelope(-51, -18, -50.9, -17.9, 4674)`.execute(
      portal.database.db,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/forma_divulgada/);
    expect(plan).not.toMatch(/programa|propriedade|poligono|st_intersection/i);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { freshDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

type Drawn = { codigo: string; z8: string; z12: string; points_z8: number; points: number };

async function drawn(): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    SELECT codigo, ST_GeometryType(geom_z8) AS z8, ST_GeometryType(geom_z12) AS z12,
      ST_NPoints(geom_z8) AS points_z8, ST_NPoints(geom) AS points
    FROM camada.vegetacao_nativa ORDER BY codigo`.execute(database.db);
  return rows;
}

it('draws what is smaller than a pixel as a point, and nothing vanishes', async () => {
  const circle = (codigo: string, radius: number) => sql`
    INSERT INTO camada.vegetacao_nativa (codigo, geom)
    SELECT ${codigo}, ST_Multi(ST_Buffer(ST_SetSRID(ST_MakePoint(-50, -15), 4674), ${radius}::float8, 64))`;
  await circle('a tiny', 0.0001).execute(database.db);
  await circle('b farm', 0.002).execute(database.db);
  await circle('c basin', 0.3).execute(database.db);
  expect(await drawn()).toEqual([
    { codigo: 'a tiny', z8: 'ST_Point', z12: 'ST_Point', points_z8: 1, points: 257 },
    { codigo: 'b farm', z8: 'ST_Point', z12: 'ST_MultiPolygon', points_z8: 1, points: 257 },
    {
      codigo: 'c basin',
      z8: 'ST_MultiPolygon',
      z12: 'ST_MultiPolygon',
      points_z8: expect.any(Number),
      points: 257,
    },
  ]);
  expect((await drawn())[2]?.points_z8).toBeLessThan(64);
});

it('keeps the web Mercator copy in step with what is written', async () => {
  const place = () =>
    sql<{ x: number; y: number }>`
      SELECT ST_X(geom_3857) AS x, ST_Y(geom_3857) AS y FROM camada.processo`.execute(database.db);
  await sql`INSERT INTO camada.processo (numero, tribunal, geom)
    VALUES ('1', 'TJGO', ST_SetSRID(ST_MakePoint(-50, -15), 4674))`.execute(database.db);
  const { rows: before } = await place();
  expect(before[0]?.x).toBeCloseTo(-5565974.539664, 5);
  expect(before[0]?.y).toBeCloseTo(-1689200.139608, 5);
  await sql`UPDATE camada.processo SET geom = ST_SetSRID(ST_MakePoint(0, 0), 4674)`.execute(database.db);
  const { rows: after } = await place();
  expect(after[0]?.x).toBeCloseTo(0, 6);
  expect(after[0]?.y).toBeCloseTo(0, 6);
});

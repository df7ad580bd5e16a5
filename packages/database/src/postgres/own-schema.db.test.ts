import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing.ts';
import { newSessions } from '../testing/other-settings.ts';

// As some servers have it. The embedded database is made by ourselves, with PostGIS where everything is.

let own: TestDatabase;
let later: TestDatabase;
beforeAll(async () => {
  own = await freshDatabase();
});
afterAll(async () => {
  await later?.close();
  await own.close();
});

it('sessions find PostGIS in a schema of its own', async () => {
  await sql
    .raw('drop extension postgis cascade; create schema mapas; create extension postgis schema mapas')
    .execute(own.db);
  later = await newSessions(own);
  const { rows } = await sql`select st_astext(st_makepoint(1, 2)) as point`.execute(later.db);
  expect(rows).toEqual([{ point: 'POINT(1 2)' }]);
});

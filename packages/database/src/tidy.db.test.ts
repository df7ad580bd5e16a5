import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyInto, copyRow } from './statement/copy-into.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';
import { tidy } from './tidy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('gives back the room of rows that are gone, and tells the planner what is there', async () => {
  const size = async () => {
    const { rows } = await sql<{ bytes: number; known: number }>`
      select pg_relation_size('programa.meta') as bytes, reltuples::int as known from pg_class where oid = 'programa.meta'::regclass`.execute(
      database.db,
    );
    return rows[0] ?? { bytes: -1, known: -1 };
  };
  const load = (async function* () {
    for (let n = 0; n < 5_000; n += 1) yield copyRow([`i${n}`, 'MG', 2025, n]);
  })();
  await copyInto(database.db, 'programa.meta', ['indicador', 'uf', 'ano', 'valor'], load);
  const before = await size();
  await database.db.deleteFrom('programa.meta').where('indicador', '!=', 'i1').execute();
  await tidy(database);
  const after = await size();
  expect(after.bytes).toBeLessThan(before.bytes);
  expect(after.known).toBe(1);
});

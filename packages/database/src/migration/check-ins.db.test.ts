import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing.ts';
import { readMigrations } from './migrations.ts';

/** Migration 0113 makes wall clocks of instants: it is run on rows as they stood before it, with what undoes the last load. */

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const run = (text: string) => sql.raw(text).execute(database.db);

it('keeps of each check-in what the clock of Brasília showed', async () => {
  await run(`drop view programa.visita_valida, programa.exame, programa.achado_visita_longe, programa.achado_visitas_sobrepostas cascade;
    alter table programa.visita alter column dt_checkin type timestamptz using dt_checkin at time zone 'America/Sao_Paulo';
    create schema anterior;
    create table anterior.visita as select id_visita, dt_checkin from programa.visita with no data;
    insert into anterior.visita values (1, '2019-01-10 12:00Z'), (2, '2024-01-10 12:00Z'), (3, null)`);
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0113-'))!;
  await run(migration.text);
  const { rows } = await sql`select id_visita, dt_checkin from anterior.visita order by 1`.execute(
    database.db,
  );
  expect(rows).toEqual([
    // In summer time.
    { id_visita: 1, dt_checkin: '2019-01-10T10:00:00' },
    { id_visita: 2, dt_checkin: '2024-01-10T09:00:00' },
    { id_visita: 3, dt_checkin: null },
  ]);
  const { rows: types } = await sql`select pg_typeof(dt_checkin)::text as type from programa.visita
    right join (values (1)) as one on true limit 1`.execute(database.db);
  expect(types).toEqual([{ type: 'timestamp without time zone' }]);
});

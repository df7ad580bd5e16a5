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
    insert into geo.uf (uf, codigo_uf, nome) values ('GO', 52, 'Goiás');
    insert into geo.municipio (codigo_municipio, nome, uf) values (5208707, 'Goiânia', 'GO');
    insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf) values ('52.0001.0001', 'Sítio', 5208707, 'GO');
    insert into programa.visita (id_visita, cod_propriedade, numero, dt_visita, sincronizada, dt_checkin)
      values (1, '52.0001.0001', 1, '2019-01-10', true, '2019-01-10 12:00Z'), (2, '52.0001.0001', 2, '2024-01-10', true, '2024-01-10 12:00Z'), (3, '52.0001.0001', 3, '2024-02-10', true, null);
    create schema anterior;
    create table anterior.visita as select id_visita, dt_checkin from programa.visita with no data;
    insert into anterior.visita select id_visita, dt_checkin from programa.visita`);
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0113-'))!;
  await run(migration.text);
  for (const table of ['programa.visita', 'anterior.visita']) {
    // oxlint-disable-next-line no-await-in-loop -- one database
    const { rows } = await sql`
      select id_visita, dt_checkin, pg_typeof(dt_checkin)::text as type from ${sql.table(table)} order by 1`.execute(
      database.db,
    );
    const type = 'timestamp without time zone';
    expect(rows).toEqual([
      // In summer time.
      { id_visita: 1, dt_checkin: '2019-01-10T10:00:00', type },
      { id_visita: 2, dt_checkin: '2024-01-10T09:00:00', type },
      { id_visita: 3, dt_checkin: null, type },
    ]);
  }
});

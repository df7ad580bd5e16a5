import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { demandKnown, migrate, MigrationConflict } from './migrate.ts';
import { readMigrations, readViews } from './migrations.ts';
import { freshDatabase, type TestDatabase } from '../testing.ts';

let database: TestDatabase;
let journal: string;
beforeAll(async () => {
  database = await freshDatabase();
  const { rows } = await sql`select * from portal.migracao`.execute(database.db);
  journal = JSON.stringify(rows);
});
afterEach(async () => {
  await run('delete from portal.migracao');
  await sql`insert into portal.migracao select * from json_populate_recordset(null::portal.migracao, ${journal}::json)`.execute(
    database.db,
  );
});
afterAll(() => database.close());

const run = (text: string) => sql.raw(text).execute(database.db);
const exists = async (name: string) => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
    database.db,
  );
  return rows[0]?.found;
};

describe('migrate', () => {
  it('has nothing to do the second time', async () => {
    expect(await migrate(database)).toEqual({ applied: [], views: [] });
  });

  it('makes the views again when one has changed, and drops those that are gone', async () => {
    const views = (await readViews()).map(({ name }) => name);
    await run(`update portal.migracao set checksum = 'old' where nome = '${views[0]}'`);
    await run('drop view programa.visita_valida; create view programa.gone as select 1 as one');
    const said: string[] = [];
    expect(await migrate(database, (name) => said.push(name))).toEqual({ applied: [], views });
    // Each once, those that need another after it.
    expect(said.toSorted()).toEqual(views);
    expect(said.indexOf('views/mapa_poligonos')).toBeLessThan(said.indexOf('views/mapa_areas_abc'));
    expect(await exists('programa.visita_valida')).toBe(true);
    expect(await exists('programa.gone')).toBe(false);
  });

  it('refuses a migration changed after it was applied', async () => {
    await run(`update portal.migracao set checksum = 'old' where nome like '0002%'`);
    await expect(migrate(database)).rejects.toThrow(/0002-programme was changed/);
  });

  it('refuses a database of a newer program', async () => {
    await demandKnown(database.db);
    await run(`insert into portal.migracao values ('9999-future', 'x')`);
    await expect(migrate(database)).rejects.toThrow(MigrationConflict);
    await expect(demandKnown(database.db)).rejects.toThrow(MigrationConflict);
  });

  it('leaves nothing of a migration that fails', async () => {
    // Its tables are still there, so that applying it again fails half-way; one that only replaces a function would not.
    const last = (await readMigrations()).findLast(({ text }) => text.includes('CREATE TABLE'))?.name;
    await run(`delete from portal.migracao where nome >= '${last}' and nome not like 'views/%'`);
    await expect(migrate(database)).rejects.toThrow(/already exists/);
    const { rows } = await sql`select from portal.migracao where nome = ${last}`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('lets processes that start together wait for each other', async () => {
    await run("update portal.migracao set checksum = 'old' where nome like 'views/%'");
    // The embedded database has one process only; there the second caller is the same one.
    const other = database.kind === 'postgres' ? await connect(database.settings) : database;
    const reports = await Promise.all([migrate(database), migrate(other)]);
    if (other !== database) await other.close();
    expect(reports.filter(({ views }) => views.length > 0)).toHaveLength(1);
  });
});

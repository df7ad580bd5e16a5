import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from './migrations.ts';
import { freshDatabase, type TestDatabase } from '../testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** Versions of a panel as they stood before views had names, by their views' titles. */
async function panel(versions: readonly (readonly string[])[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into portal.painel (nome, versao) values ('p', 1) returning id_painel as id`.execute(database.db);
  const [{ id }] = rows as [{ id: number }];
  for (const [at, titles] of versions.entries())
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`insert into portal.painel_versao (id_painel, versao, nome, config)
      values (${id}, ${at + 1}, 'p', ${JSON.stringify(titles.map((title) => ({ title, size: 6 })))})`.execute(
      database.db,
    );
  return id;
}

type Named = { id: string; title: string; size: number };
async function viewsOf(id: number): Promise<Named[][]> {
  const { rows } = await sql<{ config: Named[] }>`
    select config from portal.painel_versao where id_painel = ${id} order by versao`.execute(database.db);
  return rows.map(({ config }) => config);
}

it('views that stood before they had names get theirs by panel and title, and stay in their order (migration 0077)', async () => {
  const one = await panel([['Mês', 'Mês', 'UF'], ['UF', 'Mês'], []]);
  const other = await panel([['Mês']]);
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0077'));
  const [naming = ''] = migration!.text.split('ALTER TABLE');
  await sql.raw(naming).execute(database.db);
  const [first = [], second = [], empty] = await viewsOf(one);
  expect(first.map(({ title, size }) => [title, size])).toEqual([
    ['Mês', 6],
    ['Mês', 6],
    ['UF', 6],
  ]);
  expect(second.map(({ title }) => title)).toEqual(['UF', 'Mês']);
  expect(empty).toEqual([]);
  const [[elsewhere] = []] = await viewsOf(other);
  expect(new Set([...first.map(({ id }) => id), elsewhere?.id]).size).toBe(4);
  // The same view in the next version, wherever it stands there.
  expect(second.map(({ id }) => id)).toEqual([first[2]?.id, first[0]?.id]);
});

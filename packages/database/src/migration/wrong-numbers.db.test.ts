import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing.ts';
import { readMigrations } from './migrations.ts';

/** Migration 0088 takes away codes of people who went, for good: it is run on rows as they stood before it. */

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const kept = async (): Promise<string[]> => {
  const { rows } = await sql<{ row: string }>`
    select concat_ws(' ', id_pessoa, tipo, codigo, pseudonimo) as row from portal.anonimizado order by id_pessoa, tipo, codigo`.execute(
    database.db,
  );
  return rows.map(({ row }) => row);
};

it('forgets a wrong CPF of who is known by the number of the source, and nothing else', async () => {
  await sql`insert into portal.pessoa_anonimizada (id_pessoa, papeis, motivo) overriding system value
    select n, 'produtor', 'Pedido' from generate_series(1, 5) n`.execute(database.db);
  const rows: [number, string, string, string | null][] = [
    // A producer whose CPF was wrong, as it was noted until then.
    [1, 'cpf', 'a', 'Q0000000001'],
    [1, 'produtor', 'b', 'Q0000000001'],
    [1, 'nome', 'c', null],
    // One whose CPF was right.
    [2, 'cpf', 'd', 'P0000000002'],
    [2, 'produtor', 'e', 'P0000000002'],
    // A technician whose CPF was wrong: known by nothing else, so that loads would bring them back.
    [3, 'cpf', 'f', 'Q0000000003'],
    [3, 'nome', 'g', null],
    // A producer without a CPF, and an account.
    [4, 'produtor', 'h', null],
    [5, 'nome', 'i', null],
  ];
  for (const [person, tipo, codigo, pseudonym] of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo, palavras)
      values (${tipo}, ${codigo}, ${person}, ${pseudonym}, ${tipo === 'nome' ? 2 : null})`.execute(
      database.db,
    );
  const before = await kept();
  expect(before).toHaveLength(rows.length);
  const migration = (await readMigrations()).find(({ name }) => name.startsWith('0088-'))!;
  await sql.raw(migration.text).execute(database.db);
  expect(await kept()).toEqual(before.filter((row) => row !== '1 cpf a Q0000000001'));
  // Once more it has nothing to do.
  await sql.raw(migration.text).execute(database.db);
  expect(await kept()).toHaveLength(rows.length - 1);
});

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { checkLetters, OtherLetters } from './letters.ts';
import { migrate } from './migrate.ts';
import { freshDatabase, type TestDatabase } from '../testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('takes a database that makes the small letters of Portuguese', async () => {
  await expect(checkLetters(database.db)).resolves.toBeUndefined();
});

// The embedded database has one way of making letters. On a server whoever creates a database chooses.
if (process.env['TEST_DATABASE_URL'])
  it("refuses one of LC_CTYPE 'C' before it makes anything in it, and says what to do", async () => {
    const name = `fonte_teste_letras_${randomBytes(4).toString('hex')}`;
    const url = new URL(database.settings.url ?? '');
    url.pathname = `/${name}`;
    await sql`create database ${sql.id(name)} template template0 lc_ctype 'C'`.execute(database.db);
    try {
      const other = await connect({ url: url.href });
      try {
        const refused = migrate(other);
        await expect(refused).rejects.toThrow(OtherLetters);
        await expect(refused).rejects.toThrow(/LC_CTYPE C.*LOCALE 'C\.UTF-8'/);
        const { rows } = await sql`select from pg_namespace where nspname = 'portal'`.execute(other.db);
        expect(rows).toEqual([]);
      } finally {
        await other.close();
      }
    } finally {
      await sql`drop database ${sql.id(name)} with (force)`.execute(database.db);
    }
  });

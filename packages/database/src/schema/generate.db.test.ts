import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing.ts';
import { generatedFiles } from './generate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('finds the table types and the data dictionary as the schema and its comments say', async () => {
  for (const { path, text } of await generatedFiles(database)) {
    expect(await readFile(path, 'utf8'), `${path}: run npm run types -w packages/database`).toBe(text);
  }
});

// The sum of binary floats hangs on the order in which a plan meets them: a figure of such a column could be another at the next asking.
it('keeps what figures are made of in decimals', async () => {
  const { rows } = await sql`select table_schema, table_name, column_name from information_schema.columns
    where table_schema in ('programa', 'camada', 'resumo') and data_type in ('real', 'double precision')`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});

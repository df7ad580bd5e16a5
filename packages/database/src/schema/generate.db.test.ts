import { readFile } from 'node:fs/promises';
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

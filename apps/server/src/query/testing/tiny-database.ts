import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { importFolder } from '@fonte/programme/import/index';
import { writeTiny } from '@fonte/programme/tiny/index';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A database that the importer has filled with the tiny programme. Close it in `afterAll`. */
export async function tinyDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'fonte-tiny-'));
  try {
    await writeTiny(dir);
    const result = await importFolder(database, dir);
    if (result.situacao !== 'concluida')
      throw new Error(`The tiny programme was refused: ${JSON.stringify(result)}`);
    return database;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

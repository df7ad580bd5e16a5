import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAccess } from '@fonte/database';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import type { Filling } from '@fonte/database/testing/copy';
import { sourceKey } from '@fonte/database/testing/source-key';
import { importFolder } from './import/index.ts';
import { writeTiny } from './tiny/index.ts';

const TINY: Filling = { name: 'tiny', key: () => sourceKey('@fonte/programme'), fill: importTiny };

/**
 * A database of its own for a test, in which the tiny programme is: imported once per change of the importer, the schema or the programme,
 * and copied. Close it in `afterAll`.
 */
export function tinyDatabase(): Promise<TestDatabase> {
  return freshDatabase({}, TINY);
}

async function importTiny(access: DatabaseAccess): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-tiny-'));
  try {
    await writeTiny(dir);
    const { situacao, falhas } = await importFolder(access, dir);
    if (situacao !== 'concluida')
      throw new Error(`The tiny programme was refused: ${JSON.stringify(falhas)}`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

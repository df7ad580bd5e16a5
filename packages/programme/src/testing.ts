import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAccess } from '@fonte/database';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import type { Filling } from '@fonte/database/testing/copy';
import { sourceKey } from '@fonte/database/testing/source-key';
import { sql } from 'kysely';
import { writeDemo } from './demo/index.ts';
import { importFolder } from './import/index.ts';
import { writeTiny } from './tiny/index.ts';

const SOURCES = () => sourceKey('@fonte/programme');
const TINY: Filling = {
  name: 'tiny',
  key: SOURCES,
  fill: (access) => importWritten(access, (dir) => writeTiny(dir)),
};

/**
 * A database of its own for a test, in which the tiny programme is: imported once per change of the importer, the schema or the programme,
 * and copied. Close it in `afterAll`.
 */
export function tinyDatabase(): Promise<TestDatabase> {
  return freshDatabase({}, TINY);
}

/** A demonstration: how many properties, and the seed that chooses what they are. */
export interface Demonstration {
  readonly properties: number;
  readonly seed: number;
}

/** Imports a demonstration into a migrated database. Throws where it is refused. */
export const importDemo = (access: DatabaseAccess, demo: Demonstration): Promise<void> =>
  importWritten(access, (dir) => writeDemo({ ...demo, dir }));

/**
 * A database of its own for a test, in which a demonstration is: imported once as the tiny programme is, and copied, for tests of several files that ask the
 * same one. What is drawn by the database's own secret (who stands for whom in published places and cohorts) is the same in each. Close it in `afterAll`.
 */
export function demoDatabase(demo: Demonstration): Promise<TestDatabase> {
  return freshDatabase(
    {},
    {
      name: 'demo',
      key: async () => {
        const hash = createHash('sha256').update(`${await SOURCES()} ${demo.properties} ${demo.seed}`);
        return hash.digest('hex').slice(0, 16);
      },
      fill: async (access) => {
        await sql`update resumo.acaso set sal = 'prova'`.execute(access.db);
        await importDemo(access, demo);
      },
    },
  );
}

async function importWritten(
  access: DatabaseAccess,
  write: (dir: string) => Promise<unknown>,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-modelo-'));
  try {
    await write(dir);
    const { situacao, falhas } = await importFolder(access, dir);
    if (situacao !== 'concluida') throw new Error(`The import was refused: ${JSON.stringify(falhas)}`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../faults.ts';
import { DatabaseThread } from './thread.ts';

/** What opening an embedded database is busy with; the first two only the first time (10 to 20 seconds). */
export type OpeningStep = 'creating' | 'extension' | 'opening' | 'ready';

const CLUSTER_VERSION = '18';

/**
 * Makes sure that the folder holds a PostgreSQL data directory with PostGIS, and gives its path. A first open that was killed half-way
 * starts again: the directory gets its name only when it is whole.
 */
export async function prepareFolder(folder: string, step: (step: OpeningStep) => void): Promise<string> {
  const dataDir = join(folder, 'pgdata');
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    const draft = join(folder, 'pgdata.new');
    await rm(draft, { recursive: true, force: true });
    step('creating');
    const thread = await DatabaseThread.start(draft, { create: true, step });
    await thread.close(30_000);
    await rename(draft, dataDir);
  }
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  if (version !== CLUSTER_VERSION) {
    throw new DatabaseUnavailable(
      `The folder ${dataDir} was made by PostgreSQL ${version}; this version of the program reads ${CLUSTER_VERSION}`,
    );
  }
  return dataDir;
}

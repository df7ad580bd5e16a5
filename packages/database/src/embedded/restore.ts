import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder, syncFolder } from './files.ts';
import { Generations } from './generations.ts';
import { lockFolder } from './lock.ts';
import { startSound } from './sound.ts';

/** The data directory within a backup, so that a backup has the form of an embedded database's folder. */
export const BACKUP_DATA = 'pgdata';

/**
 * Puts a backup in the place of the embedded database in the folder, once it has been seen to open; where there was one, gives where it was set aside.
 * Errors: `DatabaseInUse`; what keeps the backup from opening, after which nothing has changed.
 */
export async function restoreFolder(folder: string, backup: string): Promise<string | undefined> {
  const unlock = await lockFolder(folder);
  const generations = new Generations(folder);
  const dataDir = await generations.next();
  try {
    await copyFolder(join(backup, BACKUP_DATA), dataDir);
    const thread = await startSound(dataDir);
    await thread.close(30_000);
    await syncFolder(dataDir);
    const before = await generations.current();
    await generations.use(dataDir);
    return existsSync(before) ? await generations.setAside(before) : undefined;
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    await unlock();
  }
}

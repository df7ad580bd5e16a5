import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { anonymisedIn, carryAnonymised, type Anonymised } from './carry-anonymised.ts';
import { copyFolder, syncFolder } from './files.ts';
import { Generations } from './generations.ts';
import { lockFolder } from './lock.ts';
import { startSound } from './sound.ts';

/** The data directory within a backup, so that a backup has the form of an embedded database's folder. */
export const BACKUP_DATA = 'pgdata';

export interface Restored {
  /** Where what was there was set aside; undefined where there was nothing. */
  readonly aside: string | undefined;
  /** What those are called who were anonymised after the backup, and are back with it; null where nobody can tell. */
  readonly back: readonly string[] | null;
}

/**
 * Puts a backup in the place of the embedded database in the folder, once it has been seen to open. It is told who was anonymised since, so that no load brings them
 * again. Errors: `DatabaseInUse`; what keeps the backup from opening, after which nothing has changed.
 */
export async function restoreFolder(folder: string, backup: string): Promise<Restored> {
  const unlock = await lockFolder(folder);
  const generations = new Generations(folder);
  const dataDir = await generations.next();
  try {
    await copyFolder(join(backup, BACKUP_DATA), dataDir);
    const before = await generations.current();
    const was = existsSync(before);
    const gone = was ? await anonymisedOf(before) : null;
    const thread = await startSound(dataDir);
    // What keeps it from being told keeps nobody from his database.
    const back = gone && (await carryAnonymised(thread.client, gone).catch(() => null));
    await thread.close(30_000);
    await syncFolder(dataDir);
    await generations.use(dataDir);
    return { aside: was ? await generations.setAside(before) : undefined, back };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    await unlock();
  }
}

/** Who was anonymised in the database that is to be replaced; null where it does not open, which is why it may be replaced. */
async function anonymisedOf(dataDir: string): Promise<Anonymised | null> {
  const thread = await startSound(dataDir).catch(() => null);
  if (thread === null) return null;
  try {
    return await anonymisedIn(thread.client);
  } catch {
    return null;
  } finally {
    await thread.close(30_000);
  }
}

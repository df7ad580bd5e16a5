import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askClient } from '../anonymised/ask.ts';
import { backOf, goneOf, unknownTo } from '../anonymised/gone.ts';
import { keepGone, keptOf } from '../anonymised/kept-list.ts';
import { copyFolder, syncFolder } from './files.ts';
import { Generations } from './generations.ts';
import { lockFolder } from './lock.ts';
import { startSound } from './sound.ts';
import { DatabaseThread } from './thread.ts';

/** The data directory within a backup, so that a backup has the form of an embedded database's folder. */
export const BACKUP_DATA = 'pgdata';

export interface Restored {
  /** Where what was there was set aside; undefined where there was nothing. */
  readonly aside: string | undefined;
  /** What those are called, or their addresses, who were anonymised after the backup and are back with it; null where nobody can tell. */
  readonly back: readonly string[] | null;
}

export interface Restoring {
  /** The embedded database's. */
  readonly folder: string;
  /** The data folder that it lies in. */
  readonly dataDir: string;
  readonly backup: string;
}

/**
 * Puts a backup in the place of the embedded database, once it has been seen to open. Who was anonymised in the one before is written down beside both,
 * as far as that opens: the next opening by the server or a load tells the backup (anonymised/carry-anonymised.ts). Errors: `DatabaseInUse`; what keeps the backup from opening, after
 * which nothing has changed.
 */
export async function restoreFolder({ folder, dataDir, backup }: Restoring): Promise<Restored> {
  const unlock = await lockFolder(folder);
  const generations = new Generations(folder);
  const next = await generations.next();
  try {
    await copyFolder(join(backup, BACKUP_DATA), next);
    const before = await generations.current();
    const was = existsSync(before);
    const replaced = was ? await writeDown(before, dataDir) : null;
    const thread = await startSound(next);
    // What keeps it from being told keeps nobody from his database.
    const back = await backIn(thread, dataDir, replaced).catch(() => null);
    await thread.close(30_000);
    await syncFolder(next);
    await generations.use(next);
    return { aside: was ? await generations.setAside(before) : undefined, back };
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  } finally {
    await unlock();
  }
}

/** Gives which database is to be replaced, of which nothing else is read; null for one that does not open, whose people were written down by whoever anonymised last. */
async function writeDown(before: string, dataDir: string): Promise<string | null> {
  const thread = await DatabaseThread.start(before).catch(() => null);
  if (thread === null) return null;
  try {
    const gone = await goneOf(askClient(thread.client));
    await keepGone(dataDir, gone);
    return gone.banco;
  } catch {
    return null;
  } finally {
    await thread.close(30_000);
  }
}

/** What those are called who are back; null where nobody can tell. */
async function backIn(
  { client }: DatabaseThread,
  dataDir: string,
  replaced: string | null,
): Promise<string[] | null> {
  const ask = askClient(client);
  const there = await goneOf(ask);
  const kept = await keptOf(dataDir, there.banco);
  if (kept === null) return replaced === there.banco ? [] : null;
  const found = await backOf(ask, unknownTo(there, kept));
  return [...new Set(found.map(({ nome }) => nome))];
}

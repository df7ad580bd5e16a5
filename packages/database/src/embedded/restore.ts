import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askClient } from '../anonymised/ask.ts';
import { backOf, goneOf, isCodeless, united, unknownTo, type Gone } from '../anonymised/gone.ts';
import { goneFile, keepGone, keptOf, type TellFault } from '../anonymised/kept-list.ts';
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
  /** So many more were anonymised after it by nothing that they could be found by: nobody can tell whether they are back. */
  readonly codeless: number;
}

export interface Restoring {
  /** The embedded database's. */
  readonly folder: string;
  /** The data folder that it lies in. */
  readonly dataDir: string;
  readonly backup: string;
  /** Told what of the list of those who were anonymised is not as it should be. */
  readonly tell?: TellFault;
}

/**
 * Puts a backup in the place of the embedded database, once it has been seen to open. Who was anonymised in the one before is written down beside both,
 * as far as that opens: the next opening by the server or a load tells the backup (anonymised/carry-anonymised.ts). Errors: `DatabaseInUse`; what keeps the backup from opening, after
 * which nothing has changed.
 */
export async function restoreFolder({
  folder,
  dataDir,
  backup,
  tell = () => {},
}: Restoring): Promise<Restored> {
  const unlock = await lockFolder(folder);
  const generations = new Generations(folder);
  const next = await generations.next();
  try {
    await copyFolder(join(backup, BACKUP_DATA), next);
    const before = await generations.current();
    const was = existsSync(before);
    const replaced = was ? await writeDown(before, dataDir, tell) : null;
    const thread = await startSound(next);
    // What keeps it from being told keeps nobody from his database.
    const back = await backIn(thread, dataDir, { replaced, tell }).catch(() => NOBODY_KNOWS);
    await thread.close(30_000);
    await syncFolder(next);
    await generations.use(next);
    return { aside: was ? await generations.setAside(before) : undefined, ...back };
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  } finally {
    await unlock();
  }
}

/** Gives who was anonymised in what is to be replaced, of which nothing else is read; null for one that does not open, whose people were written down by whoever anonymised last. */
async function writeDown(before: string, dataDir: string, tell: TellFault): Promise<Gone | null> {
  const thread = await DatabaseThread.start(before).catch(() => null);
  if (thread === null) return null;
  try {
    const gone = await goneOf(askClient(thread.client));
    await keepGone(dataDir, gone, tell).catch((error: unknown) =>
      tell({ kind: 'unwritten', file: goneFile(dataDir), error }),
    );
    return gone;
  } catch {
    return null;
  } finally {
    await thread.close(30_000);
  }
}

type Back = Pick<Restored, 'back' | 'codeless'>;
const NOBODY_KNOWS: Back = { back: null, codeless: 0 };

async function backIn(
  { client }: DatabaseThread,
  dataDir: string,
  { replaced, tell }: { readonly replaced: Gone | null; readonly tell: TellFault },
): Promise<Back> {
  const ask = askClient(client);
  const there = await goneOf(ask);
  const same = replaced?.banco === there.banco ? replaced : null;
  const kept = await keptOf(dataDir, there.banco, tell);
  if (kept === null && same === null) return NOBODY_KNOWS;
  // Those of the replaced too where the disk would not have them.
  const pessoas = united(same?.pessoas ?? [], kept?.pessoas ?? []);
  const later = unknownTo(there, { ...there, pessoas });
  const found = await backOf(ask, later);
  return {
    back: [...new Set(found.map(({ nome }) => nome))],
    codeless: later.filter(isCodeless).length,
  };
}

import { existsSync, writeFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseNotMade, DatabaseUnavailable, DiskFull } from '../faults.ts';
import { copyFolder, syncFolder } from './files.ts';
import type { Generations, KeptCopy } from './generations.ts';
import { startSound } from './sound.ts';
import { DatabaseThread } from './thread.ts';

/** What opening an embedded database is busy with; 'creating' and 'extension' only the first time (10 to 20 seconds on an idle machine). */
export type OpeningStep = 'waiting' | 'creating' | 'extension' | 'opening' | 'ready';

/** The database did not open, and one of its copies took its place. */
export interface Recovery {
  /** When the copy was made: what was written later is lost. */
  readonly at: Date;
  /** Where the files lie that did not open. */
  readonly damaged: string;
  /** Why they did not. */
  readonly cause: unknown;
}

export interface Opening {
  readonly folder: string;
  readonly generations: Generations;
  /** Whether a new database is to be on the disk before it is used. */
  readonly guarded: boolean;
  readonly step: (step: OpeningStep) => void;
  readonly recovered: (recovery: Recovery) => void;
}

const CLUSTER_VERSION = '18';

/**
 * Opens the database in the folder: the one in use; made anew the first time; or, where it does not open (a power cut: PGlite never calls fsync), the
 * newest of its copies that does. Errors: `DatabaseNotMade`; `DatabaseUnavailable` for another PostgreSQL's folder; why it does not open, where no copy does either.
 */
export async function openFolder(opening: Opening): Promise<{ thread: DatabaseThread; dataDir: string }> {
  const { generations, step } = opening;
  await generations.clear();
  const copies = await generations.copies();
  const dataDir = await generations.current();
  if (!existsSync(join(dataDir, 'PG_VERSION')) && copies.length === 0) await create(opening, dataDir);
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (/^\d+$/.test(version) && version !== CLUSTER_VERSION) {
    throw new DatabaseUnavailable(
      `The folder ${dataDir} was made by PostgreSQL ${version}; this version of the program reads ${CLUSTER_VERSION}`,
    );
  }
  step('opening');
  try {
    return { thread: await startSound(dataDir), dataDir };
  } catch (cause) {
    if (cause instanceof DiskFull) throw cause;
    return recover(opening, copies, dataDir, cause);
  }
}

/** Stands beside a draft whose cluster is whole and lacks only the extension. */
const WHOLE = 'pgdata.new.whole';

/**
 * Makes the database. The directory gets its name only when all is there; a first open that was killed half-way goes on with what it has left, the longer
 * half of which is the extension. Errors: `DatabaseNotMade`, `DiskFull`.
 */
async function create({ folder, guarded, step }: Opening, dataDir: string): Promise<void> {
  const draft = join(folder, 'pgdata.new');
  const mark = join(folder, WHOLE);
  try {
    const thread = (await goOn(draft, mark, step)) ?? (await begin(draft, mark, step));
    await thread.close(30_000);
  } catch (cause) {
    throw cause instanceof DiskFull ? cause : new DatabaseNotMade(folder, { cause });
  }
  if (guarded) await syncFolder(draft);
  await rename(draft, dataDir);
  await rm(mark, { force: true });
}

/** A draft as an earlier opening has left it, finished; undefined where there is none that can be. */
async function goOn(draft: string, mark: string, step: Opening['step']): Promise<DatabaseThread | undefined> {
  if (!existsSync(mark)) return undefined;
  return startSound(draft, { create: true, step }).catch(() => undefined);
}

async function begin(draft: string, mark: string, step: Opening['step']): Promise<DatabaseThread> {
  await Promise.all([draft, mark].map((path) => rm(path, { recursive: true, force: true })));
  step('creating');
  return DatabaseThread.start(draft, {
    create: true,
    step: (now) => {
      writeFileSync(mark, '');
      step(now);
    },
  });
}

async function recover(
  { generations, recovered }: Opening,
  copies: readonly KeptCopy[],
  damagedDir: string,
  cause: unknown,
): Promise<{ thread: DatabaseThread; dataDir: string }> {
  for (const { path, at } of copies) {
    const dataDir = await generations.next();
    // The copy itself stays as it is, for the next time.
    const thread = await openCopy(path, dataDir).catch(() => undefined);
    if (!thread) continue;
    await generations.use(dataDir);
    recovered({ at, damaged: await generations.setAside(damagedDir), cause });
    return { thread, dataDir };
  }
  throw cause;
}

async function openCopy(copy: string, dataDir: string): Promise<DatabaseThread> {
  try {
    await copyFolder(copy, dataDir);
    await syncFolder(dataDir);
    return await startSound(dataDir);
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

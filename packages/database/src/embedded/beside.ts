import type { ClientBase } from 'pg';
import { rm } from 'node:fs/promises';
import { databaseFault } from '../faults.ts';
import { alignSequences, changesAfter, repeat, startNoting, stopNoting, type Change } from './change-log.ts';
import { copyFolder, folderBytes, syncFolder } from './files.ts';
import type { Generations } from './generations.ts';
import type { Space } from './space.ts';
import type { DatabaseThread } from './thread.ts';

/** What was done on the copy, and whether it takes the place of the database. */
export interface Done<T> {
  readonly keep: boolean;
  readonly value: T;
}

/** The embedded database as it is in use. */
export interface Live<S extends Second = Second> {
  readonly generations: Generations;
  readonly space: Space;
  /** Runs work while nobody else is served. */
  alone<T>(work: (thread: DatabaseThread) => Promise<T>): Promise<T>;
  /** Serves from this thread and directory from now on, within `alone`; tells listeners; the one before goes. Must not fail. */
  adopt(thread: DatabaseThread, dataDir: string, notices: readonly string[]): void;
  /** Opens a second database on a copy. */
  second(dataDir: string): Promise<S>;
}

/** A second database, in a worker of its own. */
export interface Second {
  alone<T>(work: (thread: DatabaseThread) => Promise<T>): Promise<T>;
  /** What was published on it. */
  readonly notices: readonly string[];
  discard(): Promise<void>;
}

/** So many changes are repeated at a time, and so few may be left when the callers are made to wait. */
const AT_A_TIME = 500;
const FEW = 50;

/**
 * Runs work on a copy of the database in a second worker while everybody is served from the first, then lets the copy take its place with all that was
 * written meanwhile (docs/decisions/0024-import-beside.md). Callers wait twice: while the files written in the last moment are copied, and while the last few changes are
 * repeated. A process that is killed leaves the one or the other, whole. Before and after, copies are put on the disk, as far as there is room.
 * Errors: `DiskFull` without room for the work; those of the work, which then changes nothing.
 */
export async function beside<T, S extends Second>(
  live: Live<S>,
  work: (second: S) => Promise<Done<T>>,
): Promise<T> {
  const { generations, space } = live;
  const bytes = await folderBytes(await generations.current());
  await space.demand(bytes);
  const dataDir = await generations.next();
  let second: S | undefined;
  try {
    // What is to be written is written first, and most of it copied, while others are served, so that little is left to be looked at again while they wait.
    await live.alone(({ client }) => client.query('checkpoint'));
    const copied = await copyFolder(await generations.current(), dataDir);
    await live.alone(async ({ client }) => {
      await stopNoting(client);
      await client.query('checkpoint');
      await copyFolder(await generations.current(), dataDir, copied);
      await startNoting(client);
    });
    await keepCopy(live, dataDir, bytes);
    second = await live.second(dataDir);
    const { keep, value } = await work(second);
    if (keep) {
      await takeOver(live, second, dataDir);
      second = undefined;
    }
    return value;
  } finally {
    if (second) {
      await second.discard();
      await rm(dataDir, { recursive: true, force: true });
    }
    await live.alone(({ client }) => stopNoting(client)).catch(() => {}); // the next opening does it
  }
}

/** A copy of what nobody writes at the moment, in place of those that are older. None where it would leave too little room, or the disk refuses it. */
async function keepCopy({ generations, space }: Live, dataDir: string, bytes: number): Promise<void> {
  try {
    await space.demand(bytes);
    await generations.keepCopy(dataDir);
  } catch (error) {
    if (databaseFault(error) === 'other') throw error;
    return;
  }
  await generations.forgetCopies();
}

async function takeOver(live: Live, second: Second, dataDir: string): Promise<void> {
  const { generations } = live;
  let after = 0;
  const noted = (from: ClientBase) => changesAfter(from, after, AT_A_TIME);
  /** Repeats these changes, and gives how many there were. */
  const repeated = async (changes: readonly Change[], to: ClientBase): Promise<number> => {
    await repeat(to, changes);
    after = changes.at(-1)?.n ?? after;
    return changes.length;
  };
  await second.alone(async (next) => {
    /** Callers wait while what was noted is read, not while it is repeated. */
    const some = async () => repeated(await live.alone(({ client }) => noted(client)), next.client);
    // oxlint-disable-next-line no-await-in-loop -- until little is left to do while callers wait
    while ((await some()) > FEW);
    await next.client.query('checkpoint');
    await keepCopy(live, dataDir, await folderBytes(dataDir));
    await syncFolder(dataDir);
    while ((await some()) > FEW);
    await live.alone(async ({ client }) => {
      // oxlint-disable-next-line no-await-in-loop -- in order
      while ((await repeated(await noted(client), next.client)) > 0);
      await alignSequences(client, next.client);
      // As a thread is that has not been told otherwise (`Upkeep`).
      await next.client.query('set default_transaction_read_only = off');
      await generations.use(dataDir);
      live.adopt(next, dataDir, second.notices);
    });
  });
}

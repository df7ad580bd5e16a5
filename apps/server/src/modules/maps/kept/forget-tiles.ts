import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DONE_WITH, isVersionFolder } from './tiles-folder.ts';

/** Times that a folder may come back while it is closed: each has to win against a thread that makes it. */
const TRIES = 50;

/**
 * Takes away all that was drawn of every version of the data before the one that stands, and closes these: where the folder was an empty file stands, under which nothing can be put, by no process and no
 * thread, however long ago it began to draw. A newer one is another process's, which heard first of a load that has just ended. `also` are closed even though nothing has been kept of them yet.
 * Errors: the first of the disk, once all others are closed; what was closed stays so.
 */
export async function forgetTiles(folder: string, standing: string, also: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = (await readdir(folder)).filter((name) => isVersionFolder(name) && !isNewer(name, standing));
  const names = new Set([...before, ...also]);
  names.delete(standing);
  const faults: unknown[] = [];
  const fault = (error: unknown): number => faults.push(error);
  // oxlint-disable no-await-in-loop -- one after the other
  for (const name of names) await close(join(folder, name)).catch(fault);
  // Those that a process left that was killed here, too.
  for (const name of await readdir(folder))
    if (name.endsWith(DONE_WITH))
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 }).catch(fault);
  // oxlint-enable no-await-in-loop
  if (faults.length > 0) throw faults[0];
}

const isNewer = (name: string, standing: string): boolean =>
  Number.parseInt(name, 10) > Number.parseInt(standing, 10);

/** Puts an empty file where a folder of tiles is or was. */
async function close(place: string): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- as long as somebody makes the folder again
      return await writeFile(place, '', { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || left === 0) throw error;
    }
    // oxlint-disable no-await-in-loop -- as above
    const found = await lstat(place).catch(orGone);
    if (found?.isFile()) return;
    await rename(place, `${place}.${randomUUID().slice(0, 8)}${DONE_WITH}`).catch(orGone);
    // oxlint-enable no-await-in-loop
  }
}

/** What is not there any more needs nothing done. */
function orGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

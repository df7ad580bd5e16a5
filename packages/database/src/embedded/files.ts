import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { syncFile } from '../sync-file.ts';

/** Files at work at once: Node has four threads for all that waits for a disk, and the portal's own callers need some (passwords are worked out there). */
const AT_ONCE = 2;
/** A file system may tell the time of a write this much too coarsely to know one from the next. */
const COARSE_MS = 1_000;

/** What a copy holds of each file: by its path within the folder, its size and the moment of its last write. */
export type Copied = Map<string, { readonly size: number; readonly mtimeMs: number; readonly at: number }>;

/**
 * Copies a folder. Given what an earlier call has copied to the same place, only what was written since: so the most of it can be copied while the
 * database is at work, and the rest while it rests. Files that go meanwhile are left out.
 */
export async function copyFolder(from: string, to: string, before: Copied = new Map()): Promise<Copied> {
  const entries = (await readdir(from, { recursive: true, withFileTypes: true })).filter(
    // Tells PGlite that it is in use.
    ({ name }) => name !== 'postmaster.pid',
  );
  const pathOf = (entry: (typeof entries)[number]) => relative(from, join(entry.parentPath, entry.name));
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    // oxlint-disable-next-line no-await-in-loop -- parents first
    if (entry.isDirectory()) await mkdir(join(to, pathOf(entry)), { recursive: true, mode: 0o700 });
  }
  const copied: Copied = new Map();
  await eachOf(
    entries.filter((entry) => entry.isFile()),
    async (entry) => {
      const path = pathOf(entry);
      const at = Date.now();
      const seen = await stat(join(from, path)).catch(unlessGone);
      if (!seen) return;
      const { size, mtimeMs } = seen;
      const known = before.get(path);
      const same = known?.size === size && known.mtimeMs === mtimeMs && mtimeMs < known.at - COARSE_MS;
      // Where the file system can share blocks until one of the two is written, nothing is copied at all.
      if (!same)
        await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(unlessGone);
      copied.set(path, same ? known : { size, mtimeMs, at });
    },
  );
  const gone = [...before.keys()].filter((path) => !copied.has(path));
  await eachOf(gone, (path) => rm(join(to, path), { force: true }));
  return copied;
}

/** Resolves once everything in the folder, and its name, is on the disk and not in the system's memory only. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  await eachOf([...paths, folder, dirname(folder)], syncFile);
}

/** Bytes of all files in the folder. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let sum = 0;
  await eachOf(
    entries.filter((entry) => entry.isFile()),
    async ({ parentPath, name }) => {
      sum += (await stat(join(parentPath, name)).catch(unlessGone))?.size ?? 0;
    },
  );
  return sum;
}

/** A few at a time. Errors: the first. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, by several at once
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, Storage, StoredObject } from './storage.ts';

const KEY = /^[a-z0-9]+(?:\/[0-9a-f]{2})?\/[\w-]+(?:\.\w+)?$/;

/** Files in a folder of this machine, or of one that several share. What `put` has acknowledged survives a power cut: file and folders are fsynced. */
export class FolderStorage implements Storage {
  constructor(private readonly root: string) {}

  async put(key: string, path: string): Promise<void> {
    const to = this.#pathOf(key);
    await this.#makeFolder(dirname(to));
    try {
      // Whole at once, so that a kill leaves nothing beside it.
      await link(path, to);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' && !NO_SECOND_NAMES.has(codeOf(error))) throw error;
      await renamed(path, to);
    }
    await syncFolder(dirname(to));
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const file = await open(this.#pathOf(key), 'r').catch(orNull);
    if (file === null) return null;
    return createReadStream('', {
      fd: file,
      ...(range === undefined ? {} : { start: range.first, end: range.last }),
    });
  }

  async head(key: string): Promise<StoredObject | null> {
    const found = await stat(this.#pathOf(key)).catch(orNull);
    return found && { bytes: found.size, modified: found.mtime };
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<StoredObject & { readonly key: string }> {
    for await (const path of filesIn(this.root)) {
      const key = path.slice(this.root.length + 1).replaceAll(sep, '/');
      if (!key.startsWith(prefix) || !KEY.test(key)) continue;
      const found = await this.head(key);
      if (found) yield { key, ...found };
    }
  }

  #pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`No key of ours: ${key}`);
    return join(this.root, ...key.split('/'));
  }

  /** Makes a folder and those above it; each that is new stands in its parent for good. */
  async #makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    for (let at = folder; at.length >= dirname(first).length; at = dirname(at))
      // oxlint-disable-next-line no-await-in-loop -- three at most
      await syncFolder(at);
  }
}

/** Files of a folder and of those in it. `opendir` with `recursive` leaves out most of what lies in more than thirty-two folders (Node 20). */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(orNull);
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

/** The file system is another, or knows no second names. */
const NO_SECOND_NAMES = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']);

/** Beside its place first, for the place may be taken: a rename puts the new one there whole. */
async function renamed(from: string, to: string): Promise<void> {
  const beside = `${to}.${randomUUID()}`;
  try {
    await linkOrCopy(from, beside);
    await rename(beside, to);
  } finally {
    // It is still there after a fault, and where both are names of the same bytes: then a rename does nothing.
    await rm(beside, { force: true });
  }
}

/** A second name for the same bytes, which are on the disk already; else a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!NO_SECOND_NAMES.has(codeOf(error))) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
    const file = await open(to, 'r+');
    await file.sync().finally(() => file.close());
  }
}

/** Windows opens no folder. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => null);
  await opened?.sync().finally(() => opened.close());
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function orNull(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw error;
}

import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DRAFT } from '../drawing/keep-file.ts';

/** Share of the limit that stays when room is made. */
const KEPT = 0.9;
/** So many versions of the data: a drawing takes seconds. */
const CLOSED_VERSIONS = 20;

/**
 * Tiles as files, by the data version they were drawn of. A file gets its name when it is whole, so that nobody reads half a tile; the longest
 * unused go first when there is no more room. Every failure of the disk is a miss: a full one makes maps slower, not wrong.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #limit: number;
  /** Files with their sizes, the longest unused first. */
  readonly #files = new Map<string, number>();
  readonly #made = new Set<string>();
  #size = 0;
  #version: string | null = null;
  #ready: Promise<void> = Promise.resolve();

  constructor(folder: string, limitBytes: number) {
    this.#folder = folder;
    this.#limit = limitBytes;
  }

  /** The bytes kept under a key; undefined when there are none. */
  async get(version: string, key: string): Promise<Buffer | undefined> {
    await this.#turnTo(version);
    const file = this.#file(version, key);
    // A look costs microseconds; a thread woken to find nothing, a hundred times as much.
    if (!existsSync(file)) return undefined;
    try {
      const bytes = await readFile(file);
      // What a power cut may leave of a file that got its name before its bytes.
      if (bytes.length === 0) this.#drop(file);
      else this.#note(file, bytes.length);
      return bytes.length === 0 ? undefined : bytes;
    } catch {
      this.#drop(file);
      return undefined;
    }
  }

  /** Keeps bytes under a key. Never fails. */
  async put(version: string, key: string, bytes: Uint8Array): Promise<void> {
    await this.#turnTo(version);
    const file = this.#file(version, key);
    const draft = `${file}.${randomUUID().slice(0, 8)}${DRAFT}`;
    try {
      const folder = dirname(file);
      if (!this.#made.has(folder)) await mkdir(folder, { recursive: true });
      this.#made.add(folder);
      await writeFile(draft, bytes);
      await rename(draft, file);
      this.#note(file, bytes.length);
      await this.#makeRoom();
    } catch {
      this.#made.delete(dirname(file));
      await rm(draft, { force: true }).catch(ignore);
    }
  }

  /** Where bytes under a key would be kept, for who writes them elsewhere and then tells `kept`. */
  async placeOf(version: string, key: string): Promise<string> {
    await this.#turnTo(version);
    return this.#file(version, key);
  }

  /** Counts a file that was written elsewhere. */
  async kept(file: string, size: number): Promise<void> {
    this.#note(file, size);
    await this.#makeRoom();
  }

  /** Bytes on the disk, as far as this process knows. */
  get size(): number {
    return this.#size;
  }

  #file(version: string, key: string): string {
    const name = createHash('sha256').update(key).digest('base64url').slice(0, 40);
    return join(this.#folder, version, name.slice(0, 2).toLowerCase(), name);
  }

  #note(file: string, size: number): void {
    this.#drop(file);
    this.#files.set(file, size);
    this.#size += size;
  }

  #drop(file: string): void {
    this.#size -= this.#files.get(file) ?? 0;
    this.#files.delete(file);
  }

  async #makeRoom(): Promise<void> {
    if (this.#size <= this.#limit) return;
    for (const file of this.#files.keys()) {
      if (this.#size <= this.#limit * KEPT) break;
      this.#drop(file);
      // oxlint-disable-next-line no-await-in-loop -- the disk has other work too
      await rm(file, { force: true }).catch(ignore);
    }
  }

  /** With the first tile of a data version: the older ones' go, and what another process or an earlier life kept of it is found. */
  #turnTo(version: string): Promise<void> {
    if (version === this.#version) return this.#ready;
    this.#version = version;
    this.#files.clear();
    this.#made.clear();
    this.#size = 0;
    this.#ready = this.#begin(version).catch(ignore);
    return this.#ready;
  }

  async #begin(version: string): Promise<void> {
    const folders = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    const old = folders.filter(({ name }) => name !== version);
    // Not waited for: they may be many.
    void Promise.all(
      old
        .filter((one) => one.isDirectory() || longAgo(one.name, version))
        .map((one) => {
          const place = join(this.#folder, one.name);
          return (one.isDirectory() ? removeFolder(place) : rm(place, { force: true })).catch(ignore);
        }),
    );
    const here = join(this.#folder, version);
    const names = await readdir(here, { recursive: true, withFileTypes: true }).catch(() => []);
    const found = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const file = join(parentPath, name);
          const { size, mtimeMs } = await stat(file);
          return { file, size, mtimeMs };
        }),
    );
    for (const { file, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (file.endsWith(DRAFT)) void rm(file, { force: true }).catch(ignore);
      else this.#note(file, size);
    }
  }
}

/** Takes a folder of tiles away, and never the mark that may stand in its place by now (forget-tiles.ts): a file is no folder to be read or removed. */
async function removeFolder(place: string): Promise<void> {
  const names = await readdir(place);
  await Promise.all(names.map((name) => rm(join(place, name), { recursive: true, force: true })));
  await rmdir(place);
}

/** A version that was closed (forget-tiles.ts) stays so until nobody can still be drawing of it. */
const longAgo = (closed: string, version: string): boolean =>
  !(Number.parseInt(version, 10) - Number.parseInt(closed, 10) < CLOSED_VERSIONS);

function ignore(): void {}

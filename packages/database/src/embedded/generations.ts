import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { syncFile } from '../sync-file.ts';
import { copyFolder, syncFolder } from './files.ts';

/** A copy of the database that is whole and on the disk. */
export interface KeptCopy {
  readonly path: string;
  readonly at: Date;
}

/** The first data directory's name; later ones are `pgdata-1`, `pgdata-2` and so on. */
const FIRST = 'pgdata';
const POINTER = 'atual';
const ASIDE = 'afastado';
const COPY = /^copia-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;
/** Before and after the last import. */
const COPIES = 2;

/**
 * The data directories within an embedded database's folder. One is in use, named by the file `atual`: changing that file is the one step by which
 * another takes its place, whole or not at all. `copia-<moment>` are copies that are whole, since they get that name when they are.
 */
export class Generations {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The data directory in use; it may not be there yet. */
  async current(): Promise<string> {
    const name = await readFile(join(this.#folder, POINTER), 'utf8').catch(() => FIRST);
    return join(this.#folder, /^pgdata(-\d+)?$/.test(name.trim()) ? name.trim() : FIRST);
  }

  /** A data directory's path that has never been in use. */
  async next(): Promise<string> {
    // The one in use counts though it may be gone.
    const names = [...(await this.#names()), basename(await this.current())];
    const numbers = names.map((name) => Number(/^pgdata-(\d+)$/.exec(name)?.[1] ?? 0));
    return join(this.#folder, `${FIRST}-${Math.max(0, ...numbers) + 1}`);
  }

  /** From now on, and after a power cut too, this directory is the one in use. */
  async use(dataDir: string): Promise<void> {
    const draft = join(this.#folder, `${POINTER}.new`);
    await writeFile(draft, basename(dataDir), { mode: 0o600 });
    await syncFile(draft);
    await rename(draft, join(this.#folder, POINTER));
    // It holds from here on; only a power cut in this moment could still find the one before.
    await syncFile(this.#folder).catch(() => {});
  }

  /** The copies, newest first. */
  async copies(): Promise<KeptCopy[]> {
    const found = (await this.#names()).flatMap((name) => {
      const [, day, hours, minutes, seconds] = COPY.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ path: join(this.#folder, name), at: new Date(`${day}T${hours}:${minutes}:${seconds}`) }];
    });
    return found.sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  /** Keeps a copy of a data directory that nobody writes meanwhile, on the disk. Errors: the disk's, and then there is none. */
  async keepCopy(dataDir: string): Promise<void> {
    const draft = join(this.#folder, 'copia.new');
    await rm(draft, { recursive: true, force: true });
    try {
      await copyFolder(dataDir, draft);
      await syncFolder(draft);
      await rename(draft, join(this.#folder, `copia-${new Date().toISOString().replaceAll(':', '-')}`));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    await syncFile(this.#folder);
  }

  /** Copies but the newest go. */
  async forgetCopies(kept = COPIES): Promise<void> {
    const old = (await this.copies()).slice(kept);
    await Promise.all(old.map(({ path }) => remove(path)));
  }

  /** Takes a data directory that is damaged, or that a backup replaces, out of the way, in place of an earlier one, and gives where it lies. */
  async setAside(dataDir: string): Promise<string> {
    const aside = join(this.#folder, ASIDE);
    await remove(aside);
    await rename(dataDir, aside).catch(() => {}); // there may be nothing left of it
    return aside;
  }

  /** What was set aside, of the moment in which it was last written as a database. */
  async aside(): Promise<KeptCopy[]> {
    const path = join(this.#folder, ASIDE);
    const control = await stat(join(path, 'global', 'pg_control')).catch(() => stat(path).catch(() => null));
    return control === null ? [] : [{ path, at: control.mtime }];
  }

  /** Removes what a process that was killed has left half done. */
  async clear(): Promise<void> {
    const current = await this.current();
    if (!existsSync(current)) return;
    const left = (await this.#names())
      .filter((name) => /^pgdata-\d+$|\.new$|\.new\.whole$|\.away$/.test(name) || name === FIRST)
      .map((name) => join(this.#folder, name))
      .filter((path) => path !== current);
    await Promise.all(left.map((path) => remove(path)));
  }

  async #names(): Promise<string[]> {
    return readdir(this.#folder).catch(() => []);
  }
}

/** A copy's name must not outlive its content: it loses the name first. */
async function remove(path: string): Promise<void> {
  const away = `${path}.away`;
  await rename(path, away).catch(() => {});
  await rm(away, { recursive: true, force: true });
}

import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@fonte/pt-br/clock';
import type { FastifyBaseLogger } from 'fastify';
import { ArchiveFault } from './archive-fault.ts';
import { openArchive, type Archive } from './archive.ts';

/** How long the file is believed to be the one that was opened, ms. */
const BELIEVED_MS = 5_000;

/** A tile's bytes as they are kept, null where there are none, and the archive that they are of. */
export interface FoundTile {
  readonly archive: Archive;
  readonly bytes: Buffer | null;
}

type StatOf = (path: string) => Promise<Stats>;

/** The base map of BASEMAP_PMTILES, as its file stands: one that is replaced while the server runs is opened anew. */
export class BaseMapFile {
  readonly #path: string | null;
  readonly #clock: Clock;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #archive: Archive | null = null;
  #fault: string | null = null;
  /** Which file was looked at, by what changes when another takes its place. */
  #seen = '';
  #until = 0;
  #looking: Promise<void> | null = null;
  readonly #lossy = new WeakSet<Archive>();

  readonly #stat: StatOf;

  /** `statOf` for tests: of a disk that does not answer. */
  constructor(
    path: string | null,
    clock: Clock,
    log: Pick<FastifyBaseLogger, 'warn'>,
    statOf: StatOf = stat,
  ) {
    this.#stat = statOf;
    this.#path = path;
    this.#clock = clock;
    this.#log = log;
  }

  /** A sentence where the setting names a file that is no base map; of when it was last looked at. */
  get fault(): string | null {
    return this.#fault;
  }

  /** The archive; null without the setting, and while its file is none. */
  async current(): Promise<Archive | null> {
    if (this.#path !== null && this.#clock.now().getTime() >= this.#until) await this.look();
    return this.#archive;
  }

  /** Looks at the file now. Never an error. */
  async look(): Promise<void> {
    if (this.#path === null) return;
    this.#looking ??= this.#lookAt(this.#path).finally(() => {
      this.#looking = null;
    });
    await this.#looking;
  }

  /** Looks at the file as a server starts, which does not wait longer than `patienceMs` for a disk that does not answer. Never an error. */
  async lookFirst(patienceMs: number): Promise<void> {
    await Promise.race([this.look(), pause(patienceMs, undefined, { ref: false })]);
  }

  /** A tile of the archive as it stands, with the archive; null without one. Errors: `ArchiveFault`; those of the file system. */
  async tile(z: number, x: number, y: number): Promise<FoundTile | null> {
    const archive = await this.current();
    if (archive === null) return null;
    try {
      return { archive, bytes: await archive.tile(z, x, y) };
    } catch (error) {
      // It may have been replaced a moment ago.
      await this.look();
      const now = this.#archive;
      if (now === archive) throw error;
      return now === null ? null : { archive: now, bytes: await now.tile(z, x, y) };
    }
  }

  /** Tells the log of a tile that could not be given, once for each archive: it is asked for again by every map that shows its place. */
  lost(error: unknown, place: { readonly z: number; readonly x: number; readonly y: number }): void {
    const archive = this.#archive;
    if (archive === null || this.#lossy.has(archive)) return;
    this.#lossy.add(archive);
    this.#log.warn({ err: error, ...place }, 'a tile of the base map cannot be read');
  }

  async close(): Promise<void> {
    const archive = this.#archive;
    this.#archive = null;
    await archive?.close();
  }

  async #lookAt(path: string): Promise<void> {
    const before = this.#archive;
    try {
      const { ino, size, mtimeMs } = await this.#stat(path);
      const seen = `${ino} ${size} ${mtimeMs}`;
      if (seen !== this.#seen) {
        this.#seen = seen;
        this.#archive = await openArchive(path);
        this.#fault = null;
      }
    } catch (error) {
      this.#archive = null;
      this.#tell(error);
    }
    this.#until = this.#clock.now().getTime() + BELIEVED_MS;
    // What a file that has been replaced says as it is closed is nobody's concern.
    if (before !== this.#archive) await before?.close().catch(() => undefined);
  }

  /** Once for each other reason. */
  #tell(error: unknown): void {
    const what =
      error instanceof ArchiveFault
        ? `O arquivo ${error.message}.`
        : 'O arquivo não existe ou não pode ser lido.';
    const fault = `BASEMAP_PMTILES: ${what} Os mapas usam a base que vem com o portal.`;
    if (!(error instanceof ArchiveFault)) this.#seen = '';
    if (fault === this.#fault) return;
    this.#fault = fault;
    this.#log.warn({ err: error }, fault);
  }
}

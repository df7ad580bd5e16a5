import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Failure } from '../failures/fail.ts';
import { isNoRoom, KeptAnswer, type Room } from './kept-answer.ts';

export interface SpoolSettings {
  /** Folder of the files; made when first needed. */
  readonly folder: string;
  /** What all answers together may have on disk, bytes. */
  readonly quotaBytes: number;
  /** What one answer may have in memory before it goes to disk, bytes. */
  readonly memoryBytes?: number;
  /** How many answers one person may leave unread. */
  readonly perPerson?: number;
}

const MEMORY_BYTES = 512 * 1024;
/** QGIS and a browser's downloads together stay below. */
const PER_PERSON = 8;
/** Retry-After of a person who has too many unread answers, seconds. */
const RETRY_SECONDS = 10;

/**
 * Keeps streamed answers for readers that are slower than their source: in memory, and on disk above that, so that the database's connection and cursor
 * are free at the database's own speed (decisions/0022). A file has no name once it is open: whatever ends the process, its room is given back.
 */
export class Spool implements Room {
  readonly #settings: Required<SpoolSettings>;
  readonly #unread = new Map<string, number>();
  #bytes = 0;

  constructor(settings: SpoolSettings) {
    this.#settings = { memoryBytes: MEMORY_BYTES, perPerson: PER_PERSON, ...settings };
  }

  /** On disk now, all answers together. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The same bytes, taken from the source as fast as it gives them once somebody reads. Errors: `busy` for a person with too many unread answers. */
  keep(source: Readable, person: string): Readable {
    const unread = this.#unread.get(person) ?? 0;
    if (unread >= this.#settings.perPerson) {
      giveUp(source);
      throw new Failure('busy', {}, { retryAfterSeconds: RETRY_SECONDS });
    }
    this.#unread.set(person, unread + 1);
    const kept = new KeptAnswer(source, this, this.#settings.memoryBytes);
    kept.once('close', () => this.#left(person));
    return kept;
  }

  reserve(bytes: number): boolean {
    if (this.#bytes + bytes > this.#settings.quotaBytes) return false;
    this.#bytes += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }

  async open(): Promise<FileHandle | null> {
    const { folder } = this.#settings;
    const path = join(folder, randomUUID());
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(path, 'wx+', 0o600);
      await unlink(path);
      return file;
    } catch (error) {
      if (isNoRoom(error)) return null;
      throw error;
    }
  }

  /** Removes what a process left that was killed between making a file and taking its name away. */
  async clean(): Promise<void> {
    const { folder } = this.#settings;
    const names = await readdir(folder).catch(() => []);
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true, recursive: true })));
  }

  #left(person: string): void {
    const unread = (this.#unread.get(person) ?? 1) - 1;
    if (unread > 0) this.#unread.set(person, unread);
    else this.#unread.delete(person);
  }
}

/** Ends a source that nobody has read from: begun first, for a generator that has not begun ends without giving back what it was given. */
function giveUp(source: Readable): void {
  source.on('error', () => {});
  source.once('readable', () => source.destroy());
  source.read(0);
}

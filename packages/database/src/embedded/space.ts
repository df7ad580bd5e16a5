import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskFull } from '../faults.ts';

/** How full the disk is: 'enough'; 'short', where large loads are refused and short writes go on; 'full', where nothing is written any more. */
export type Room = 'enough' | 'short' | 'full';

/** What PGlite needs to open at all: it may have to make a segment of its log (16 MB) before it answers. */
const OPENING_BYTES = 24 * 1024 * 1024;
const MEASURED_FOR_MS = 1_000;
const KEPT_AGAIN_MS = 60_000;
const ZEROS = Buffer.alloc(4 * 1024 * 1024);

/**
 * The disk under an embedded database. Below `reserveBytes` large loads are refused, below a quarter of it everything but reading: PGlite hangs when
 * its log meets a full disk. A file of three eighths is kept in the folder where `guarded` is set, and given up when the quarter is reached: so that
 * a disk that others have filled to the last byte still lets people sign in, and the database open.
 */
export class Space {
  readonly #folder: string;
  readonly #reserveBytes: number;
  readonly #keptBytes: number;
  readonly #measure: (folder: string) => Promise<number>;
  #measuredAt = 0;
  #keptAt = 0;
  #room: Room = 'enough';

  constructor(folder: string, reserveBytes: number, guarded: boolean, measure = freeBytes) {
    this.#folder = folder;
    this.#measure = measure;
    this.#reserveBytes = reserveBytes;
    this.#keptBytes = guarded ? Math.trunc((reserveBytes * 3) / 8) : 0;
  }

  /** How full the disk is, as measured within the last second or, with `now`, at this moment. */
  async room(now = false): Promise<Room> {
    if (!now && Date.now() - this.#measuredAt < MEASURED_FOR_MS) return this.#room;
    this.#measuredAt = Date.now();
    this.#room = this.#roomOf(await this.free());
    if (this.#room === 'full' && (await this.#giveUp())) this.#room = this.#roomOf(await this.free());
    return this.#room;
  }

  /** Bytes that this process may still write. */
  free(): Promise<number> {
    return this.#measure(this.#folder);
  }

  /** Errors: `DiskFull` where there is no room for so many bytes more, the reserve aside. */
  async demand(bytes: number): Promise<void> {
    if ((await this.free()) < bytes + this.#reserveBytes) throw new DiskFull(SHORT);
  }

  /** Before PGlite opens, which on a full disk it does not do, nor say so. Errors: `DiskFull`. */
  async demandOpening(): Promise<void> {
    await this.room(true);
    if ((await this.free()) < OPENING_BYTES) throw new DiskFull(FULL);
  }

  /** Puts the reserve aside where it is missing and there is room for it; now and then. Best effort. */
  async keepReserve(): Promise<void> {
    if (this.#keptBytes === 0 || Date.now() - this.#keptAt < KEPT_AGAIN_MS) return;
    this.#keptAt = Date.now();
    const kept = await stat(this.#path).catch(() => undefined);
    if (kept?.size === this.#keptBytes) return;
    if ((await this.free()) < this.#keptBytes + this.#reserveBytes) return;
    await this.#write().catch(() => this.#giveUp());
  }

  get #path(): string {
    return join(this.#folder, 'reserva');
  }

  #roomOf(free: number): Room {
    if (free < this.#reserveBytes / 4) return 'full';
    return free < this.#reserveBytes ? 'short' : 'enough';
  }

  /** Written whole: a file of holes would hold no place. */
  async #write(): Promise<void> {
    const file = await open(this.#path, 'w', 0o600);
    try {
      for (let at = 0; at < this.#keptBytes; at += ZEROS.length) {
        // oxlint-disable-next-line no-await-in-loop -- one piece after the other
        await file.write(ZEROS, 0, Math.min(ZEROS.length, this.#keptBytes - at));
      }
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Whether there was a reserve to give up. */
  async #giveUp(): Promise<boolean> {
    const there = await stat(this.#path).catch(() => undefined);
    if (!there) return false;
    await rm(this.#path, { force: true });
    return true;
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const FULL = 'The disk of the embedded database is full: it only reads until there is space again';
const SHORT = 'The disk of the embedded database is nearly full: there is no room for a large load';

/** What a write that was refused is to be told as. */
export const diskFull = (cause?: unknown): DiskFull => new DiskFull(FULL, { cause });

/** What a load that was refused is to be told as. */
export const loadRefused = (): DiskFull => new DiskFull(SHORT);

import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';

/** Where there is room on disk. */
export interface Room {
  /** Room for so many bytes, or none. */
  reserve(bytes: number): boolean;
  release(bytes: number): void;
  /** A new file that nobody else can open; null when the disk has no room. */
  open(): Promise<FileHandle | null>;
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a write failed for want of room. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code));

/** Read from the file at a time, bytes. */
const PIECE = 65_536;

/**
 * An answer that runs ahead of its reader: first in memory, then in a file, and again in memory once the file has been read to its end. Where there is
 * no room on disk the source waits for the reader, as a stream does.
 */
export class KeptAnswer extends Readable {
  readonly #source: Readable;
  readonly #spool: Room;
  readonly #memoryBytes: number;
  readonly #memory: Buffer[] = [];
  #inMemory = 0;
  #file: FileHandle | undefined;
  /** Of the file: how far it is written and read. What lies between waits for the reader, behind what is in memory. */
  #written = 0;
  #taken = 0;
  /** File operations, one after the other. */
  #working: Promise<unknown> = Promise.resolve();
  #pumping = false;
  #feeding = false;
  #wanted = false;
  #complete = false;
  /** How often the reader has taken something, and who is told when he does again. */
  #steps = 0;
  #progress: () => void = () => {};

  constructor(source: Readable, spool: Room, memoryBytes: number) {
    super();
    this.#source = source;
    this.#spool = spool;
    this.#memoryBytes = memoryBytes;
  }

  override _read(): void {
    this.#wanted = true;
    // Not before somebody reads, who then hears of its errors.
    if (!this.#pumping) void this.#pump();
    void this.#feed();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#source.destroy();
    this.#steps += 1;
    this.#progress();
    callbackify(() => this.#giveBack())(() => done(error));
  }

  async #giveBack(): Promise<void> {
    await this.#inTurn(async () => {
      this.#spool.release(this.#written);
      this.#written = this.#taken = 0;
      await this.#file?.close();
    }).catch(() => {}); // a file that cannot be closed has no name to be found by
  }

  async #pump(): Promise<void> {
    this.#pumping = true;
    try {
      for await (const piece of this.#source) {
        const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(piece as string);
        if (bytes.length > 0) await this.#store(bytes);
        if (this.destroyed) return;
        void this.#feed();
      }
      this.#complete = true;
      void this.#feed();
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  async #store(piece: Buffer): Promise<void> {
    while (!this.destroyed) {
      const inOrder = this.#written === this.#taken;
      if (inOrder && (this.#inMemory === 0 || this.#inMemory + piece.length <= this.#memoryBytes)) {
        this.#memory.push(piece);
        this.#inMemory += piece.length;
        return;
      }
      const steps = this.#steps;
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      if (await this.#write(piece)) return;
      // Unless he has taken something meanwhile, which may have made room.
      // oxlint-disable-next-line no-await-in-loop
      if (steps === this.#steps) await new Promise<void>((progress) => (this.#progress = progress));
    }
  }

  /** Appends to the file; false when there is no room for it. */
  async #write(piece: Buffer): Promise<boolean> {
    if (!this.#spool.reserve(piece.length)) return false;
    const written = await this.#inTurn(async () => {
      if (this.destroyed) return false;
      this.#file ??= (await this.#spool.open()) ?? undefined;
      if (!this.#file || !(await writeAll(this.#file, piece, this.#written))) return false;
      this.#written += piece.length;
      return true;
    });
    if (!written) this.#spool.release(piece.length);
    return written;
  }

  /** Gives the reader what is next, as long as he wants more. */
  async #feed(): Promise<void> {
    if (this.#feeding) return;
    this.#feeding = true;
    try {
      while (this.#wanted && !this.destroyed) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const piece = this.#fromMemory() ?? (await this.#fromFile());
        if (piece) this.#give(piece);
        else if (this.#memory.length === 0 && this.#written === this.#taken) {
          if (this.#complete) this.push(null);
          return;
        }
      }
    } catch (error) {
      this.destroy(error as Error);
    } finally {
      this.#feeding = false;
    }
  }

  #give(piece: Buffer): void {
    // While the piece is being given the reader may ask for the next.
    this.#wanted = false;
    if (this.push(piece)) this.#wanted = true;
    this.#steps += 1;
    this.#progress();
  }

  #fromMemory(): Buffer | undefined {
    const piece = this.#memory.shift();
    this.#inMemory -= piece?.length ?? 0;
    return piece;
  }

  /** The next piece of the file; undefined when it has been read to its end. A file that has been is emptied. */
  async #fromFile(): Promise<Buffer | undefined> {
    if (this.#written === this.#taken) return undefined;
    return this.#inTurn(async () => {
      const length = Math.min(PIECE, this.#written - this.#taken);
      if (!this.#file || length === 0) return undefined;
      const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, this.#taken);
      this.#taken += bytesRead;
      if (this.#taken === this.#written) {
        await this.#file.truncate(0);
        this.#spool.release(this.#written);
        this.#written = this.#taken = 0;
      }
      return buffer.subarray(0, bytesRead);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#working.then(work);
    this.#working = turn.catch(() => {});
    return turn;
  }
}

/** False when the disk has no room for all of it. */
async function writeAll(file: FileHandle, piece: Buffer, at: number): Promise<boolean> {
  try {
    for (let done = 0; done < piece.length;) {
      // oxlint-disable-next-line no-await-in-loop -- the rest of what did not go at once
      const { bytesWritten } = await file.write(piece, done, piece.length - done, at + done);
      done += bytesWritten;
    }
    return true;
  } catch (error) {
    if (isNoRoom(error)) return false;
    throw error;
  }
}

import { statfs } from 'node:fs/promises';
import { DiskFull } from '../faults.ts';
import type { DatabaseThread } from './thread.ts';

/** Written-ahead log after which a checkpoint is due. PGlite makes none by itself: its log would grow, and its next start last, without end. */
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 2_000;
const SPACE_EVERY_MS = 1_000;

/** What a server's background processes would do, between statements. */
export class Upkeep {
  readonly #folder: string;
  readonly #reserveBytes: number;
  #lookedAt = Date.now();
  #measuredAt = 0;
  #full = false;
  /** The thread that was made read-only, so that it is told once. */
  #readOnly: DatabaseThread | undefined;

  constructor(folder: string, reserveBytes: number) {
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
  }

  /**
   * Before a session's first statement: once the disk is nearly full only reading goes on, until there is space again. PGlite hangs when its log
   * meets a full disk, and cannot start again on one.
   */
  async beforeSession(thread: DatabaseThread): Promise<void> {
    let full = await this.#diskFull();
    if (full === (this.#readOnly === thread)) return;
    if (full) {
      await this.checkpointIfDue(thread); // gives its log back, which may be enough
      this.#measuredAt = 0;
      full = await this.#diskFull();
    }
    await thread.client.query(`set default_transaction_read_only = ${full ? 'on' : 'off'}`);
    this.#readOnly = full ? thread : undefined;
  }

  /** Errors: `DiskFull` when the disk is nearly full. Asked while a long load runs. */
  async refuseIfFull(): Promise<void> {
    if (await this.#diskFull()) throw diskFull();
  }

  /** What a refused write is to be told as. */
  explain(error: unknown, thread: DatabaseThread): unknown {
    const refused = error instanceof Error && 'code' in error && error.code === '25006';
    return refused && this.#readOnly === thread ? diskFull(error) : error;
  }

  /** After a session, now and then: a checkpoint if enough has been written. */
  async afterSession(thread: DatabaseThread): Promise<void> {
    if (Date.now() - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = Date.now();
    await this.checkpointIfDue(thread);
  }

  async checkpointIfDue(thread: DatabaseThread): Promise<void> {
    const { rows } = await thread.client.query<{ due: boolean }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${CHECKPOINT_BYTES} as due from pg_control_checkpoint()`,
    );
    if (rows[0]?.due) await thread.client.query('checkpoint');
  }

  async #diskFull(): Promise<boolean> {
    if (Date.now() - this.#measuredAt < SPACE_EVERY_MS) return this.#full;
    this.#measuredAt = Date.now();
    const { bavail, bsize } = await statfs(this.#folder);
    this.#full = bavail * bsize < this.#reserveBytes;
    return this.#full;
  }
}

function diskFull(cause?: unknown): DiskFull {
  return new DiskFull('The disk of the embedded database is full: it only reads until there is space again', {
    cause,
  });
}

import { diskFull, loadRefused, type Space } from './space.ts';
import type { DatabaseThread } from './thread.ts';

/** Written-ahead log after which a checkpoint is due. PGlite makes none by itself: its log would grow, and its next start last, without end. */
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 2_000;

/** What a server's background processes would do, between statements. */
export class Upkeep {
  readonly #space: Space;
  #lookedAt = Date.now();
  /** The thread that was made read-only, so that it is told once. */
  #readOnly: DatabaseThread | undefined;

  constructor(space: Space) {
    this.#space = space;
  }

  /**
   * Before a session's first statement: once the disk is full only reading goes on, until there is space again. PGlite hangs when its log meets a full
   * disk, and cannot start again on one.
   */
  async beforeSession(thread: DatabaseThread): Promise<void> {
    let full = (await this.#space.room()) === 'full';
    if (full === (this.#readOnly === thread)) return;
    if (full) {
      await this.checkpointIfDue(thread); // gives its log back, which may be enough
      full = (await this.#space.room(true)) === 'full';
    }
    await thread.client.query(`set default_transaction_read_only = ${full ? 'on' : 'off'}`);
    this.#readOnly = full ? thread : undefined;
  }

  /** Errors: `DiskFull` when the disk is nearly full. Asked while a long load runs. */
  async refuseLoad(): Promise<void> {
    if ((await this.#space.room()) !== 'enough') throw loadRefused();
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
    await this.#space.keepReserve();
  }

  async checkpointIfDue(thread: DatabaseThread): Promise<void> {
    const { rows } = await thread.client.query<{ due: boolean }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${CHECKPOINT_BYTES} as due from pg_control_checkpoint()`,
    );
    if (rows[0]?.due) await thread.client.query('checkpoint');
  }
}

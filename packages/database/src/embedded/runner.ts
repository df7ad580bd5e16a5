import type pg from 'pg';
import type { Limits } from '../engine.ts';
import { DatabaseUnavailable, StatementTimeout } from '../faults.ts';
import type { Runner } from '../session.ts';
import { copyChunks, CopyStatement } from './copy.ts';
import type { DatabaseThread } from './thread.ts';
import type { Upkeep } from './upkeep.ts';

/** What a turn needs of its engine. */
export interface Host {
  readonly upkeep: Upkeep;
  /** The living thread. */
  thread(): Promise<DatabaseThread>;
  /** Time limit of a statement, ms; 0 means none. */
  timeLimit(limits: Limits): number;
  /** How long a statement may keep others waiting, ms. */
  readonly heldMs: number;
  /** Whether others wait. */
  readonly othersWait: boolean;
  /** Ends the thread, whose running statement fails with `reason`, and starts the next. */
  replace(thread: DatabaseThread, reason: Error): void;
}

/** No checkpoint takes this long unless PGlite hangs, as on a disk that filled in one moment. */
const UPKEEP_MS = 60_000;

/** How often it is looked whether a statement keeps others waiting, ms; and how much sooner it must end when its own caller has gone. */
const LOOK_MS = 100;
const GONE = 4;

/** One turn on the embedded database: everything in it runs on one thread, or fails with it. */
export class EmbeddedRunner implements Runner {
  /** One statement at a time, without workers. */
  readonly besideOthers = false;
  readonly #engine: Host;
  readonly #giveBack: () => void;
  #bound: DatabaseThread | undefined;
  /** Whether who asked for the running statement waits for it no longer. */
  #gone = false;

  constructor(engine: Host, giveBack: () => void) {
    this.#engine = engine;
    this.#giveBack = giveBack;
  }

  async run<T>(work: (client: pg.ClientBase) => Promise<T>, limits: Limits): Promise<T> {
    const thread = await this.#thread();
    const limit = this.#engine.timeLimit(limits);
    const end = () => this.#engine.replace(thread, new StatementTimeout(limit));
    const timer = limit > 0 ? setTimeout(end, limit) : undefined;
    this.#gone = false;
    const stopLooking = this.#lookWhetherOthersWait(thread, limits);
    try {
      return await work(thread.client);
    } catch (error) {
      throw thread.ended ?? this.#engine.upkeep.explain(error, thread);
    } finally {
      clearTimeout(timer);
      stopLooking();
    }
  }

  /**
   * PGlite cannot be interrupted, so that a statement which keeps others waiting ends with its thread, and the next one opens in about two seconds. Loads and upkeep, which name
   * a limit of their own, and transactions, which write, are left to their limit.
   */
  #lookWhetherOthersWait(thread: DatabaseThread, limits: Limits): () => void {
    if (limits.timeoutMs !== undefined || thread.client.getTransactionStatus() !== 'I') return () => {};
    const began = performance.now();
    const look = setInterval(() => {
      const { heldMs, othersWait } = this.#engine;
      const longest = this.#gone ? heldMs / GONE : heldMs;
      if (othersWait && performance.now() - began > longest)
        this.#engine.replace(thread, new StatementTimeout(longest));
    }, LOOK_MS);
    return () => clearInterval(look);
  }

  async copyIn(statement: string, rows: AsyncIterable<Buffer | string>, limits: Limits): Promise<number> {
    const { upkeep } = this.#engine;
    let count = 0;
    let chunks = 0;
    for await (const chunk of copyChunks(rows)) {
      limits.signal?.throwIfAborted();
      await upkeep.refuseLoad();
      count += await this.run((client) => new CopyStatement(statement, chunk).runOn(client), limits);
      chunks += 1;
      if (chunks % 32 === 0) await upkeep.checkpointIfDue(await this.#thread());
    }
    return count;
  }

  /** The statement is left to finish, unless others wait for it. */
  async cancel(): Promise<void> {
    this.#gone = true;
  }

  async release(): Promise<void> {
    void this.#leave()
      .catch(() => {})
      .finally(this.#giveBack);
  }

  /** The next session finds no transaction left open, and the database in order. */
  async #leave(): Promise<void> {
    const thread = this.#bound;
    if (!thread || thread.ended) return;
    const stuck = () =>
      this.#engine.replace(thread, new DatabaseUnavailable('The embedded database is stuck'));
    const timer = setTimeout(stuck, UPKEEP_MS);
    try {
      if (thread.client.getTransactionStatus() !== 'I') await thread.client.query('rollback');
      await this.#engine.upkeep.afterSession(thread);
    } finally {
      clearTimeout(timer);
    }
  }

  /** A session never goes on in another thread: its transaction would silently have lost its first half. */
  async #thread(): Promise<DatabaseThread> {
    if (this.#bound?.ended) {
      throw new DatabaseUnavailable('The embedded database was restarted', { cause: this.#bound.ended });
    }
    if (!this.#bound) {
      const thread = await this.#engine.thread();
      await this.#engine.upkeep.beforeSession(thread);
      this.#bound = thread;
    }
    return this.#bound;
  }
}

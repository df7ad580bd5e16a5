import type pg from 'pg';
import { DatabaseUnavailable, StatementTimeout } from '../faults.ts';
import type { Engine, Limits, Session } from '../engine.ts';
import { OrderedSession, type Runner } from '../session.ts';
import { Turns } from '../turns.ts';
import { copyChunks, CopyStatement } from './copy.ts';
import { lockFolder } from './lock.ts';
import { prepareFolder, type OpeningStep } from './prepare.ts';
import { DatabaseThread } from './thread.ts';

export interface EmbeddedSettings {
  /** Folder of the database; made if missing. */
  readonly folder: string;
  /** Default time limit of a statement, ms; 0 means none. */
  readonly timeoutMs: number;
  /** How long a caller waits in the queue before `DatabaseUnavailable`, ms. */
  readonly queueMs: number;
  readonly progress?: ((step: OpeningStep) => void) | undefined;
}

/** PGlite in a worker thread: one session at a time, first come first served, a transaction whole. */
export class EmbeddedEngine implements Engine {
  readonly kind = 'embedded';
  readonly #settings: EmbeddedSettings;
  readonly #dataDir: string;
  readonly #unlock: () => Promise<void>;
  readonly #turns: Turns;
  #thread: Promise<DatabaseThread>;
  #received: (payload: string) => void = () => {};
  #lost: () => void = () => {};
  #closing = false;

  private constructor(
    settings: EmbeddedSettings,
    dataDir: string,
    thread: DatabaseThread,
    unlock: () => Promise<void>,
  ) {
    this.#settings = settings;
    this.#dataDir = dataDir;
    this.#unlock = unlock;
    this.#turns = new Turns(1, settings.queueMs);
    this.#thread = Promise.resolve(thread);
    this.#hear(thread);
  }

  /** Locks the folder, prepares it the first time, and starts the worker. Errors: `DatabaseInUse`, `DatabaseUnavailable`. */
  static async open(settings: EmbeddedSettings): Promise<EmbeddedEngine> {
    const step = settings.progress ?? (() => {});
    const unlock = await lockFolder(settings.folder);
    try {
      const dataDir = await prepareFolder(settings.folder, step);
      step('opening');
      const thread = await DatabaseThread.start(dataDir);
      step('ready');
      return new EmbeddedEngine(settings, dataDir, thread, unlock);
    } catch (error) {
      await unlock();
      throw error;
    }
  }

  async acquire(limits: Limits): Promise<Session> {
    const giveBack = await this.#turns.take(limits);
    return new OrderedSession(new EmbeddedRunner(this, giveBack));
  }

  listen(received: (payload: string) => void, lost: () => void): void {
    this.#received = received;
    this.#lost = lost;
  }

  async close(): Promise<void> {
    await this.#turns.close(10_000);
    this.#closing = true;
    const thread = await this.#thread.catch(() => undefined);
    await thread?.close(5_000);
    await this.#unlock();
  }

  /** The living thread; a dead one is replaced. Errors: `DatabaseUnavailable`, or what keeps PGlite from opening. */
  async thread(): Promise<DatabaseThread> {
    const current = this.#thread;
    const thread = await current.catch(() => undefined);
    if (thread && !thread.ended) return thread;
    // Whoever comes first starts the next one; two workers must never run on one folder.
    if (this.#thread === current) this.#startAfter(thread?.end(new DatabaseUnavailable('Restarting')));
    return this.#thread;
  }

  timeLimit(limits: Limits): number {
    return limits.timeoutMs ?? this.#settings.timeoutMs;
  }

  /** Ends the thread, whose running statement fails with `reason`, and starts the next one at once. */
  replace(thread: DatabaseThread, reason: Error): void {
    this.#startAfter(thread.end(reason));
  }

  #startAfter(ended: Promise<void> | undefined): void {
    const next = (async () => {
      await ended;
      if (this.#closing) throw new DatabaseUnavailable('The embedded database is closed');
      const thread = await DatabaseThread.start(this.#dataDir);
      this.#hear(thread);
      this.#lost();
      return thread;
    })();
    next.catch(() => {}); // told to the next statement, which tries again
    this.#thread = next;
  }

  #hear(thread: DatabaseThread): void {
    thread.client.on('notification', ({ payload }) => this.#received(payload ?? ''));
  }
}

class EmbeddedRunner implements Runner {
  readonly #engine: EmbeddedEngine;
  readonly #giveBack: () => void;
  #bound: DatabaseThread | undefined;

  constructor(engine: EmbeddedEngine, giveBack: () => void) {
    this.#engine = engine;
    this.#giveBack = giveBack;
  }

  async run<T>(work: (client: pg.ClientBase) => Promise<T>, limits: Limits): Promise<T> {
    // A session never goes on in another thread: its transaction would silently have lost its first half.
    const thread = (this.#bound ??= await this.#engine.thread());
    if (thread.ended)
      throw new DatabaseUnavailable('The embedded database was restarted', { cause: thread.ended });
    const limit = this.#engine.timeLimit(limits);
    const end = () => this.#engine.replace(thread, new StatementTimeout(limit));
    const timer = limit > 0 ? setTimeout(end, limit) : undefined;
    try {
      return await work(thread.client);
    } catch (error) {
      throw thread.ended ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  async copyIn(statement: string, rows: AsyncIterable<Buffer | string>, limits: Limits): Promise<number> {
    let count = 0;
    for await (const chunk of copyChunks(rows)) {
      limits.signal?.throwIfAborted();
      count += await this.run((client) => new CopyStatement(statement, chunk).runOn(client), limits);
    }
    return count;
  }

  /** PGlite cannot be interrupted: the statement is left to finish, or to meet its time limit. */
  async cancel(): Promise<void> {}

  async release(): Promise<void> {
    this.#giveBack();
  }
}

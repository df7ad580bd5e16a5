import { DatabaseUnavailable } from '../faults.ts';
import type { Engine, Health, Limits, Session } from '../engine.ts';
import { longAnswers } from '../long-answers.ts';
import { OrderedSession } from '../session.ts';
import { Turns } from '../turns.ts';
import { lockFolder } from './lock.ts';
import { prepareFolder, type OpeningStep } from './prepare.ts';
import { EmbeddedRunner, type Host } from './runner.ts';
import { DatabaseThread } from './thread.ts';
import { Upkeep } from './upkeep.ts';

export interface EmbeddedSettings {
  /** Folder of the database; made if missing. */
  readonly folder: string;
  /** Default time limit of a statement, ms; 0 means none. */
  readonly timeoutMs: number;
  /** How long a caller waits in the queue before `DatabaseUnavailable`, ms. */
  readonly queueMs: number;
  /** A caller whom other people's statements would keep waiting for longer is refused, ms. */
  readonly patienceMs: number;
  /** Free disk space below which only reading goes on, bytes. */
  readonly reserveBytes: number;
  readonly progress?: ((step: OpeningStep) => void) | undefined;
}

/** Held cursors lie in PGlite's memory, and their batches take turns with everybody else's statements. */
const LONG_ANSWERS = 4;
/** How long an idle thread is waited for to say that it lives, ms. */
const HEALTH_MS = 2_000;
const READ_ONLY = `select current_setting('transaction_read_only') as off`;

/** PGlite in a worker thread: one session at a time, a transaction whole. */
export class EmbeddedEngine implements Engine, Host {
  readonly kind = 'embedded';
  readonly #settings: EmbeddedSettings;
  readonly #dataDir: string;
  readonly #unlock: () => Promise<void>;
  readonly #turns: Turns;
  readonly longAnswers: Turns;
  readonly upkeep: Upkeep;
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
    const { queueMs: waitMs, patienceMs } = settings;
    this.#turns = new Turns({ places: 1, waitMs, patienceMs });
    this.longAnswers = longAnswers(LONG_ANSWERS, settings);
    this.upkeep = new Upkeep(settings.folder, settings.reserveBytes);
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

  /** A thread at work is not asked: its statement's time limit sees to it that it goes on, here or in the next thread. */
  async health(): Promise<Health> {
    if (this.#turns.taken > 0) return this.#closing ? 'away' : 'ok';
    try {
      const session = await this.acquire({ signal: AbortSignal.timeout(HEALTH_MS) });
      const asked = session.query(READ_ONLY, [], {}).finally(() => session.release());
      const { rows } = await asked;
      // Nothing else makes it read only.
      return rows[0]?.['off'] === 'on' ? 'diskFull' : 'ok';
    } catch {
      return 'away';
    }
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

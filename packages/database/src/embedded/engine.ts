import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { DatabaseUnavailable } from '../faults.ts';
import type { Engine, Health, Limits, Session } from '../engine.ts';
import { longAnswers } from '../places/long-answers.ts';
import { OrderedSession } from '../session.ts';
import { SheddingSemaphore } from '../places/shedding-semaphore.ts';
import { beside, type Done, type Live, type Second } from './beside.ts';
import { stopNoting } from './change-log.ts';
import { copyFolder, syncFolder } from './files.ts';
import { Generations } from './generations.ts';
import { leaveFolder, lockFolder } from './lock.ts';
import { openFolder, type OpeningStep, type Recovery } from './prepare.ts';
import { EmbeddedRunner, type Host } from './runner.ts';
import { Space } from './space.ts';
import { DatabaseThread } from './thread.ts';
import { Upkeep } from './upkeep.ts';

export interface EmbeddedSettings {
  /** Folder of the database; made if missing. */
  readonly folder: string;
  /** Default time limit of a statement, ms; 0 means none. */
  readonly timeoutMs: number;
  /** How long a statement may keep others waiting, whatever its limit, ms. */
  readonly heldMs: number;
  /** How long a caller waits in the queue before `DatabaseUnavailable`, ms. */
  readonly queueMs: number;
  /** A caller whom other people's statements would keep waiting for longer is refused, ms. */
  readonly patienceMs: number;
  /** Free disk space below which large loads are refused, and below a quarter of which only reading goes on, bytes. */
  readonly reserveBytes: number;
  /** Whether the folder is worth what `ConnectSettings.guarded` says. */
  readonly guarded: boolean;
  readonly progress?: ((step: OpeningStep) => void) | undefined;
  readonly recovered?: ((recovery: Recovery) => void) | undefined;
}

/** Held cursors lie in PGlite's memory, and their batches take turns with everybody else's statements. */
const LONG_ANSWERS = 4;
/** How long an idle thread is waited for to say that it lives, ms. */
const HEALTH_MS = 2_000;
const READ_ONLY = `select current_setting('transaction_read_only') as off`;

/** PGlite in a worker thread: one session at a time, a transaction whole. */
export class EmbeddedEngine implements Engine, Host, Live<EmbeddedEngine>, Second {
  readonly kind = 'embedded';
  readonly #settings: EmbeddedSettings;
  #dataDir: string;
  readonly #unlock: () => Promise<void>;
  readonly #turns: SheddingSemaphore;
  readonly longAnswers: SheddingSemaphore;
  readonly upkeep: Upkeep;
  readonly space: Space;
  readonly generations: Generations;
  /** What was published, while nobody listens. */
  readonly notices: string[] = [];
  #thread: Promise<DatabaseThread>;
  #received: (payload: string) => void = (payload) => this.notices.push(payload);
  #lost: () => void = () => {};
  #closing = false;
  /** The one whose place was taken, until it is gone. */
  #leaving: Promise<void> = Promise.resolve();

  private constructor(
    settings: EmbeddedSettings,
    { dataDir, thread }: { dataDir: string; thread: DatabaseThread },
    { space, generations }: Pick<Live, 'space' | 'generations'>,
    unlock: () => Promise<void>,
  ) {
    this.#settings = settings;
    this.#dataDir = dataDir;
    this.#unlock = unlock;
    const { queueMs: waitMs, patienceMs } = settings;
    this.#turns = new SheddingSemaphore({ places: 1, waitMs, patienceMs });
    this.longAnswers = longAnswers(LONG_ANSWERS, settings);
    this.space = space;
    this.generations = generations;
    this.upkeep = new Upkeep(space);
    this.#thread = Promise.resolve(thread);
    this.#hear(thread);
  }

  /** Locks the folder, prepares it the first time, and starts the worker. Errors: `DatabaseInUse`, `DatabaseUnavailable`. */
  static async open(settings: EmbeddedSettings): Promise<EmbeddedEngine> {
    const { folder, guarded, progress: step = () => {}, recovered = () => {} } = settings;
    const unlock = await lockFolder(folder, () => step('waiting'));
    try {
      const space = new Space(folder, settings.reserveBytes, guarded);
      const generations = new Generations(folder);
      await space.demandOpening();
      const opened = await openFolder({ folder, generations, guarded, step, recovered });
      await stopNoting(opened.thread.client);
      await space.keepReserve();
      step('ready');
      return new EmbeddedEngine(settings, opened, { space, generations }, unlock);
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
    if (this.#turns.taken > 0) {
      if (this.#closing) return 'away';
      // The disk says what the thread would: below so much room it only reads.
      return (await this.space.room()) === 'full' ? 'diskFull' : 'ok';
    }
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

  leaving(ms: number): Promise<void> {
    return leaveFolder(this.#settings.folder, ms);
  }

  async close(): Promise<void> {
    await this.#turns.close(10_000);
    this.#closing = true;
    const thread = await this.#thread.catch(() => undefined);
    await thread?.close(5_000);
    await this.#leaving;
    if (this.#settings.guarded) await syncFolder(this.#dataDir);
    await this.#unlock();
  }

  /** Ends it at once, whatever runs: nobody wants what is in it. */
  async discard(): Promise<void> {
    this.#closing = true;
    const thread = await this.#thread.catch(() => undefined);
    await thread?.end(new DatabaseUnavailable('The copy of the database was given up'));
  }

  /** See `beside`. */
  beside<T>(work: (second: EmbeddedEngine) => Promise<Done<T>>): Promise<T> {
    return beside<T, EmbeddedEngine>(this, work);
  }

  /** Copies the database as it is to a folder that is not there yet; it is on the disk when this resolves. */
  async backup(to: string): Promise<void> {
    const copied = await copyFolder(this.#dataDir, to);
    await this.alone(async ({ client }) => {
      await client.query('checkpoint');
      await copyFolder(this.#dataDir, to, copied);
    });
    await syncFolder(to);
  }

  /** What lies beside it of it, newest first: its whole copies, and what was set aside. */
  async copies(): Promise<{ name: string; at: Date }[]> {
    const kept = [...(await this.generations.copies()), ...(await this.generations.aside())];
    return kept
      .map(({ path, at }) => ({ name: basename(path), at }))
      .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  }

  async alone<T>(work: (thread: DatabaseThread) => Promise<T>): Promise<T> {
    const giveBack = await this.#turns.take({}, { urgent: true });
    try {
      return await work(await this.thread());
    } finally {
      giveBack();
    }
  }

  async second(dataDir: string): Promise<EmbeddedEngine> {
    const thread = await DatabaseThread.start(dataDir);
    const settings = { ...this.#settings, guarded: false };
    return new EmbeddedEngine(settings, { dataDir, thread }, this, async () => {});
  }

  adopt(thread: DatabaseThread, dataDir: string, notices: readonly string[]): void {
    const [before, beforeDir] = [this.#thread, this.#dataDir];
    this.#dataDir = dataDir;
    this.#thread = Promise.resolve(thread);
    thread.client.removeAllListeners('notification');
    this.#hear(thread);
    for (const payload of notices) this.#received(payload);
    this.#lost();
    this.#leaving = (async () => {
      const old = await before.catch(() => undefined);
      await old?.end(new DatabaseUnavailable('The embedded database was replaced'));
      await rm(beforeDir, { recursive: true, force: true });
    })().catch(() => {}); // the next opening removes what is left
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

  get heldMs(): number {
    return this.#settings.heldMs;
  }

  get othersWait(): boolean {
    return this.#turns.waiting > 0;
  }

  timeLimit(limits: Limits): number {
    return limits.timeoutMs ?? this.#settings.timeoutMs;
  }

  /** Ends the thread, whose running statement fails with `reason`, and starts the next one at once; a thread that is ending already has its next. */
  replace(thread: DatabaseThread, reason: Error): void {
    if (!thread.ended) this.#startAfter(thread.end(reason));
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

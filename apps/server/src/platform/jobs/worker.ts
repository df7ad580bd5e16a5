import { databaseFault } from '@fonte/database';
import { JOB_CHANNEL, JOB_WITHDRAWN } from './add-job.ts';
import { endExpired } from './end-job.ts';
import type { JobHandler, JobHandlers, JobParts } from './job.ts';
import { jobKind, jobNamesOn, type JobName } from './kinds.ts';
import { LastLook, type Seen } from './last-look.ts';
import { expireAll, lookAhead, prolong, putBack, short, takeJobs, type TakenJob } from './queue.ts';
import { runJob } from './run-job.ts';
import { queueDue, readySchedule } from './schedule.ts';

/** A taken row is this process's for so long, and prolonged three times meanwhile: what a killed process had is taken again after it. */
const LEASE_MS = 30_000;
/** Rows that one process works on at once. */
const PLACES = 6;
/** Work of a kind that rests, one after the other, before it does, ms: what few are sent is there at once. */
const REST_AFTER_MS = 250;
/** Between two turns, whatever there is to do. */
const LOOK_AGAIN_MS = 10;
/** A look without a notice: those may be lost. */
const LOOK_MS = 15_000;
/** After the database has refused something. */
const AGAIN_MS = 5_000;
/** At a stop running jobs have so long to end by themselves, and then so long to heed their signal, ms: together less than the ten seconds of a stop. */
const DRAIN_MS = 7_000;
const HEED_MS = 1_000;

/** What a running job is told when the server stops. */
class Stopping extends Error {
  override readonly name = 'Stopping';
}

interface Running {
  readonly taken: TakenJob;
  readonly abort: AbortController;
  readonly over: Promise<unknown>;
}

/** Shorter times, for tests. */
export interface WorkerTimes {
  readonly leaseMs?: number;
  /** In place of a third of the lease. */
  readonly beatMs?: number;
  readonly lookMs?: number;
  readonly drainMs?: number;
  /** In place of every kind's own time limit. */
  readonly limitMs?: number;
  readonly restAfterMs?: number;
}

/**
 * Takes what is due from the queue and does it, in this process; any number of processes may. Woken by notices, by the next due moment, and now and then by itself.
 * Nobody waits for it: what it finds wrong is in the log, and the queue's rows say the rest.
 */
export class JobWorker {
  readonly #running = new Map<string, Running>();
  /** How long those of a kind took that were done one after the other, and before which moment none is taken, ms. */
  readonly #streaks = new Map<JobName, { readonly tookMs: number; readonly restsUntil: number }>();
  readonly #names: readonly JobName[];
  readonly #leaseMs: number;
  readonly #beatMs: number;
  readonly #lookMs: number;
  readonly #drainMs: number;
  readonly #limitMs: number | undefined;
  readonly #restAfterMs: number;
  readonly #last = new LastLook();
  #loop: Promise<void> | undefined;
  #stopped = false;
  #wake: () => void = () => {};
  #woken = false;

  constructor(
    private readonly parts: JobParts,
    private readonly handlers: JobHandlers,
    {
      leaseMs = LEASE_MS,
      beatMs = leaseMs / 3,
      lookMs = LOOK_MS,
      drainMs = DRAIN_MS,
      limitMs,
      restAfterMs = REST_AFTER_MS,
    }: WorkerTimes = {},
  ) {
    this.#names = jobNamesOn(parts.database.kind);
    this.#leaseMs = leaseMs;
    this.#beatMs = beatMs;
    this.#lookMs = lookMs;
    this.#drainMs = drainMs;
    this.#limitMs = limitMs;
    this.#restAfterMs = restAfterMs;
  }

  /** Begins to work, until the function it gives is called and has ended. */
  start(): () => Promise<void> {
    const heard = (told: string): void => {
      this.#last.forget();
      this.#rouse();
      if (told === JOB_WITHDRAWN) void this.#prolong();
    };
    const unsubscribe = this.parts.database.notices.subscribe(JOB_CHANNEL, heard, () => heard(JOB_WITHDRAWN));
    const beat = setInterval(() => void this.#prolong(), this.#beatMs).unref();
    this.#loop = this.#work();
    return async () => {
      this.#stopped = true;
      this.#rouse();
      await this.#loop;
      await this.#release();
      clearInterval(beat);
      unsubscribe();
    };
  }

  /** Does all that is due, and what becomes due by it; for tests and commands. */
  async drain(): Promise<void> {
    do {
      this.#streaks.clear();
      this.#last.forget();
      // oxlint-disable-next-line no-await-in-loop -- round by round
      await this.#turn();
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all([...this.#running.values()].map(({ over }) => over));
      // oxlint-disable-next-line no-await-in-loop
    } while ((await this.#outlook()).due.length > 0);
  }

  async #work(): Promise<void> {
    let ready = false;
    while (!this.#stopped) {
      let waitMs = this.#lookMs;
      this.#woken = false;
      try {
        // oxlint-disable no-await-in-loop -- one look after the other
        if (!ready) await this.#ready();
        ready = true;
        waitMs = Math.min(waitMs, await this.#turn());
      } catch (error) {
        this.#last.forget();
        waitMs = Math.min(waitMs, AGAIN_MS);
        this.parts.log.warn({ err: error, fault: databaseFault(error) }, 'jobs wait');
      }
      await this.#pause(waitMs);
      // oxlint-enable no-await-in-loop
    }
  }

  async #ready(): Promise<void> {
    const { db, kind } = this.parts.database;
    if (kind === 'embedded') await expireAll(db);
    await short(() => readySchedule(db, this.#names));
  }

  #outlook = () => lookAhead(this.parts.database.db, this.#names);

  /** Looks at the queue; ends what has run out of time, and puts in what comes by itself. */
  #look = async (): Promise<Seen> => {
    const { db } = this.parts.database;
    const first = await this.#outlook();
    const late = first.expired ? await endExpired(db, this.handlers, this.#names) : [];
    for (const { id, name: kind } of late) this.parts.log.error({ job: id, kind }, 'job failed');
    // oxlint-disable-next-line no-await-in-loop -- short statements, one after the other
    for (const name of first.scheduled) await queueDue(db, name);
    const changed = first.expired || first.scheduled.length > 0;
    if (changed) this.#last.forget();
    const { due } = changed ? await this.#outlook() : first;
    return { due, until: performance.now() + Math.min(first.nextMs ?? this.#lookMs, this.#lookMs) };
  };

  /** Looks where there may be something that was not seen, and takes what there is room for. Gives the time until the next turn is worth it, ms. */
  async #turn(): Promise<number> {
    const { db } = this.parts.database;
    const { seen, anew } = await this.#last.see(this.#look);
    const { due, until } = seen;
    let fewer = false;
    const restOf = (name: JobName): number => (this.#streaks.get(name)?.restsUntil ?? 0) - performance.now();
    for (const name of this.#streaks.keys())
      if (!due.includes(name) && restOf(name) <= 0) this.#streaks.delete(name);
    // oxlint-disable no-await-in-loop -- short statements, one after the other
    for (const name of due) {
      if (restOf(name) > 0) continue;
      const room = PLACES - this.#running.size;
      if (room <= 0 || this.#stopped) break;
      const most = jobKind(name).rest === undefined ? room : 1;
      const taken = await takeJobs(db, name, most, this.#leaseMs);
      for (const one of taken) this.#begin(one);
      fewer ||= taken.length < most;
    }
    // oxlint-enable no-await-in-loop
    if (fewer) this.#last.forget();
    if (fewer && !anew) return LOOK_AGAIN_MS;
    const rests = due.map(restOf).filter((ms) => ms > 0);
    return Math.max(LOOK_AGAIN_MS, Math.min(until - performance.now(), ...rests));
  }

  #begin(taken: TakenJob): void {
    const abort = new AbortController();
    const began = performance.now();
    const handler = this.handlers[taken.name] as JobHandler;
    const over = runJob(this.parts, handler, taken, abort.signal, this.#limitMs)
      .then((outcome) => {
        // It waits again, for a moment that nobody has seen.
        if (outcome !== 'done') this.#last.forget();
      })
      .catch((error: unknown) => {
        this.#last.forget();
        const said = { err: error, fault: databaseFault(error), job: taken.id, kind: taken.name };
        this.parts.log.error(said, 'end of a job not written');
      })
      .finally(() => {
        this.#running.delete(taken.token);
        this.#rest(taken.name, performance.now() - began);
        this.#rouse();
      });
    this.#running.set(taken.token, { taken, abort, over });
    this.#space(taken.name);
  }

  /** Of a kind that rests the next is begun when this one has ended, or has taken as long as its longest rest. */
  #space(name: JobName): void {
    const { rest, restAtMost = Number.POSITIVE_INFINITY } = jobKind(name);
    if (rest === undefined) return;
    const tookMs = this.#streaks.get(name)?.tookMs ?? 0;
    this.#streaks.set(name, { tookMs, restsUntil: performance.now() + restAtMost });
  }

  /** Notes that one took so long, ms; after much work in a row its kind rests. */
  #rest(name: JobName, tookMs: number): void {
    const { rest, restAtMost = Number.POSITIVE_INFINITY } = jobKind(name);
    if (rest === undefined) return;
    const inRow = (this.#streaks.get(name)?.tookMs ?? 0) + tookMs;
    const restMs = inRow < this.#restAfterMs ? 0 : Math.min(tookMs * rest, restAtMost);
    this.#streaks.set(name, { tookMs: inRow, restsUntil: performance.now() + restMs });
  }

  /** Says to the queue that this process lives, and hears which of its jobs are no longer its own. */
  async #prolong(): Promise<void> {
    const tokens = [...this.#running.keys()];
    if (tokens.length === 0) return;
    try {
      for (const token of await prolong(this.parts.database.db, tokens, this.#leaseMs))
        this.#running.get(token)?.abort.abort(new Stopping('The job is not ours any more'));
    } catch (error) {
      this.parts.log.warn({ err: error, fault: databaseFault(error) }, 'jobs not prolonged');
    }
  }

  /** Lets running jobs end, then puts back what has not. */
  async #release(): Promise<void> {
    await this.#ended(this.#drainMs);
    const tokens = [...this.#running.keys()];
    for (const { abort } of this.#running.values()) abort.abort(new Stopping('The server stops'));
    await this.#ended(HEED_MS);
    if (tokens.length > 0) await putBack(this.parts.database.db, tokens).catch(() => {});
  }

  async #ended(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
    await Promise.race([Promise.all([...this.#running.values()].map(({ over }) => over)), late]);
    clearTimeout(timer);
  }

  #rouse(): void {
    this.#woken = true;
    this.#wake();
  }

  async #pause(ms: number): Promise<void> {
    if (this.#woken || this.#stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

import { callerNow, type Caller } from './caller.ts';
import { DatabaseBusy, DatabaseUnavailable } from '../faults.ts';
import { Semaphore, type Entry } from './semaphore.ts';

export interface SheddingLimits {
  readonly places: number;
  /** Places that only urgent callers may take. Default none. */
  readonly kept?: number;
  /** Places that one person may hold of those that are not kept. Default all. */
  readonly perPerson?: number;
  /** A caller whom other people's work would keep waiting for longer is refused, at once where that can be foreseen, ms. */
  readonly patienceMs: number;
  /** An urgent caller waits no longer than this, ms. Default `waitMs`. */
  readonly urgentMs?: number;
  /** Nobody waits longer than this, whoever is before him, ms. */
  readonly waitMs: number;
}

/** How many of one person's callers may wait. A page asks for some dozens at once. */
const MOST_WAITING = 100;
/** What a place is thought to be held for before any has been given back, ms; and how much each newer one counts. */
const FIRST_HELD_MS = 20;
const NEWEST = 0.1;
const MOST_RETRY_SECONDS = 30;

/** A semaphore whose callers are those of `asCaller`, and that tells whoever would wait too long so while it is early (load shedding). */
export class SheddingSemaphore {
  readonly #semaphore: Semaphore;
  readonly #settings: Pick<Required<SheddingLimits>, 'patienceMs' | 'urgentMs' | 'waitMs'>;
  /** Places that are not kept. */
  #common: number;
  readonly #kept: number;
  #heldMs = FIRST_HELD_MS;
  #closed: DatabaseUnavailable | undefined;

  constructor({ places, kept = 0, perPerson, ...patience }: SheddingLimits) {
    this.#settings = { urgentMs: patience.waitMs, ...patience };
    this.#kept = kept;
    this.#common = places - kept;
    this.#semaphore = new Semaphore({
      places,
      kept,
      perPerson,
      patience: (entry, sendAway) => this.#patience(entry, sendAway),
    });
  }

  get taken(): number {
    return this.#semaphore.state.taken;
  }

  get waiting(): number {
    return this.#semaphore.state.waiting;
  }

  /**
   * Waits for a place and gives the function that gives it back, which may be called twice. The caller is the one of `asCaller` unless said.
   * Errors: the signal's reason; `DatabaseBusy` for who would wait, or has waited, too long; `DatabaseUnavailable` for an urgent caller who has, and once closed.
   */
  async take(
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
    { person: who, urgent = false }: Caller = callerNow(),
  ): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#closed) throw this.#closed;
    const leave = await this.#semaphore.take({ who, urgent, signal });
    const since = performance.now();
    let given = false;
    return () => {
      if (given) return;
      given = true;
      if (!urgent) this.#heldMs += (performance.now() - since - this.#heldMs) * NEWEST;
      leave();
    };
  }

  /** Runs the work when there is a place. Errors: those of `take` and of the work. */
  async run<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const leave = await this.take({ signal });
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Makes the places more or fewer; whoever is in stays in. */
  resize(places: number): void {
    this.#common = places - this.#kept;
    this.#semaphore.resize(places);
  }

  /** Sends everybody in line away: what they wait for is not to be had. */
  dismiss(reason: Error): void {
    this.#semaphore.dismiss(reason);
  }

  /** Refuses newcomers and those in line, and waits for the places taken to come back, at most `waitMs`. */
  async close(waitMs: number): Promise<void> {
    this.#closed ??= new DatabaseUnavailable('The database connection is closing');
    this.dismiss(this.#closed);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)));
    await Promise.race([this.#semaphore.idle(), late]);
    clearTimeout(timer);
  }

  /** How long somebody stands in line; whoever would too long does not at all. */
  #patience({ who, urgent = false }: Entry, sendAway: (reason: unknown) => void): () => void {
    const refused = urgent ? undefined : this.#refusal(who);
    if (refused) throw refused;
    const { waitMs, urgentMs, patienceMs } = this.#settings;
    const longest = urgent ? urgentMs : waitMs;
    const patience = urgent ? longest : Math.min(patienceMs, longest);
    const impatient = () => {
      if (urgent)
        return sendAway(new DatabaseUnavailable(`No free database connection within ${longest} ms`));
      // Whoever waits for nothing but his own is left to, and so is who has a place besides.
      const own = this.#semaphore.heldBy(who) > 0 || !this.#semaphore.othersThan(who);
      if (patience < longest && own) timer = setTimeout(() => sendAway(this.#busy()), longest - patience);
      else sendAway(this.#busy());
    };
    let timer = setTimeout(impatient, patience);
    return () => clearTimeout(timer);
  }

  /** Why somebody need not wait at all: too many of his own do, or other people's work before his would take too long. */
  #refusal(who: Entry['who']): DatabaseBusy | undefined {
    if (who !== undefined && this.#semaphore.inLine(who) >= MOST_WAITING) return this.#busy();
    return this.#timeFor(this.#semaphore.before(who)) > this.#settings.patienceMs ? this.#busy() : undefined;
  }

  #timeFor = (callers: number): number => (callers * this.#heldMs) / this.#common;

  #busy(): DatabaseBusy {
    const seconds = Math.ceil(this.#timeFor(this.waiting) / 1_000);
    return new DatabaseBusy(Math.min(MOST_RETRY_SECONDS, Math.max(1, seconds)));
  }
}

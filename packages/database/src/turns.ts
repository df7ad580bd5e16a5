import { callerNow, type Caller } from './caller.ts';
import { DatabaseBusy, DatabaseUnavailable } from './faults.ts';

export interface TurnsSettings {
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

interface Waiter {
  readonly person: string | undefined;
  readonly urgent: boolean;
  readonly start: () => void;
  readonly fail: (error: unknown) => void;
}

/** How many of one person's callers may wait. A page asks for some dozens at once. */
const MOST_WAITING = 100;
/** What a place is thought to be held for before any has been given back, ms; and how much each newer one counts. */
const FIRST_HELD_MS = 20;
const NEWEST = 0.1;
const MOST_RETRY_SECONDS = 30;

/**
 * So many at a time (a counting semaphore), the others in a fair line: urgent callers first, then whoever holds least, then whoever was let in the longest ago. One person's twenty questions so do
 * not hold another's first. Who would wait too long is told so while it is early (load shedding).
 */
export class Turns {
  #settings: Required<TurnsSettings>;
  readonly #perPerson: number;
  readonly #line = new Set<Waiter>();
  readonly #held = new Map<string | undefined, number>();
  /** When somebody of those that are here was last let in, counted. */
  readonly #lastIn = new Map<string | undefined, number>();
  #entries = 0;
  #taken = 0;
  /** Places taken by those who are not urgent. */
  #common = 0;
  #heldMs = FIRST_HELD_MS;
  #closed: DatabaseUnavailable | undefined;
  #idle: (() => void)[] = [];

  constructor(settings: TurnsSettings) {
    const { places, waitMs } = settings;
    this.#settings = { kept: 0, perPerson: places, urgentMs: waitMs, ...settings };
    this.#perPerson = this.#settings.perPerson;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#line.size;
  }

  /**
   * Waits for a place and gives the function that gives it back, which may be called twice. The caller is the one of `asCaller` unless said.
   * Errors: the signal's reason; `DatabaseBusy` for who would wait, or has waited, too long; `DatabaseUnavailable` for an urgent caller who has, and once closed.
   */
  async take(
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
    { person, urgent = false }: Caller = callerNow(),
  ): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#closed) throw this.#closed;
    // Nobody in line may go now, or he would have: places are handed on as they come back.
    if (this.#mayGo(person, urgent)) this.#enter(person, urgent);
    else await this.#queue(person, urgent, signal);
    const since = performance.now();
    let given = false;
    return () => {
      if (given) return;
      given = true;
      if (!urgent) this.#heldMs += (performance.now() - since - this.#heldMs) * NEWEST;
      this.#leave(person, urgent);
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
    this.#settings = { ...this.#settings, places, perPerson: Math.min(this.#perPerson, places) };
    this.#letIn();
  }

  /** Sends everybody in line away: what they wait for is not to be had. */
  dismiss(reason: Error): void {
    for (const waiter of this.#line) waiter.fail(reason);
  }

  /** Refuses newcomers and those in line, and waits for the places taken to come back, at most `waitMs`. */
  async close(waitMs: number): Promise<void> {
    this.#closed ??= new DatabaseUnavailable('The database connection is closing');
    this.dismiss(this.#closed);
    if (this.#taken === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      this.#idle.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #mayGo(person: string | undefined, urgent: boolean): boolean {
    const { places, kept, perPerson } = this.#settings;
    if (urgent) return this.#taken < places;
    if (this.#common >= places - kept || this.#taken >= places) return false;
    return person === undefined || this.#heldBy(person) < perPerson;
  }

  #heldBy = (person: string | undefined): number => this.#held.get(person) ?? 0;

  #enter(person: string | undefined, urgent: boolean): void {
    this.#taken += 1;
    if (urgent) return;
    this.#common += 1;
    this.#held.set(person, this.#heldBy(person) + 1);
    this.#entries += 1;
    this.#lastIn.set(person, this.#entries);
  }

  #leave(person: string | undefined, urgent: boolean): void {
    this.#taken -= 1;
    if (!urgent) {
      this.#common -= 1;
      const left = this.#heldBy(person) - 1;
      if (left > 0) this.#held.set(person, left);
      else this.#held.delete(person);
    }
    this.#letIn();
    if (this.#line.size === 0) for (const gone of this.#lastIn.keys()) this.#forget(gone);
    if (this.#taken === 0) for (const idle of this.#idle.splice(0)) idle();
  }

  #letIn(): void {
    for (let next = this.#nextInLine(); next; next = this.#nextInLine()) {
      this.#enter(next.person, next.urgent);
      next.start();
    }
  }

  /** Who goes next, if there is a place for anybody. */
  #nextInLine(): Waiter | undefined {
    let best: Waiter | undefined;
    for (const waiter of this.#line) {
      if (!this.#mayGo(waiter.person, waiter.urgent)) continue;
      if (waiter.urgent) return waiter;
      if (!best || this.#before(waiter.person, best.person)) best = waiter;
    }
    return best;
  }

  /** Whether one person's turn comes before another's: who holds less, then who has waited longer for one. */
  #before(one: string | undefined, other: string | undefined): boolean {
    const less = this.#heldBy(one) - this.#heldBy(other);
    return less < 0 || (less === 0 && (this.#lastIn.get(one) ?? 0) < (this.#lastIn.get(other) ?? 0));
  }

  #forget(person: string | undefined): void {
    if (this.#heldBy(person) === 0) this.#lastIn.delete(person);
  }

  #queue(person: string | undefined, urgent: boolean, signal: AbortSignal | undefined): Promise<void> {
    const refused = urgent ? undefined : this.#refusal(person);
    if (refused) throw refused;
    const { waitMs, urgentMs, patienceMs } = this.#settings;
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', aborted);
        this.#line.delete(waiter);
      };
      const waiter: Waiter = {
        person,
        urgent,
        start: () => {
          leave();
          resolve();
        },
        fail: (error) => {
          leave();
          reject(error);
        },
      };
      const aborted = () => waiter.fail(signal?.reason);
      const longest = urgent ? urgentMs : waitMs;
      const patience = urgent ? longest : Math.min(patienceMs, longest);
      const impatient = () => {
        if (urgent)
          return waiter.fail(new DatabaseUnavailable(`No free database connection within ${longest} ms`));
        // Whoever waits for nothing but his own is left to, and so is who has a place besides.
        const own = this.#heldBy(person) > 0 || !this.#othersAreHere(person);
        if (patience < longest && own)
          timer = setTimeout(() => waiter.fail(this.#busy()), longest - patience);
        else waiter.fail(this.#busy());
      };
      let timer = setTimeout(impatient, patience);
      signal?.addEventListener('abort', aborted, { once: true });
      this.#line.add(waiter);
    });
  }

  /** Why somebody need not wait at all: too many of his own do, or other people's work before his would take too long. */
  #refusal(person: string | undefined): DatabaseBusy | undefined {
    const waiting = new Map<string | undefined, number>();
    for (const waiter of this.#line)
      if (!waiter.urgent) waiting.set(waiter.person, (waiting.get(waiter.person) ?? 0) + 1);
    const own = waiting.get(person) ?? 0;
    if (person !== undefined && own >= MOST_WAITING) return this.#busy();
    let before = 0;
    for (const [other, count] of waiting) if (other !== person) before += Math.min(count, own + 1);
    return this.#timeFor(before) > this.#settings.patienceMs ? this.#busy() : undefined;
  }

  #othersAreHere(person: string | undefined): boolean {
    for (const other of this.#held.keys()) if (other !== person) return true;
    for (const waiter of this.#line) if (!waiter.urgent && waiter.person !== person) return true;
    return false;
  }

  #timeFor = (callers: number): number =>
    (callers * this.#heldMs) / (this.#settings.places - this.#settings.kept);

  #busy(): DatabaseBusy {
    const seconds = Math.ceil(this.#timeFor(this.#line.size) / 1_000);
    return new DatabaseBusy(Math.min(MOST_RETRY_SECONDS, Math.max(1, seconds)));
  }
}

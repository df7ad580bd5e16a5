import { Failure } from '../failures/fail.ts';

/** Seconds after which one who found no place may try again. */
const BUSY_RETRY_SECONDS = 5;

export interface SemaphoreLimits {
  /** How much may be inside at once, in whatever is counted: statements, pictures, bytes. */
  readonly places: number;
  /** How much of it one person may have; all of it without. */
  readonly perPerson?: number | undefined;
  /** How long somebody stands in line before being refused, ms; until the signal without. */
  readonly waitMs?: number | undefined;
}

/** Who wants in, and how much of the places it takes. */
export interface Entry {
  /** Whose turn it is counted as; those without a name are one person. */
  readonly who?: string | number | undefined;
  readonly weight?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Waiter {
  readonly weight: number;
  readonly start: () => void;
}

/**
 * Places for work that must not all run at once. Who finds none stands in line; the line goes round by person, so that somebody with three hundred
 * pieces of work holds up nobody who has one. Within a person it is first come, first served, and nobody is overtaken for being heavy.
 */
export class Semaphore {
  readonly #places: number;
  readonly #perPerson: number;
  readonly #waitMs: number | undefined;
  /** The next person's line first. */
  readonly #lines = new Map<string, Waiter[]>();
  readonly #had = new Map<string, number>();
  #taken = 0;

  constructor({ places, perPerson = places, waitMs }: SemaphoreLimits) {
    this.#places = places;
    this.#perPerson = Math.min(places, perPerson);
    this.#waitMs = waitMs;
  }

  /** What is inside now, and how many stand in line. */
  get state(): { readonly taken: number; readonly waiting: number } {
    let waiting = 0;
    for (const line of this.#lines.values()) waiting += line.length;
    return { taken: this.#taken, waiting };
  }

  /**
   * Waits for a place and gives the way to leave it, which may be called twice. What is heavier than all places, or than a person's, takes those.
   * Errors: `busy` after too long in line; the signal's reason.
   */
  async take({ who = '', weight = 1, signal }: Entry = {}): Promise<() => void> {
    signal?.throwIfAborted();
    const person = String(who);
    const taken = Math.min(weight, this.#perPerson);
    if (this.#lines.size === 0 && this.#fits(person, taken) === 'yes') this.#enter(person, taken);
    else await this.#queue(person, taken, signal);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leave(person, taken);
    };
  }

  /** Runs the work in a place. Errors: those of `take`, those of the work. */
  async run<T>(entry: Entry, work: () => Promise<T>): Promise<T> {
    const leave = await this.take(entry);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #fits(person: string, weight: number): 'yes' | 'full' | 'own share is full' {
    const had = this.#had.get(person) ?? 0;
    if (had > 0 && had + weight > this.#perPerson) return 'own share is full';
    return this.#taken + weight <= this.#places ? 'yes' : 'full';
  }

  #enter(person: string, weight: number): void {
    this.#taken += weight;
    this.#had.set(person, (this.#had.get(person) ?? 0) + weight);
  }

  #leave(person: string, weight: number): void {
    this.#taken -= weight;
    const left = (this.#had.get(person) ?? 0) - weight;
    if (left > 0) this.#had.set(person, left);
    else this.#had.delete(person);
    this.#next();
  }

  /** Lets in whoever may come now. Who waits for room is waited for; who waits for its own work to end is passed over. */
  #next(): void {
    let passed = 0;
    while (passed < this.#lines.size) {
      const [person, line] = this.#lines.entries().next().value!;
      const first = line[0]!;
      const fits = this.#fits(person, first.weight);
      if (fits === 'full') return;
      // To the end of the round, served or not.
      this.#lines.delete(person);
      if (fits === 'yes') {
        line.shift();
        this.#enter(person, first.weight);
        first.start();
      }
      passed = fits === 'yes' ? 0 : passed + 1;
      if (line.length > 0) this.#lines.set(person, line);
    }
  }

  #queue(person: string, weight: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
      };
      const waiter: Waiter = {
        weight,
        start: () => {
          end();
          resolve();
        },
      };
      const giveUp = (reason: unknown): void => {
        end();
        const line = this.#lines.get(person) ?? [];
        const at = line.indexOf(waiter);
        if (at >= 0) line.splice(at, 1);
        if (line.length === 0) this.#lines.delete(person);
        reject(reason);
        // A heavy one that gives up may have held back lighter ones.
        this.#next();
      };
      const gone = (): void => giveUp(signal?.reason);
      const timer = this.#waitMs === undefined ? undefined : setTimeout(() => giveUp(busy()), this.#waitMs);
      signal?.addEventListener('abort', gone, { once: true });
      const line = this.#lines.get(person);
      if (line) line.push(waiter);
      else this.#lines.set(person, [waiter]);
      this.#next();
    });
  }
}

/** The refusal of who found no place. */
const busy = (): Failure => new Failure('busy', {}, { retryAfterSeconds: BUSY_RETRY_SECONDS });

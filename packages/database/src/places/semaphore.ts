/** Who wants in, and how much of the places it takes. */
export interface Entry {
  /** Whose turn it is counted as; those without a name are one, whom no share limits. */
  readonly who?: string | number | undefined;
  /** Default 1. */
  readonly weight?: number | undefined;
  /** Goes before all others, and into the places kept for such. */
  readonly urgent?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Who = Entry['who'];

/**
 * Told of whoever has to stand in line, before he does, and how to send him away. A throw refuses him at once; what it gives is called when he leaves
 * the line, served or not.
 */
export type Patience = (entry: Entry, sendAway: (reason: unknown) => void) => (() => void) | undefined;

export interface SemaphoreLimits {
  /** How much may be inside at once, in whatever is counted: statements, pictures, bytes. */
  readonly places: number;
  /** Places that only the urgent may take. Default none. */
  readonly kept?: number | undefined;
  /** How much of those that are not kept one person may have. Default all. */
  readonly perPerson?: number | undefined;
  /** Default: whoever stands in line waits until his signal. */
  readonly patience?: Patience | undefined;
}

interface Waiter {
  readonly weight: number;
  readonly start: () => void;
  readonly fail: (reason: unknown) => void;
}

/** For so many entries it is remembered who was let in. */
const REMEMBERED = 256;

/** Places that have been given back may be again: only the first time counts. */
const once = (work: () => void): (() => void) => {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
};

/**
 * Places for work that must not all run at once (a counting semaphore, weighted). Who finds none stands in a fair line: the urgent first, then whoever
 * holds least, then whoever has waited longest since being let in, so that neither somebody with three hundred pieces of work nor three hundred people who
 * ask again and again hold up who asks now and then. Who was not let in lately comes as if that had been 256 entries ago, before those who were; whoever
 * waits is overtaken by such as come within the next 256 entries, and by none after. Within a person it is first come, first served. Nobody is overtaken for
 * being heavy: who waits for room is waited for, who waits for its own work to end is passed over.
 */
export class Semaphore {
  #places: number;
  readonly #kept: number;
  readonly #share: number;
  readonly #patience: Patience | undefined;
  readonly #urgent: Waiter[] = [];
  /** Everybody else who waits; no line is empty. */
  readonly #lines = new Map<Who, Waiter[]>();
  readonly #held = new Map<Who, number>();
  /** The entry after which each of those here has waited: his own last. */
  readonly #since = new Map<Who, number>();
  /** The same of those who have gone, who went first at the front. */
  readonly #gone = new Map<Who, number>();
  #entries = 0;
  #taken = 0;
  /** Of them, by those who are not urgent. */
  #common = 0;
  #idle: (() => void)[] = [];

  constructor({ places, kept = 0, perPerson = places, patience }: SemaphoreLimits) {
    this.#places = places;
    this.#kept = kept;
    this.#share = perPerson;
    this.#patience = patience;
  }

  /** What is inside now, and how many stand in line. */
  get state(): { readonly taken: number; readonly waiting: number } {
    let waiting = this.#urgent.length;
    for (const line of this.#lines.values()) waiting += line.length;
    return { taken: this.#taken, waiting };
  }

  /** What somebody who is not urgent has inside. */
  heldBy = (who: Who): number => this.#held.get(who) ?? 0;

  /** How many somebody who is not urgent has in line. */
  inLine = (who: Who): number => this.#lines.get(who)?.length ?? 0;

  /** How many of others in line would be let in before one more of somebody's. */
  before(who: Who): number {
    const own = this.inLine(who);
    let before = 0;
    for (const [other, line] of this.#lines) {
      if (other === who) continue;
      before += Math.min(line.length, own + (this.#before(who, other) ? 0 : 1));
    }
    return before;
  }

  /** Whether somebody else who is not urgent is inside or in line. */
  othersThan(who: Who): boolean {
    for (const other of this.#since.keys()) if (other !== who) return true;
    return false;
  }

  /**
   * Waits for a place and gives the way to leave it, which may be called twice. What is heavier than all places, or than a person's, takes those.
   * Errors: those of the patience; the signal's reason.
   */
  async take(entry: Entry = {}): Promise<() => void> {
    const { who, urgent = false, signal } = entry;
    signal?.throwIfAborted();
    const most = urgent ? this.#places : this.#most;
    const weight = Math.min(entry.weight ?? 1, most);
    if (this.#mayGo(who, weight, urgent)) this.#enter(who, weight, urgent);
    else await this.#queue(entry, weight);
    return once(() => this.#leave(who, weight, urgent));
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

  /** Makes the places more or fewer; whoever is in stays in. */
  resize(places: number): void {
    this.#places = places;
    this.#next();
  }

  /** Sends everybody in line away: what they wait for is not to be had. */
  dismiss(reason: unknown): void {
    const all = [...this.#urgent.splice(0), ...[...this.#lines.values()].flat()];
    this.#lines.clear();
    for (const waiter of all) waiter.fail(reason);
  }

  /** Resolves once nobody is inside. */
  async idle(): Promise<void> {
    if (this.#taken > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** What one person may have at most. */
  get #most(): number {
    return Math.min(this.#share, this.#places - this.#kept);
  }

  #fits(who: Who, weight: number, urgent: boolean): 'yes' | 'full' | 'own share is full' {
    // Whoever is alone finds room, also where there is less than when he came.
    if (this.#taken === 0) return 'yes';
    const inside = this.#taken + weight <= this.#places;
    if (urgent) return inside ? 'yes' : 'full';
    const had = this.heldBy(who);
    if (who !== undefined && had > 0 && had + weight > this.#most) return 'own share is full';
    return inside && this.#common + weight <= this.#places - this.#kept ? 'yes' : 'full';
  }

  /** Whether somebody may go in past the line: into room that nobody in it waits for. */
  #mayGo(who: Who, weight: number, urgent: boolean): boolean {
    if (this.#urgent.length > 0 || this.#fits(who, weight, urgent) !== 'yes') return false;
    return urgent || this.#first() === undefined;
  }

  #enter(who: Who, weight: number, urgent: boolean): void {
    this.#taken += weight;
    if (urgent) return;
    this.#common += weight;
    this.#held.set(who, this.heldBy(who) + weight);
    this.#entries += 1;
    this.#since.set(who, this.#entries);
  }

  #leave(who: Who, weight: number, urgent: boolean): void {
    this.#taken -= weight;
    if (!urgent) {
      this.#common -= weight;
      const left = this.heldBy(who) - weight;
      if (left > 0) this.#held.set(who, left);
      else this.#held.delete(who);
    }
    this.#next();
    this.#forget(who);
    if (this.#taken === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  #forget(who: Who): void {
    if (this.#held.has(who) || this.#lines.has(who)) return;
    const since = this.#since.get(who);
    this.#since.delete(who);
    if (since === undefined) return;
    this.#gone.delete(who);
    this.#gone.set(who, since);
    for (const [first] of this.#gone) {
      if (this.#gone.size <= REMEMBERED) break;
      this.#gone.delete(first);
    }
  }

  /** The entry after which somebody has waited, or would. */
  #sinceOf(who: Who): number {
    return this.#since.get(who) ?? Math.max(this.#gone.get(who) ?? -Infinity, this.#entries - REMEMBERED);
  }

  /** Of those in line whose own share is not full, whose turn it is. */
  #first(): readonly [Who, Waiter[]] | undefined {
    let best: readonly [Who, Waiter[]] | undefined;
    for (const [who, line] of this.#lines) {
      if (this.#fits(who, line[0]!.weight, false) === 'own share is full') continue;
      if (best === undefined || this.#before(who, best[0])) best = [who, line];
    }
    return best;
  }

  #before(one: Who, other: Who): boolean {
    const less = this.heldBy(one) - this.heldBy(other);
    return less < 0 || (less === 0 && this.#sinceOf(one) < this.#sinceOf(other));
  }

  /** Lets in whoever may come now. */
  #next(): void {
    while (this.#urgent[0] && this.#fits(undefined, this.#urgent[0].weight, true) === 'yes') {
      const { weight, start } = this.#urgent.shift()!;
      this.#enter(undefined, weight, true);
      start();
    }
    if (this.#urgent.length > 0) return;
    for (let first = this.#first(); first; first = this.#first()) {
      const [who, line] = first;
      const { weight, start } = line[0]!;
      if (this.#fits(who, weight, false) === 'full') return;
      line.shift();
      if (line.length === 0) this.#lines.delete(who);
      this.#enter(who, weight, false);
      start();
    }
  }

  #queue(entry: Entry, weight: number): Promise<void> {
    const { who, urgent = false, signal } = entry;
    return new Promise((resolve, reject) => {
      const end = (): void => {
        ended?.();
        signal?.removeEventListener('abort', gone);
      };
      const waiter: Waiter = {
        weight,
        start: () => {
          end();
          resolve();
        },
        fail: (reason) => {
          end();
          reject(reason);
          this.#forget(who);
        },
      };
      const sendAway = (reason: unknown): void => {
        this.#strike(who, waiter);
        waiter.fail(reason);
        // A heavy one that goes may have held back lighter ones.
        this.#next();
      };
      const gone = (): void => sendAway(signal?.reason);
      const ended = this.#patience?.(entry, sendAway);
      signal?.addEventListener('abort', gone, { once: true });
      if (urgent) this.#urgent.push(waiter);
      else this.#join(who, waiter);
      this.#next();
    });
  }

  #join(who: Who, waiter: Waiter): void {
    const line = this.#lines.get(who);
    if (line) line.push(waiter);
    else this.#lines.set(who, [waiter]);
    this.#since.set(who, this.#sinceOf(who));
  }

  #strike(who: Who, waiter: Waiter): void {
    for (const line of [this.#urgent, this.#lines.get(who) ?? []]) {
      const at = line.indexOf(waiter);
      if (at >= 0) line.splice(at, 1);
    }
    if (this.#lines.get(who)?.length === 0) this.#lines.delete(who);
  }
}

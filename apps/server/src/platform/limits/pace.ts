/** Lets each pass so often in a window of time, over all processes. */
export interface Passage {
  /** Counts one more. Errors: `tooManyCalls` with Retry-After when it is too many. */
  pass(who: string): Promise<void>;
}

/** Lets each key pass so often in a window of time, by memory of this process; for what is cheap once and a nuisance by the thousand. */
export class Pace {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  #passed = new Map<string, number>();
  #until = 0;

  constructor(most: number, windowMs: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts one more; the seconds to wait when it is too many, else undefined. */
  refused(key: string): number | undefined {
    const now = this.#now();
    if (now >= this.#until) {
      this.#passed = new Map();
      this.#until = now + this.#windowMs;
    }
    const passed = (this.#passed.get(key) ?? 0) + 1;
    this.#passed.set(key, passed);
    return passed > this.#most ? Math.max(1, Math.ceil((this.#until - now) / 1_000)) : undefined;
  }
}

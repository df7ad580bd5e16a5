/** Work of which only so much runs at once; the rest waits in order, and what would wait behind too many is refused. */
export class Turns {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  /** The work's outcome once its turn has come; undefined, at once, when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return this.#run(work);
    }
    if (this.#waiting.length >= this.#mayWait) return undefined;
    return new Promise<void>((resolve) => this.#waiting.push(resolve)).then(() => this.#run(work));
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      // The place is handed on, not given back: who comes at this moment must not take it from who waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

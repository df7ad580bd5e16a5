/**
 * How many tiles may be at the database at once, the others wait in line. On the embedded database, which is one connection, one: whoever else
 * asks something comes next, and waits for one short statement at most.
 */
export class Gate {
  readonly #places: number;
  readonly #line: (() => void)[] = [];
  #taken = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Runs the work when there is a place. Errors: those of the work; the signal's reason when the caller went while waiting. */
  async run<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    if (this.#taken >= this.#places) await new Promise<void>((go) => this.#line.push(go));
    else this.#taken += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#taken -= 1;
    }
  }
}

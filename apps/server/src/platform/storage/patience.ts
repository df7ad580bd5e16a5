/** Ends what it is given to when nothing has moved for so long. */
export class Patience {
  readonly #over = new AbortController();
  #ms: number;
  #timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.#ms = ms;
    this.#timer = this.#wait();
  }

  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** Something moved. */
  progress(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#wait();
  }

  /** From now on it lasts so long, ms. */
  every(ms: number): void {
    this.#ms = ms;
    this.progress();
  }

  /** It is needed no more. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #wait(): NodeJS.Timeout {
    return setTimeout(
      () => this.#over.abort(new Error(`Nothing moved for ${this.#ms} ms`)),
      this.#ms,
    ).unref();
  }
}

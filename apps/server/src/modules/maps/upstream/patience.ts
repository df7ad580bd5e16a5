/** So many answers in a row that did not come in time, and the other server is left alone for a while, ms. */
const IN_A_ROW = 3;
const REST_MS = 30_000;

/**
 * How the other server has answered lately. One that hangs would hold each picture for its whole time limit, and a browser asks a server for six
 * things at once only: a page's own layers would wait behind them.
 */
export class Patience {
  #late = 0;
  #restsUntil = -Infinity;

  constructor(private readonly now: () => number) {}

  /** Whether it hangs, and is not worth asking now. */
  get isSpent(): boolean {
    return this.now() < this.#restsUntil;
  }

  answered(): void {
    this.#late = 0;
  }

  /** One more answer did not come in time. After the rest, the next one decides. */
  wasLate(): void {
    this.#late += 1;
    if (this.#late >= IN_A_ROW) this.#restsUntil = this.now() + REST_MS;
  }
}

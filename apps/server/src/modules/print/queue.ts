import { fail } from '../../platform/index.ts';

/** One job at a time, in the order in which they came; so many may wait. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly most: number) {}

  /** Errors: `pdfQueue` when too many wait; those of the work. Who has gone before its turn is not worked for. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#waiting > this.most) fail('pdfQueue');
    this.#waiting += 1;
    const before = this.#last;
    const turn = (async () => {
      await before;
      signal.throwIfAborted();
      return work();
    })();
    this.#last = turn.catch(() => undefined).finally(() => (this.#waiting -= 1));
    return turn;
  }
}

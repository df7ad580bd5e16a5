import { DatabaseUnavailable } from './faults.ts';
import type { Limits } from './engine.ts';

interface Waiter {
  readonly start: () => void;
  readonly fail: (error: unknown) => void;
}

/** First come, first served: at most `places` callers at a time, the others wait in line. */
export class Turns {
  readonly #places: number;
  readonly #waitMs: number;
  readonly #line: Waiter[] = [];
  #taken = 0;
  #closed: DatabaseUnavailable | undefined;
  #idle: (() => void)[] = [];

  constructor(places: number, waitMs: number) {
    this.#places = places;
    this.#waitMs = waitMs;
  }

  /**
   * Waits for a place and gives the function that gives it back.
   * Errors: the signal's reason; `DatabaseUnavailable` after `waitMs` in line or once closed.
   */
  async take({ signal }: Limits): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#closed) throw this.#closed;
    if (this.#taken < this.#places) this.#taken += 1;
    else await this.#queue(signal);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#next();
    };
  }

  /** Refuses newcomers and those in line, and waits for the places taken to come back, at most `waitMs`. */
  async close(waitMs: number): Promise<void> {
    this.#closed ??= new DatabaseUnavailable('The database connection is closing');
    for (const waiter of this.#line.splice(0)) waiter.fail(this.#closed);
    if (this.#taken === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      this.#idle.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #next(): void {
    const waiter = this.#line.shift();
    if (waiter) return waiter.start();
    this.#taken -= 1;
    if (this.#taken === 0) for (const idle of this.#idle.splice(0)) idle();
  }

  #queue(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', aborted);
        const place = this.#line.indexOf(waiter);
        if (place >= 0) this.#line.splice(place, 1);
      };
      const waiter: Waiter = {
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
      const timer = setTimeout(
        () => waiter.fail(new DatabaseUnavailable(`No free database connection within ${this.#waitMs} ms`)),
        this.#waitMs,
      );
      signal?.addEventListener('abort', aborted, { once: true });
      this.#line.push(waiter);
    });
  }
}

/** Work in progress that several callers wait for; it is aborted when the last of them has gone. */
interface Flight<T> {
  readonly result: Promise<T>;
  readonly abort: AbortController;
  waiting: number;
}

/** Runs each key's work once at a time: who asks the same meanwhile gets the same answer. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** Whether somebody waits for the key already. */
  has(key: string): boolean {
    return this.#flights.has(key);
  }

  /** The answer of `work` for a key, shared with everybody who waits for that key. Errors: those of the work, the signal's reason. */
  async run(
    key: string,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const flight = this.#flights.get(key) ?? this.#start(key, work);
    flight.waiting += 1;
    try {
      return await (signal ? raced(flight.result, signal) : flight.result);
    } finally {
      flight.waiting -= 1;
      // Work that has ended is no longer listed.
      if (flight.waiting === 0 && this.#flights.get(key) === flight) {
        // Nobody may join work that is being given up.
        this.#flights.delete(key);
        flight.abort.abort(new DOMException('Nobody waits for this answer', 'AbortError'));
      }
    }
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController();
    const result = work(abort.signal).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    // Whoever waits hears of the error; when nobody does any more, it is nobody's.
    result.catch(() => {});
    const flight: Flight<T> = { result, abort, waiting: 0 };
    this.#flights.set(key, flight);
    return flight;
  }
}

function raced<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', gone, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', gone));
  });
}

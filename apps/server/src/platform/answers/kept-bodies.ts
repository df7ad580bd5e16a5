import type { KeptBody } from './kept-body.ts';

/** What an entry takes besides its bytes: key, object, place in the map. */
const ENTRY = 500;

interface Limits {
  /** All bodies together, in all their encodings, bytes. One takes at most an eighth. */
  readonly limitBytes: number;
  /** What nobody has asked for so long is given back, ms. */
  readonly idleMs: number;
}

interface Entry {
  readonly body: KeptBody;
  bytes: number;
  used: number;
}

interface Flight {
  readonly signal: AbortSignal;
  readonly body: Promise<KeptBody>;
}

/**
 * Answers ready to send, by a key that holds everything that decides them: who may read what, what was asked, of which data and release. The least recently used is
 * forgotten first; who asks for what is just being made waits for it.
 */
export class KeptBodies {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #kept = new Map<string, Entry>();
  readonly #flights = new Map<string, Flight>();
  #bytes = 0;
  #sweep: NodeJS.Timeout | undefined;

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The body of a key, made now unless it is kept or being made. Errors: those of making it; the signal's reason. */
  async of<Body extends KeptBody>(
    key: string,
    signal: AbortSignal,
    make: () => Promise<Body>,
  ): Promise<Body> {
    for (;;) {
      signal.throwIfAborted();
      const kept = this.#use(key);
      // What a key stands for is of one type: the key names its route.
      if (kept) return kept as Body;
      const flight = this.#flights.get(key);
      if (!flight) return this.#make(key, signal, make);
      try {
        // oxlint-disable-next-line no-await-in-loop -- usually once
        return (await unless(signal, flight.body)) as Body;
      } catch (error) {
        // Who was making it has gone away, and it is nobody else's fault: the next one makes it.
        if (signal.aborted || !flight.signal.aborted) throw error;
      }
    }
  }

  /** Gives back what nobody has asked for lately. */
  forgetIdle(): void {
    const since = this.#now() - this.#limits.idleMs;
    for (const [key, { used }] of this.#kept) {
      if (used > since) break;
      this.#forget(key);
    }
  }

  close(): void {
    clearTimeout(this.#sweep);
    for (const key of this.#kept.keys()) this.#forget(key);
  }

  #use(key: string): KeptBody | undefined {
    const entry = this.#kept.get(key);
    if (!entry) return undefined;
    entry.used = this.#now();
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.body;
  }

  async #make<Body extends KeptBody>(
    key: string,
    signal: AbortSignal,
    make: () => Promise<Body>,
  ): Promise<Body> {
    const body = make();
    const flight: Flight = { signal, body };
    this.#flights.set(key, flight);
    try {
      const made = await body;
      if (made.told.passing !== true) this.#put(key, made);
      return made;
    } finally {
      this.#flights.delete(key);
    }
  }

  #put(key: string, body: KeptBody): void {
    if (body.bytes + ENTRY > this.#limits.limitBytes / 8) return;
    const entry: Entry = { body, bytes: body.bytes + ENTRY, used: this.#now() };
    this.#kept.set(key, entry);
    this.#bytes += entry.bytes;
    body.grown = () => {
      if (this.#kept.get(key) !== entry) return;
      this.#bytes += body.bytes + ENTRY - entry.bytes;
      entry.bytes = body.bytes + ENTRY;
      this.#shrink();
    };
    this.#shrink();
    this.#sweepLater();
  }

  #shrink(): void {
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limits.limitBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  #sweepLater(): void {
    this.#sweep ??= setTimeout(() => {
      this.#sweep = undefined;
      this.forgetIdle();
      if (this.#kept.size > 0) this.#sweepLater();
    }, this.#limits.idleMs / 2).unref();
  }
}

/** The result, or the signal's reason as soon as it fires. */
function unless<T>(signal: AbortSignal, result: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', gone, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', gone));
  });
}

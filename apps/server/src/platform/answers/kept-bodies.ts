import { LRUCache } from 'lru-cache';
import type { KeptBody } from './kept-body.ts';

/** What an entry takes besides its bytes: key, object, place in the map. */
const ENTRY = 500;

interface Limits {
  /** All bodies together, in all their encodings, bytes. One takes at most an eighth. */
  readonly limitBytes: number;
  /** What nobody has asked for so long is given back, ms. */
  readonly idleMs: number;
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
  readonly #kept: LRUCache<string, { readonly body: KeptBody }>;
  readonly #flights = new Map<string, Flight>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#kept = new LRUCache({
      maxSize: limits.limitBytes,
      ttl: limits.idleMs,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf: { now },
    });
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** The body of a key, made now unless it is kept or being made. Errors: those of making it; the signal's reason. */
  async of<Body extends KeptBody>(
    key: string,
    signal: AbortSignal,
    make: () => Promise<Body>,
  ): Promise<Body> {
    for (;;) {
      signal.throwIfAborted();
      const kept = this.#kept.get(key)?.body;
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
    this.#kept.purgeStale();
  }

  close(): void {
    clearTimeout(this.#sweep);
    this.#kept.clear();
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
    this.#keep(key, body);
    // An entry of its own is measured again; the body may have been forgotten, or another put in its place.
    body.grown = () => {
      if (this.#kept.peek(key)?.body === body) this.#keep(key, body);
    };
    this.#sweepLater();
  }

  #keep(key: string, body: KeptBody): void {
    this.#kept.set(key, { body }, { size: body.bytes + ENTRY });
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

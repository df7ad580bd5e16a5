/** What an entry takes besides its bytes, so that blank tiles do not pile up. */
const ENTRY = 300;

/** The tiles asked for last, in memory up to so many bytes. */
export class MemoryCache<T extends { readonly bytes: Uint8Array }> {
  readonly #limit: number;
  readonly #kept = new Map<string, T>();
  #size = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get(key: string): T | undefined {
    const found = this.#kept.get(key);
    if (found) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
    }
    return found;
  }

  put(key: string, value: T): void {
    const before = this.#kept.get(key);
    if (before) this.#size -= before.bytes.length + ENTRY;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    this.#size += value.bytes.length + ENTRY;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#size <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#size -= bytes.length + ENTRY;
    }
  }
}

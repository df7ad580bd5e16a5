/** Finished files, given again for a while to who asks for the same. */

interface Kept {
  readonly bytes: Buffer;
  readonly until: number;
}

export class KeptFiles {
  readonly #files = new Map<string, Kept>();

  /** `ms` that a file is kept, and how many bytes of them at most; the oldest go first. */
  constructor(
    private readonly ms: number,
    private readonly mostBytes: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string): Buffer | undefined {
    this.#forget();
    return this.#files.get(key)?.bytes;
  }

  keep(key: string, bytes: Buffer): void {
    if (bytes.length > this.mostBytes) return;
    this.#files.set(key, { bytes, until: this.now() + this.ms });
    this.#forget();
  }

  #forget(): void {
    let all = [...this.#files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    for (const [key, { bytes, until }] of this.#files) {
      if (until > this.now() && all <= this.mostBytes) continue;
      this.#files.delete(key);
      all -= bytes.length;
    }
  }
}

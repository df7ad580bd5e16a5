/** Bytes of one request: from what a bad line carries before it breaks, to what a good one takes at once. */
const SMALLEST = 64 * 1024;
const FIRST = 128 * 1024;
const LARGEST = 4 * 1024 * 1024;
/** A chunk that took less, ms, was too small; one that took more was too large. */
const QUICK_MS = 2_000;
const SLOW_MS = 6_000;

/**
 * How many bytes the next request carries. It doubles while requests are quick and halves after a slow or a broken one: a proxy that keeps a request
 * until it is whole loses what an interrupted one brought.
 */
export class ChunkSize {
  private bytes = FIRST;

  get now(): number {
    return this.bytes;
  }

  /** A chunk arrived after so long. */
  arrived(ms: number): void {
    if (ms < QUICK_MS) this.bytes = Math.min(LARGEST, this.bytes * 2);
    else if (ms > SLOW_MS) this.broke();
  }

  /** A chunk did not arrive. */
  broke(): void {
    this.bytes = Math.max(SMALLEST, this.bytes / 2);
  }
}

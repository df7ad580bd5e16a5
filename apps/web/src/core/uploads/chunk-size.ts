/** Bytes of one request: from what a bad line carries before it breaks, to what a good one takes at once. */
const SMALLEST = 64 * 1024;
const FIRST = 128 * 1024;
const LARGEST = 4 * 1024 * 1024;
/** A chunk that took less, ms, was too small; one that took more was too large. */
const QUICK_MS = 2_000;
const SLOW_MS = 6_000;
/** Where the line breaks, a half of a chunk goes up twice: it is no more than such a part of what the line carries from one break to the next, or, until it has broken once, lasts no longer than this, ms. */
const PART_OF_RUN = 16;
const SAFE_MS = 400;
/** Of what a chunk took so much at least was its bytes', whatever a request without any takes. */
const LEAST_PART = 1 / 8;

/** What is known of the line, whichever file goes over it: bytes it carried between its last two breaks and since the last, whether it ever broke, its bytes in a millisecond, and what a request without any takes, ms. */
export type Line = { before: number; since: number; broken: boolean; speed: number; trip: number };

/** One of which nothing is known yet. */
export const newLine = (): Line => ({ before: 0, since: 0, broken: false, speed: Infinity, trip: Infinity });

/** This page's. */
const OURS = newLine();

/**
 * How many bytes the next request of a file carries. It doubles while requests are quick, and halves after a slow or a broken one; on a line that breaks, or may for all that is known, it stays small
 * beside what that line carries at a time. A proxy that keeps a request until it is whole loses what an interrupted one brought, and a browser that sends one
 * again by itself begins it from its start.
 */
export class ChunkSize {
  private bytes = FIRST;

  constructor(private readonly line: Line = OURS) {}

  get now(): number {
    const { before, since, broken, speed } = this.line;
    const most = Math.max(Math.max(before, since) / PART_OF_RUN, broken ? 0 : speed * SAFE_MS);
    return Math.max(SMALLEST, Math.min(this.bytes, Math.floor(most)));
  }

  /** A request without a file's bytes was answered after so long, ms. */
  answered(ms: number): void {
    this.line.trip = Math.min(this.line.trip, ms);
  }

  /** A chunk of so many bytes arrived after so long, ms. */
  arrived(bytes: number, ms: number): void {
    this.line.since += bytes;
    // A file's last bytes are too few to tell of the line.
    if (bytes >= SMALLEST) this.line.speed = bytes / Math.max(1, ms - this.line.trip, ms * LEAST_PART);
    if (ms < QUICK_MS) this.bytes = Math.min(LARGEST, this.bytes * 2);
    else if (ms > SLOW_MS) this.halve();
  }

  /** The line broke while a chunk was under way. */
  broke(): void {
    this.line.broken = true;
    // Each file under way is told of a break, and each try of one: it is one break.
    if (this.line.since > 0) {
      this.line.before = this.line.since;
      this.line.since = 0;
    }
    this.halve();
  }

  private halve(): void {
    this.bytes = Math.max(SMALLEST, this.bytes / 2);
  }
}

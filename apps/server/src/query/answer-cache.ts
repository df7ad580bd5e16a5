/** Answers by ETag, the least recently used forgotten first, within so many bytes. */
export class AnswerCache {
  readonly #limit: number;
  readonly #kept = new Map<string, { answer: unknown; bytes: number }>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(etag: string): unknown {
    const found = this.#kept.get(etag);
    if (!found) return undefined;
    this.#kept.delete(etag);
    this.#kept.set(etag, found);
    return found.answer;
  }

  set(etag: string, answer: unknown): void {
    // Two bytes a character, and about as much again for the objects.
    const bytes = JSON.stringify(answer).length * 4;
    if (bytes > this.#limit / 4) return;
    this.#forget(etag);
    this.#kept.set(etag, { answer, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#forget(oldest);
    }
  }

  get bytes(): number {
    return this.#bytes;
  }

  #forget(etag: string): void {
    this.#bytes -= this.#kept.get(etag)?.bytes ?? 0;
    this.#kept.delete(etag);
  }
}

/** What a cell takes at least: a key, a colon, a digit and a comma. */
const LEAST_BYTES = 16;

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
    const most = this.#limit / 4;
    // A map of every property is not written out only to find that it is too long.
    if (cellsOf(answer) * LEAST_BYTES > most) return;
    // Two bytes a character, and about as much again for the objects.
    const bytes = JSON.stringify(answer).length * 4;
    if (bytes > most) return;
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

function cellsOf(answer: unknown): number {
  const { rows, columns } = answer as { rows?: unknown; columns?: unknown };
  return Array.isArray(rows) && Array.isArray(columns) ? rows.length * columns.length : 0;
}

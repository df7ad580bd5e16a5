import { LRUCache } from 'lru-cache';

/** What a cell takes at least: a key, a colon, a digit and a comma. */
const LEAST_BYTES = 16;

/** Answers by ETag, the least recently used forgotten first, within so many bytes. */
export class AnswerCache {
  /** Of the limit, what one answer may take: it would push out everything else. */
  readonly #most: number;
  readonly #kept: LRUCache<string, { readonly answer: unknown }>;

  constructor(limit: number) {
    this.#most = limit / 4;
    this.#kept = new LRUCache({ maxSize: limit });
  }

  get(etag: string): unknown {
    return this.#kept.get(etag)?.answer;
  }

  set(etag: string, answer: unknown): void {
    // A map of every property is not written out only to find that it is too long.
    if (cellsOf(answer) * LEAST_BYTES > this.#most) return;
    // Two bytes a character, and about as much again for the objects.
    const size = JSON.stringify(answer).length * 4;
    if (size <= this.#most) this.#kept.set(etag, { answer }, { size });
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }
}

function cellsOf(answer: unknown): number {
  const { rows, columns } = answer as { rows?: unknown; columns?: unknown };
  return Array.isArray(rows) && Array.isArray(columns) ? rows.length * columns.length : 0;
}

import { LRUCache } from 'lru-cache';

/** What V8 takes for a text beside its letters, for an object or list beside its places, and for a place in one, bytes. */
const TEXT_BYTES = 24;
const OBJECT_BYTES = 56;
const CELL_BYTES = 8;

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
    const size = sizeOf(answer, this.#most);
    if (size <= this.#most) this.#kept.set(etag, { answer }, { size });
  }

  clear(): void {
    this.#kept.clear();
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }
}

/**
 * About what an answer takes in memory, bytes; counted on beyond `most` no further: a map of every property is not gone through only to find that it is too long.
 * Not by writing it out, which took longer than many a question.
 */
function sizeOf(value: unknown, most: number): number {
  let size = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && size <= most) {
    const one = waiting.pop();
    if (typeof one === 'string') size += TEXT_BYTES + 2 * one.length;
    else if (typeof one === 'object' && one !== null) {
      // Names of a row are the same in all of them.
      const parts = Object.values(one);
      size += OBJECT_BYTES + CELL_BYTES * parts.length;
      for (const part of parts) waiting.push(part);
    }
  }
  return size;
}

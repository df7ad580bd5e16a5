import { createReadStream } from 'node:fs';

const [QUOTE, LINE_FEED, RETURN, EQUALS] = [0x22, 0x0a, 0x0d, 0x3d];
const MARK = [0xef, 0xbb, 0xbf];

export interface BrokenPlace {
  readonly line: number;
  /** False for a record that is too long without a quote being open. */
  readonly quote: boolean;
  /** True where the quote follows the equals sign with which its field begins: ="0012". */
  readonly formula?: true;
}

type State = 'field' | 'equals' | 'plain' | 'quoted' | 'closed';

/**
 * Where a CSV file that could not be parsed went wrong: the line on which the quote opens that never closes, or closes in the middle of a field (the
 * parser knows only where it gave up, which may be a million lines further), or on which a record of more than `limit` bytes begins. Read only once
 * it is known that something is wrong. Null when nothing is.
 */
export async function brokenPlace(
  path: string,
  separator: string,
  limit: number,
): Promise<BrokenPlace | null> {
  const scan = new QuoteScan(separator.charCodeAt(0), limit);
  for await (const piece of createReadStream(path, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>) {
    for (const byte of piece) {
      const found = scan.next(byte);
      if (found) return found;
    }
  }
  return scan.end();
}

class QuoteScan {
  readonly #separator: number;
  readonly #limit: number;
  #state: State = 'field';
  #line = 1;
  #opened = 1;
  #recordLine = 1;
  #recordBytes = 0;
  #offset = 0;
  #afterReturn = false;

  constructor(separator: number, limit: number) {
    this.#separator = separator;
    this.#limit = limit;
  }

  next(byte: number): BrokenPlace | null {
    const isMark = byte === MARK[this.#offset];
    this.#offset += 1;
    if (this.#offset <= MARK.length && isMark) return null;
    this.#recordBytes += 1;
    const breaks = this.#breaks(byte);
    if (this.#state === 'quoted') {
      if (byte === QUOTE) this.#state = 'closed';
    } else if (byte === QUOTE) {
      if (this.#state === 'equals') return { line: this.#line, quote: true, formula: true };
      if (this.#state === 'plain') return { line: this.#line, quote: true };
      // Doubled within quotes, or the first of its field.
      if (this.#state === 'field') this.#opened = this.#line;
      this.#state = 'quoted';
    } else if (byte === this.#separator) this.#state = 'field';
    else if (breaks) this.#nextRecord();
    else if (this.#state === 'closed') return { line: this.#opened, quote: true };
    else this.#state = this.#state === 'field' && byte === EQUALS ? 'equals' : 'plain';
    if (this.#recordBytes <= this.#limit) return null;
    const quote = this.#state === 'quoted';
    return { line: quote ? this.#opened : this.#recordLine, quote };
  }

  end(): BrokenPlace | null {
    return this.#state === 'quoted' ? { line: this.#opened, quote: true } : null;
  }

  /** Counts lines; the line feed of a CRLF belongs to its return. */
  #breaks(byte: number): boolean {
    const breaks = byte === LINE_FEED || byte === RETURN;
    if (breaks && !(byte === LINE_FEED && this.#afterReturn)) this.#line += 1;
    this.#afterReturn = byte === RETURN;
    return breaks;
  }

  #nextRecord(): void {
    this.#state = 'field';
    this.#recordLine = this.#line;
    this.#recordBytes = 0;
  }
}

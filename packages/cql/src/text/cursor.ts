import { FilterFault } from '../fault.ts';
import { FILTER_DEPTH_LIMIT, FILTER_NODE_LIMIT } from '../limits.ts';

export type Token =
  | { kind: 'word'; text: string; at: number }
  | { kind: 'name'; text: string; at: number }
  | { kind: 'string'; text: string; at: number }
  | { kind: 'instant'; text: string; at: number }
  | { kind: 'number'; value: number; text: string; at: number }
  | { kind: 'sign'; text: string; at: number }
  | { kind: 'end'; text: ''; at: number };

const INSTANT =
  /\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?![\w-])/y;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?/y;
const WORD = /[\p{L}_][\p{L}\p{N}_.:]*/uy;
const SIGN = /<>|!=|<=|>=|@>|&&|[=<>+\-*/(),;[\]]/y;

/**
 * Cuts a filter text into tokens; `backslashQuotes`: in a text a quote may stand after a backslash too, as CQL2 has it.
 * @throws FilterFault on a sign that no token begins with, or an open quote
 */
export function tokenize(text: string, { backslashQuotes = false } = {}): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    const char = text[at] ?? '';
    if (/\s/.test(char)) {
      at++;
      continue;
    }
    if (char === "'" || char === '"') {
      const value = quoted(text, at, char, backslashQuotes && char === "'");
      tokens.push({ kind: char === "'" ? 'string' : 'name', text: value.text, at });
      at = value.end;
      continue;
    }
    const instant = match(INSTANT);
    if (instant !== undefined) {
      tokens.push({ kind: 'instant', text: instant, at });
      at += instant.length;
      continue;
    }
    const number = match(NUMBER);
    if (number !== undefined) {
      tokens.push({ kind: 'number', value: Number(number), text: number, at });
      at += number.length;
      continue;
    }
    const word = match(WORD);
    if (word !== undefined) {
      tokens.push({ kind: 'word', text: word, at });
      at += word.length;
      continue;
    }
    const sign = match(SIGN);
    if (sign === undefined) throw new FilterFault(`o sinal “${char}” não faz parte de um filtro`, at);
    tokens.push({ kind: 'sign', text: sign, at });
    at += sign.length;
  }
  tokens.push({ kind: 'end', text: '', at: text.length });
  return tokens;
}

/** A stretch between quotes, doubled quotes standing for one. */
function quoted(
  text: string,
  start: number,
  quote: string,
  backslash: boolean,
): { text: string; end: number } {
  let value = '';
  for (let i = start + 1; i < text.length; i++) {
    if (backslash && text[i] === '\\' && text[i + 1] === quote) value += text[++i];
    else if (text[i] !== quote) value += text[i];
    else if (text[i + 1] === quote) value += text[i++];
    else return { text: value, end: i + 1 };
  }
  throw new FilterFault('um texto entre aspas não foi fechado', start);
}

/** A place in the tokens, with the looks and takes that a recursive-descent reader needs, and its bounds. */
export class Cursor {
  private place = 0;
  private depth = 0;
  private nodes = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  peek(ahead = 0): Token {
    return this.tokens[Math.min(this.place + ahead, this.tokens.length - 1)] as Token;
  }

  next(): Token {
    const token = this.peek();
    this.place++;
    return token;
  }

  /** Whether the next token is this sign, or this word in any case. */
  is(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'sign'
      ? token.text === text
      : token.kind === 'word' && token.text.toUpperCase() === text;
  }

  /** Takes the token if it is there. */
  accept(...texts: string[]): boolean {
    if (!texts.every((text, i) => this.is(text, i))) return false;
    this.place += texts.length;
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) throw this.fault(`esperava “${text}”`);
  }

  fault(reason: string): FilterFault {
    const token = this.peek();
    return new FilterFault(
      token.kind === 'end' ? `${reason}, e o filtro acabou` : `${reason} em “${token.text}”`,
      token.at,
    );
  }

  /** Runs a deeper reading, refusing one that is too deep. */
  deeper<T>(read: () => T): T {
    if (++this.depth > FILTER_DEPTH_LIMIT)
      throw this.fault(`há mais de ${FILTER_DEPTH_LIMIT} níveis de parênteses`);
    try {
      return read();
    } finally {
      this.depth--;
    }
  }

  /** Counts what is made, refusing a filter with too many parts. */
  count(): void {
    if (++this.nodes > FILTER_NODE_LIMIT) throw this.fault(`há mais de ${FILTER_NODE_LIMIT} partes`);
  }

  get position(): number {
    return this.place;
  }

  set position(place: number) {
    this.place = place;
  }
}

import { fail } from '../../../platform/failures/fail.ts';

/** Pieces of a moreFilter: column names and keywords, operators, text, numbers, date macros, brackets and commas. */
export type Token =
  | { kind: 'word'; text: string }
  | { kind: 'operator'; text: '=' | '!=' | '<' | '<=' | '>' | '>=' }
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string }
  | { kind: 'macro'; text: string }
  | { kind: 'mark'; text: '(' | ')' | ',' };

const PATTERNS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['text', /'((?:[^']|'')*)'/y],
  ['number', /-?\d+(?:\.\d+)?(?![\w.])/y],
  ['macro', /\$[a-z0-9]+/y],
  ['word', /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)?/uy],
  ['operator', /<>|!=|<=|>=|=|<|>/y],
  ['mark', /[(),]/y],
];

/** Longest list of pieces that is read: a filter of a thousand codes fits, an endless one does not. */
const MOST_TOKENS = 2500;

/** Errors: invalidFilter, naming the place. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    if (at >= text.length) return tokens;
    const found = readToken(text, at);
    if (!found) fail('invalidFilter', { reason: `sinal inesperado na posição ${at + 1}` });
    if (tokens.length >= MOST_TOKENS) fail('invalidFilter', { reason: 'é longo demais' });
    tokens.push(found.token);
    at = found.end;
  }
}

function readToken(text: string, at: number): { token: Token; end: number } | null {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const raw = match[1] ?? match[0];
    const value = kind === 'text' ? raw.replaceAll("''", "'") : raw === '<>' ? '!=' : raw;
    return { token: { kind, text: value } as Token, end: pattern.lastIndex };
  }
  return null;
}

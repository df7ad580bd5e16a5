import { TRIGGERS, type ReferenceKind } from '../ast.ts';
import { problem, type Problem } from './messages.ts';
import { readNumber } from './number.ts';
import type { Token } from './token.ts';

const KIND_OF_TRIGGER = new Map<string, ReferenceKind>(
  (Object.keys(TRIGGERS) as ReferenceKind[]).map((kind) => [TRIGGERS[kind], kind]),
);
/** A bare name runs until something that can follow it; names that hold such a sign are quoted: @"a - b". */
const BARE_NAME = /[^+\-*/×÷−(),;@#!$"'=<>[\]\n\r]+/y;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/uy;
const CODE = /\[([^\]\n]{1,200})\]/y;
const SIGNS: Record<string, '+' | '-' | '*' | '/'> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
};
const COMPARATORS = ['<>', '!=', '<=', '>=', '=', '<', '>'] as const;

/** Cuts a formula into tokens, the last being 'end'; everything unreadable is a problem, and reading goes on behind it. */
export function tokenize(text: string): { tokens: Token[]; problems: Problem[] } {
  const tokens: Token[] = [];
  const problems: Problem[] = [];
  let at = 0;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };

  /** A quoted stretch with doubled quotes inside; null and a problem when it is not closed. */
  const quoted = (quote: string): string | null => {
    const start = at;
    let value = '';
    for (let i = at + 1; i < text.length; i++) {
      if (text[i] !== quote) value += text[i];
      else if (text[i + 1] === quote) value += text[i++];
      else {
        at = i + 1;
        return value;
      }
    }
    at = text.length;
    problems.push(problem('unclosedText', { start, end: text.length }, { quote }));
    return null;
  };

  const reference = (to: ReferenceKind): void => {
    const start = at++;
    const code = take(CODE);
    if (code) {
      at += code[0].length;
      tokens.push({ kind: 'reference', to, name: null, code: code[1] ?? '', span: { start, end: at } });
      return;
    }
    if (text[at] === '"') {
      const name = quoted('"');
      if (name !== null) tokens.push({ kind: 'reference', to, name, code: null, span: { start, end: at } });
      return;
    }
    const name = take(BARE_NAME)?.[0].trimEnd() ?? '';
    at += name.length;
    if (name.trim() === '')
      problems.push(problem('missingName', { start, end: start + 1 }, { trigger: TRIGGERS[to] }));
    else tokens.push({ kind: 'reference', to, name: cleanName(name), code: null, span: { start, end: at } });
  };

  while (at < text.length) {
    const char = text[at] ?? '';
    const start = at;
    const kind = KIND_OF_TRIGGER.get(char);
    const comparator = COMPARATORS.find((each) => text.startsWith(each, at));
    const sign = SIGNS[char];
    if (/\s/.test(char)) at++;
    else if (kind) reference(kind);
    else if (comparator) {
      at += comparator.length;
      tokens.push({ kind: 'sign', sign: comparator === '!=' ? '<>' : comparator, span: { start, end: at } });
    } else if (char === '!') {
      at++;
      const word = take(WORD)?.[0];
      if (word === undefined) problems.push(problem('missingName', { start, end: at }, { trigger: '!' }));
      else {
        at += word.length;
        tokens.push({ kind: 'word', word, marked: true, span: { start, end: at } });
      }
    } else if (sign) {
      at++;
      tokens.push({ kind: 'sign', sign, span: { start, end: at } });
    } else if (char === '(' || char === ')') {
      at++;
      tokens.push({ kind: char === '(' ? 'open' : 'close', span: { start, end: at } });
    } else if (char === ',' || char === ';') {
      at++;
      tokens.push({ kind: 'separator', span: { start, end: at } });
    } else if (char === "'" || char === '"') {
      const value = quoted(char);
      if (value !== null) tokens.push({ kind: 'text', value, span: { start, end: at } });
    } else if (/\d/.test(char)) {
      const number = readNumber(text, at);
      at = number?.end ?? at + 1;
      const span = { start, end: at };
      const raw = text.slice(start, at);
      if (!number || number.value === null) problems.push(problem('unknownCharacter', span, { text: raw }));
      else if (number.ambiguous) {
        const thousands = raw.replace('.', '');
        problems.push(
          problem('ambiguousNumber', span, {
            text: raw,
            thousands,
            decimal: number.value.replace('.', ','),
            decimalComma: raw.replace('.', ','),
          }),
        );
      }
      tokens.push({ kind: 'number', value: number?.value ?? '0', comma: number?.comma ?? false, span });
    } else {
      const word = take(WORD)?.[0];
      if (word === undefined) {
        at += text.codePointAt(at)! > 0xffff ? 2 : 1;
        problems.push(problem('unknownCharacter', { start, end: at }, { text: text.slice(start, at) }));
      } else {
        at += word.length;
        tokens.push({ kind: 'word', word, marked: false, span: { start, end: at } });
      }
    }
  }
  tokens.push({ kind: 'end', span: { start: text.length, end: text.length } });
  return { tokens, problems };
}

/** A name as it is compared: underscores are spaces, runs of space are one (third text, section 2.3). */
export function cleanName(name: string): string {
  return name.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
}

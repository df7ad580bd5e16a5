import type { ReferenceNode } from '../ast.ts';
import type { Catalogue, CatalogueEntry } from '../meaning/catalogue.ts';
import { operatorOf } from '../operators.ts';
import type { Token } from '../text/token.ts';
import { tokenize } from '../text/tokenize.ts';

/** A place in a formula where a value of a column or dimension is written, closed or not. */
export type ValuePlace = {
  /** What it is compared with. */
  entry: CatalogueEntry;
  /** The stretch that a chosen value replaces, its quotes included. */
  from: number;
  to: number;
  /** What stands there so far, up to the caret. */
  typed: string;
  /** The quote that was begun with; null where none was typed yet. */
  quote: "'" | '"' | null;
};

/** Written without quotes yet: nothing that could be a name, a sign or a call. */
const BARE = /^[^\S\n]*([^'"@#!$(),;+\-*/×÷−=<>[\]\n\r]*)$/;
const REST_OF_WORD = /^[\p{L}\p{N}]*/u;

/** Whether the caret stands where a value is expected ('$UF = ', "IN(@Atividade; 'Lei"), and of what; null elsewhere. */
export function valuePlace(text: string, caret: number, catalogue: Catalogue): ValuePlace | null {
  const { tokens, problems } = tokenize(text.slice(0, caret));
  const open = problems.find(({ name }) => name === 'unclosedText')?.span.start;
  const before = tokens.filter(({ kind, span }) => kind !== 'end' && span.end <= (open ?? caret));
  if (open !== undefined) {
    const quote = text[open];
    // A name may stand in quotes too: @"a - b".
    const entry = /[@#$]$/.test(text.slice(0, open)) ? undefined : comparedBy(before, catalogue);
    if (!entry || (quote !== "'" && quote !== '"')) return null;
    const typed = text.slice(open + 1, caret).replaceAll(quote + quote, quote);
    return { entry, from: open, to: caret + closing(text.slice(caret), quote), typed, quote };
  }
  // The last sign that parts a value from what is before it; what follows is being typed.
  const last = before.findLastIndex(({ kind }) => kind === 'sign' || kind === 'separator');
  const sign = before[last];
  if (!sign) return null;
  const bare = BARE.exec(text.slice(sign.span.end, caret))?.[1];
  const entry = bare === undefined ? undefined : comparedBy(before.slice(0, last + 1), catalogue);
  if (bare === undefined || !entry || /['"]/.test(text[caret] ?? '')) return null;
  const rest = REST_OF_WORD.exec(text.slice(caret))?.[0].length ?? 0;
  return { entry, from: caret - bare.length, to: caret + rest, typed: bare.trim(), quote: null };
}

/** A value as it is put into the text. */
export function writtenValue(value: string, quote: ValuePlace['quote']): string {
  const mark = quote ?? "'";
  return mark + value.replaceAll(mark, mark + mark) + mark;
}

/** What the value after these tokens is compared with: the name before '=' or '<>', or the first value of the IN it stands in. */
function comparedBy(tokens: readonly Token[], catalogue: Catalogue): CatalogueEntry | undefined {
  const last = tokens.at(-1);
  if (last?.kind === 'sign')
    return last.sign === '=' || last.sign === '<>' ? entryOf(tokens.at(-2), catalogue) : undefined;
  if (last?.kind !== 'separator') return undefined;
  // Back over the values that stand there already.
  const first = tokens.findLastIndex(({ kind }) => !['separator', 'text', 'number'].includes(kind));
  const [word, bracket] = [tokens[first - 2], tokens[first - 1]];
  return bracket?.kind === 'open' && word?.kind === 'word' && operatorOf(word.word) === 'IN'
    ? entryOf(tokens[first], catalogue)
    : undefined;
}

function entryOf(token: Token | undefined, catalogue: Catalogue): CatalogueEntry | undefined {
  if (token?.kind !== 'reference' || token.to === 'indicator') return undefined;
  const { to, code, name }: Pick<ReferenceNode, 'to' | 'code' | 'name'> = token;
  return code === null ? catalogue.byName(to, name ?? '') : catalogue.byCode(to, code);
}

/** How much behind the caret belongs to the same quoted value: up to its closing quote, unless that quote begins another value. */
function closing(rest: string, quote: string): number {
  const end = rest.search(/['"\n\r]/);
  const inside = rest.slice(0, Math.max(end, 0));
  if (end < 0 || rest[end] !== quote) return 0;
  return /[;=<>@#$]|^\s*[,)]|[,(]\s*$/.test(inside) ? 0 : end + 1;
}

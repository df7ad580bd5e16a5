import { complete, OPERATORS, tokenize, type Catalogue } from '@fonte/formula';
import type { EditorCompletion, EditorToken } from '@fonte/ui/token-editor';

/** The four lists of suggestions by their trigger (third text, section 2.3). */
const KIND_OF_TRIGGER = {
  '@': 'column',
  '#': 'indicator',
  $: 'dimension',
  '!': 'operator',
} as const;

export type SuggestionWords = {
  column: string;
  indicator: string;
  operator: string;
  dimension: string;
  count: (shown: number, total: number) => string;
};

/** The coloured stretches of a formula. */
export function formulaTokens(text: string): EditorToken[] {
  return tokenize(text).tokens.flatMap((token): EditorToken[] => {
    const { start: from, end: to } = token.span;
    if (token.kind === 'reference') return [{ from, to, kind: token.to }];
    return token.kind === 'word' ? [{ from, to, kind: 'operator' }] : [];
  });
}

/** What the popup offers at the caret, in the editor's terms. An operator brings both its parentheses. */
export function formulaCompletion(
  text: string,
  caret: number,
  catalogue: Catalogue,
  words: SuggestionWords,
): EditorCompletion | null {
  const found = complete(text, caret, catalogue);
  if (!found) return null;
  const kind = KIND_OF_TRIGGER[found.trigger];
  const open = text[caret] === '(';
  return {
    from: found.from,
    to: found.to,
    title: words[kind],
    kind,
    count: words.count(found.suggestions.length, found.total),
    options: found.suggestions.map(({ label, apply, origin, unit }) => ({
      label,
      apply: open && apply.endsWith('(') ? apply.slice(0, -1) : apply,
      ...(apply.endsWith('(') && !open ? { after: ')' } : {}),
      detail: origin,
      unit,
    })),
  };
}

/** Takes out triggers that stand for nothing: '@@', '@(' and '$(' (third text, section 2.3). Quoted names are left alone. */
export function withoutStrayTriggers(text: string): string {
  return text.replace(
    /("[^"\n]*"|'[^'\n]*')|@+(?=[@(])|\$+(?=\()/g,
    (_whole, quoted?: string) => quoted ?? '',
  );
}

/** Line of a place in the text, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** A problem's sentence without its proposal, which stands beside it as a link. */
export function withoutProposal(message: string): string {
  return message.replace(/\. Você quis dizer .*\?$/, '');
}

/** A sentence that follows 'Linha 2: ', with a small first letter unless a name in capitals or a sign begins it. */
export function afterColon(sentence: string): string {
  const bare = sentence.replace(/[.\s]+$/, '');
  return /^\p{Lu}\p{Ll}|^\p{Lu}\s/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}

/** 'SUM (SOMA), AVG (MÉDIA), …': the operators in one line. */
export function operatorNames(): string {
  return Object.values(OPERATORS)
    .map(({ name, label }) => (label ? `${name} (${label})` : name))
    .join(', ');
}

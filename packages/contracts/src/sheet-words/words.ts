import type { SheetLanguage } from '../sheet-languages.ts';
import { BELOW_TITLES } from './below-titles.ts';
import { CATEGORIES } from './categories.ts';
import { COLUMNS } from './columns.ts';
import { DEFINITIONS } from './definitions.ts';
import { LINES } from './phrases.ts';
import { figuresIn, listsIn } from './figures.ts';
import type { Saying } from './places.ts';
import type { SaidTexts } from './said.ts';
import { saidOf } from './templates.ts';
import { TITLES } from './titles.ts';
import { UNTRANSLATED } from './untranslated.ts';

/** Everything that reports, boards and pages say on the sheets for funders. */
export const SHEET_WORDS: SaidTexts = {
  ...TITLES,
  ...COLUMNS,
  ...CATEGORIES,
  ...LINES,
  ...BELOW_TITLES,
  ...DEFINITIONS,
};

/** The words of sheets in a language. */
export interface Words {
  /** Of titles, heads, groups and sentences; marked where there are none. */
  readonly words: (text: string) => string;
  /** Of what stands among names: those stay as they are, a total does not. */
  readonly name: (text: string) => string;
  /** Of figures and days, as Portuguese writes them. */
  readonly figure: (text: string) => string;
}

/** Of which words, how figures are written, and what stands for a text that has none. */
export interface Speaking {
  readonly table: SaidTexts;
  readonly figure: (portuguese: string) => string;
  readonly unknown: (text: string) => string;
}

/** The words of a language, and its way of writing figures and days: those of the sheets unless told. */
export function wordsIn(language: SheetLanguage, speaking: Partial<Speaking> = {}): Words {
  const { table = SHEET_WORDS, figure = figuresIn(language), unknown = marked } = speaking;
  const saying: Saying = {
    figure,
    list: listsIn(language),
    phrase: (text, phrases) => saidOf(text, phrases, language, saying) ?? unknown(text),
    words: (text) => words(text),
  };
  const found = (text: string): string | null => {
    const bare = text.endsWith('.') && !Object.hasOwn(table, text);
    const said = saidOf(bare ? text.slice(0, -1) : text, table, language, saying);
    return said !== null && bare ? `${said}.` : said;
  };
  const words = (text: string): string =>
    found(text) ??
    (isFigures(text) ? text : null) ??
    inParts(text, '\n', '\n', words) ??
    inParts(text, /(?<=\.) (?=\p{Lu})/u, ' ', words) ??
    inClauses(text, found, words) ??
    unknown(text);
  return { words, name: (text) => saidOf(text, LINES, language, saying) ?? text, figure };
}

/** Clauses after each other; as many of them as are one sentence are said as that, which has its own. Null for a single one. */
function inClauses(
  text: string,
  found: (text: string) => string | null,
  say: (text: string) => string,
): string | null {
  const clauses = text.split('; ');
  if (clauses.length === 1) return null;
  const said: string[] = [];
  while (clauses.length > 0) {
    let [count, sentence] = [clauses.length, null as string | null];
    while (count > 1 && sentence === null) {
      sentence = found(clauses.slice(0, count).join('; '));
      if (sentence === null) count -= 1;
    }
    said.push(sentence ?? say(clauses[0] ?? ''));
    clauses.splice(0, count);
  }
  return said.join('; ');
}

const marked = (text: string): string => `${text} ${UNTRANSLATED}`;

/** A text without words, such as a year or '12–17'; a number with decimals or thousands is of a language. */
const isFigures = (text: string): boolean => !/\p{L}|\d[.,]\d/u.test(text);

/** Lines or sentences after each other, each by itself; null for a single one. */
function inParts(
  text: string,
  between: string | RegExp,
  joint: string,
  say: (text: string) => string,
): string | null {
  const parts = text.split(between);
  return parts.length === 1 ? null : parts.map(say).join(joint);
}

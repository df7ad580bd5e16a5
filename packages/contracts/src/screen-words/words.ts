import { FAILURES } from '../failures.ts';
import type { SheetLanguage } from '../sheet-languages.ts';
import { figuresIn } from '../sheet-words/figures.ts';
import type { Said, SaidTexts } from '../sheet-words/said.ts';
import { SHEET_WORDS, wordsIn, type Words } from '../sheet-words/words.ts';
import { BOARD_WORDS } from './boards.ts';
import { COMBINED_WORDS } from './combined.ts';
import { SAID_FAILURES } from './failures.ts';
import { BOARD_DEFINITIONS } from './definitions.ts';
import { FORM_WORDS } from './forms.ts';
import { PAGE_WORDS } from './pages.ts';
import { REPORT_WORDS } from './reports.ts';
import { OBJECTIVE_TITLES, REPORT_TITLES } from './titles.ts';

/** Sentences of failures that have no places: where a name does not come with one. */
const FAILURE_WORDS: SaidTexts = Object.fromEntries(
  Object.entries(SAID_FAILURES).flatMap(([name, said]): [string, Said][] => {
    const text = Object.entries(FAILURES).find(([one]) => one === name)?.[1].text;
    return text === undefined || text.includes('{') ? [] : [[text, said]];
  }),
);

/** Everything that pages, boards and their reports say on the screen: what the sheets say, and what only the screen does (docs/decisions/0097). */
export const SCREEN_WORDS: SaidTexts = {
  ...FAILURE_WORDS,
  ...COMBINED_WORDS,
  ...BOARD_DEFINITIONS,
  ...SHEET_WORDS,
  ...PAGE_WORDS,
  ...BOARD_WORDS,
  ...REPORT_TITLES,
  ...OBJECTIVE_TITLES,
  ...REPORT_WORDS,
  ...FORM_WORDS,
};

/** Days that are read as numbers in the language, as in Brazil: 13/10/2025. */
const NUMBERED: readonly SheetLanguage[] = ['es'];

/** How the screen writes the figures and days of a language. */
export const screenFigures = (language: SheetLanguage): ((portuguese: string) => string) =>
  figuresIn(language, NUMBERED.includes(language) ? 'numbered' : 'named');

/** The words of the screen, and a text that is said whole or, where some of it has no words, not at all (null). */
export interface ScreenWords extends Words {
  readonly whole: (text: string) => string | null;
}

/** Stands for what has no words, and in no text. */
const NOTHING = '\u0000';

/** The words of the screen; `unknown` stands for a text that has none, which is shown as it came unless told. The same texts come in every answer: each is found once. */
export function screenWordsIn(
  language: SheetLanguage,
  unknown: (text: string) => string = (text) => text,
): ScreenWords {
  const speaking = { table: SCREEN_WORDS, figure: screenFigures(language), unknown };
  const known = once(wordsIn(language, { ...speaking, unknown: () => NOTHING }).words);
  const { words, name, figure } = wordsIn(language, speaking);
  // Lines of all rows and of others stand among names; what they count may be no place.
  const line = (text: string): string => (LINE.test(text) ? words(text) : name(text));
  const whole = (text: string): string | null => {
    const said = known(text);
    return said.includes(NOTHING) ? null : said;
  };
  return { words: once(words), name: once(line), figure, whole };
}

const LINE = /^(?:Total|Outr[oa]s)(?: |$)/;

/** As many texts are kept; what is more is found anew. */
const MOST = 5000;

function once(say: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let said = known.get(text);
    if (said === undefined) {
      said = say(text);
      if (known.size >= MOST) known.clear();
      known.set(text, said);
    }
    return said;
  };
}

const PLACE = /\{(\w+)\}/g;

/** The sentence of a failure, by its name: what stands in its places is read out of the Portuguese one and said in its turn. Without its name, or with none that has words, by the sentence itself. */
export function failuresIn(
  language: SheetLanguage,
  { words, figure }: Pick<Words, 'words' | 'figure'>,
): (codigo: string | null, sentence: string) => string {
  return (codigo, sentence) => {
    const known = Object.entries(FAILURES).find(([name, { text }]) =>
      codigo === null ? text === sentence : name === codigo,
    );
    const said = Object.entries(SAID_FAILURES).find(([name]) => name === known?.[0])?.[1];
    if (known === undefined || said === undefined) return words(sentence);
    const values = valuesIn(sentence, known[1].text);
    return values === null
      ? words(sentence)
      : said[language].replaceAll(PLACE, (place, name: string) => words(figure(values.get(name) ?? place)));
  };
}

/** What stands in the places of a sentence; null where it is another one. */
function valuesIn(sentence: string, text: string): ReadonlyMap<string, string> | null {
  const parts = text.split(PLACE);
  const pattern = parts
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`) : '(.+?)'))
    .join('');
  const found = new RegExp(`^${pattern}$`, 'su').exec(sentence);
  return (
    found && new Map(parts.filter((_, at) => at % 2 === 1).map((name, at) => [name, found[at + 1] ?? '']))
  );
}

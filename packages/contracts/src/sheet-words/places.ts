import { QUALITIES } from './definitions.ts';
import { DURING, OF_PLACE, SEMESTER, UP_TO } from './phrases.ts';
import type { SaidTexts } from './said.ts';

/** What a place needs to be written anew. */
export interface Saying {
  /** A figure or a day as Portuguese writes it, as the language does. */
  readonly figure: (text: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** A text of one table, whole; it is there, as its place has matched it. */
  readonly phrase: (text: string, table: SaidTexts) => string;
  /** Any words of reports. */
  readonly words: (text: string) => string;
}

/** What may stand in a place, as the server writes it, and the same in the language. */
interface Place {
  readonly like: string | SaidTexts;
  readonly say: (text: string, saying: Saying) => string;
}

const SHORT_MONTH = '(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)';
const PERCENT = '\\d[\\d.]*(?:,\\d+)?%';
/** 'de Goiás', 'do Mato Grosso do Sul'. */
const STATE = '(?:d[aeo] \\p{Lu}\\p{L}*(?: (?:d[aeo]|\\p{Lu}\\p{L}*))*)';

const figureOf = (text: string, { figure }: Saying): string => figure(text);
const listed = (text: string): string[] => text.split(/, | e /);
const phraseOf = (table: SaidTexts): Place => ({
  like: table,
  say: (text, { phrase }) => phrase(text, table),
});

/** By name, as the keys of the tables have them. */
export const PLACES: Readonly<Record<string, Place>> = {
  n: { like: '\\d[\\d.]*', say: figureOf },
  percent: { like: PERCENT, say: figureOf },
  year: { like: '\\d{4}', say: (text) => text },
  years: { like: '\\d{4}(?:(?:, | e )\\d{4})*', say: (text, { list }) => list(listed(text)) },
  date: { like: '\\d\\d/\\d\\d/\\d{4}', say: figureOf },
  dayMonth: { like: '\\d\\d/\\d\\d', say: figureOf },
  month: { like: `${SHORT_MONTH}\\. \\d{4}`, say: figureOf },
  shortMonth: { like: SHORT_MONTH, say: figureOf },
  email: { like: '\\S+@\\S+', say: (text) => text },
  decimal: { like: '\\d[\\d.]*,\\d+', say: figureOf },
  state: { like: '\\p{Lu}\\p{L}*(?: (?:d[aeo]|\\p{Lu}\\p{L}*))*', say: (text) => text },
  code: { like: '[A-Z]{2}', say: (text) => text },
  states: {
    like: `${STATE}(?:(?:, | e )${STATE})*`,
    say: (text, { list }) => list(listed(text).map((state) => state.replace(/^d[aeo] /, ''))),
  },
  semester: phraseOf(SEMESTER),
  during: phraseOf(DURING),
  upTo: phraseOf(UP_TO),
  quality: phraseOf(QUALITIES),
  of: { ...phraseOf(OF_PLACE), say: (text, { phrase }) => (text === '' ? '' : phrase(text, OF_PLACE)) },
  // 'Visitas realizadas (Goiás e Bahia); Produtores atendidos (Pará)': each target with the states that lack it.
  without: {
    like: '.+\\)',
    say: (text, { list, words }) =>
      text
        .split('; ')
        .map((one) => {
          const [, target = one, states] = /^(.+) \((.+)\)$/.exec(one) ?? [];
          return states === undefined ? words(one) : `${words(target)} (${list(listed(states))})`;
        })
        .join('; '),
  },
  // '99,9%', '99,9% em Momento 1 e 100,1% em Momento 2'.
  sums: {
    like: `${PERCENT}(?: em .+)?`,
    say: (text, saying) => {
      const sums = [...text.matchAll(new RegExp(`(${PERCENT})(?: em (.+?))?(?=(?:, | e )\\d|$)`, 'gu'))];
      return saying.list(
        sums.map(([, percent = '', of]) => {
          const sum = saying.figure(percent);
          return of === undefined ? sum : `${sum} (${saying.words(of)})`;
        }),
      );
    },
  },
};

/** Places that may be empty. */
export const OPTIONAL: ReadonlySet<string> = new Set(['of']);

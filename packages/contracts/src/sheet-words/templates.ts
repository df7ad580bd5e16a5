import { OPTIONAL, PLACES, type Saying } from './places.ts';
import type { Said, SaidTexts } from './said.ts';

const PLACE = /\{([A-Za-z]+)\d?\}/g;

/** A text with places, ready to be found in what the server said. */
interface Template {
  readonly text: string;
  readonly found: RegExp;
  /** The places in their order: '{n}', '{n2}'. */
  readonly places: readonly string[];
  readonly said: Said;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The kind of a place: 'n' of '{n2}'. */
const kindOf = (place: string): string => place.replaceAll(/[{}\d]/g, '');

/** What matches a text of a table; its places are groups only of the outermost one. */
function pattern(text: string, group: '(' | '(?:'): string {
  let from = 0;
  let source = '';
  for (const { 0: place, index } of text.matchAll(PLACE)) {
    source += `${escaped(text.slice(from, index))}${group}${placePattern(kindOf(place))})`;
    from = index + place.length;
  }
  return source + escaped(text.slice(from));
}

function placePattern(kind: string): string {
  const place = PLACES[kind];
  if (place === undefined) throw new Error(`There is no place of the name ${kind}`);
  const source = typeof place.like === 'string' ? place.like : alternatives(place.like);
  return OPTIONAL.has(kind) ? `(?:${source})?` : source;
}

const alternatives = (table: SaidTexts): string =>
  Object.keys(table)
    .map((text) => `(?:${pattern(text, '(?:')})`)
    .join('|');

const compiled = new WeakMap<SaidTexts, readonly Template[]>();

/** The texts of a table that have places. */
function templatesOf(table: SaidTexts): readonly Template[] {
  const known = compiled.get(table);
  if (known) return known;
  const templates = Object.entries(table)
    .filter(([text]) => text.includes('{'))
    .map(([text, said]) => ({
      text,
      found: new RegExp(`^${pattern(text, '(')}$`, 'u'),
      places: [...text.matchAll(PLACE)].map(([place]) => place),
      said,
    }));
  compiled.set(table, templates);
  return templates;
}

/** Which texts of a table a text is, as keys of it: one, or the table has two that nothing tells apart. */
export function keysFor(text: string, table: SaidTexts): string[] {
  if (Object.hasOwn(table, text)) return [text];
  return templatesOf(table).flatMap((template) => (template.found.test(text) ? [template.text] : []));
}

/** A text of a table in a language, its places written anew; null where it is none of them. */
export function saidOf(text: string, table: SaidTexts, language: keyof Said, saying: Saying): string | null {
  if (Object.hasOwn(table, text)) return table[text]?.[language] ?? null;
  for (const { found, places, said } of templatesOf(table)) {
    const match = found.exec(text);
    if (!match) continue;
    const values = new Map(
      places.map((place, at) => [place, PLACES[kindOf(place)]?.say(match[at + 1] ?? '', saying) ?? '']),
    );
    return said[language].replaceAll(PLACE, (place) => values.get(place) ?? place);
  }
  return null;
}

import type { Keyed } from './keyed.ts';

/** Parameters whose values are no person's: which report, layer, years, states, page, form, place on the map. */
const PLAIN = new Set(
  (
    'co_consulta typereturn $ano $uf ano uf page pagina forma format formato limit limite indicadores id workspace cache ' +
    'service version request layers layer query_layers typename typenames outputformat info_format resulttype count maxfeatures ' +
    'startindex feature_count srs crs srsname bbox width height x y i j buffer propertyname sortby styles audit idcoluna dimension ' +
    'f offset bbox-crs datetime filter-lang filter-crs collectionid inicio fim por'
  ).split(' '),
);
/** Parameters that hold an expression: its columns and operators are kept, its values are not. */
const EXPRESSIONS = new Set(['morefilter', 'cql_filter', 'filter', 'filtro', 'viewparams', 'documento']);
/** Keys of a condition that name what is narrowed, not to what. */
const NAMES = new Set(
  'alias nspname relname colname type operator sort dateformat description dimension nome name camadas title op property'.split(
    ' ',
  ),
);
/** Passwords and codes are not kept in any form. */
const SECRET = /pass|senha|token|authkey|code$/i;

const LONGEST_VALUE = 1_000;
const MOST_VALUES = 24;

/**
 * What a request was narrowed by, fit to be kept: of every parameter its name; of values that may be somebody's (CPF, name, code of a property) a
 * keyed code in their place.
 */
export function filterWords(asked: Readonly<Record<string, unknown>>, keyed: Keyed): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [name, value] of Object.entries(asked).slice(0, MOST_VALUES)) {
    if (value === undefined || value === null || value === '' || SECRET.test(name)) continue;
    words[name.slice(0, 60)] = valueWords(name.toLowerCase(), value, keyed).slice(0, LONGEST_VALUE);
  }
  return words;
}

function valueWords(name: string, value: unknown, keyed: Keyed): string {
  if (typeof value !== 'string') return treeWords(value, name, keyed);
  const text = value.slice(0, 4 * LONGEST_VALUE);
  if (EXPRESSIONS.has(name) && !/^\s*[[{]/.test(text)) return expressionWords(text, keyed);
  const tree = parsed(value);
  if (tree !== undefined) return treeWords(tree, name, keyed);
  return leafWords(name, text, keyed);
}

const TOKENS =
  /'(?<single>(?:[^']|'')*)'?|"(?<double>[^"]*)"?|(?<=[=:<>]\s*)(?<bare>[\p{L}\p{N}_.$*%-]+)|(?<digits>\d[\d.,/-]{3,}\d)/gu;
const XML_TOKENS = /'(?<single>[^']*)'?|"(?<double>[^"]*)"?|>(?<between>[^<>]+)(?=<\/|$)/gu;
/** Quoted names of layers, systems and vocabularies. */
const NAMED = /^(?:(?:programa|https?|urn|EPSG|fes|gml|ogc|wfs):|\d\.\d)[\w:./#-]*$/;

/** A text of conditions: what stands in quotes, between tags, after an operator or is a long number is somebody's unless it is known not to be. */
export function expressionWords(text: string, keyed: Keyed): string {
  return text.replace(/^\s*</.test(text) ? XML_TOKENS : TOKENS, (whole: string, ...rest: unknown[]) => {
    const { single, double, between, bare } = rest.at(-1) as Record<string, string | undefined>;
    if (single !== undefined) return harmless(single) ? whole : `'${keyed(single.replaceAll("''", "'"))}'`;
    if (double !== undefined) return harmless(double) || NAMED.test(double) ? whole : `"${keyed(double)}"`;
    if (between !== undefined) return harmless(between) ? whole : `>${keyed(between)}`;
    return harmless(bare ?? whole) ? whole : keyed(whole);
  });
}

/** Parts of a tree that are kept; the rest is only counted. */
const MOST_PARTS = 400;

function treeWords(tree: unknown, name: string, keyed: Keyed): string {
  let parts = 0;
  const words = (value: unknown, key: string): unknown => {
    parts += 1;
    if (parts > MOST_PARTS || value === null || typeof value === 'boolean')
      return parts > MOST_PARTS ? '…' : value;
    if (Array.isArray(value)) return value.slice(0, MOST_PARTS).map((one) => words(one, key));
    if (typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value)
          .slice(0, MOST_PARTS)
          .map(([inner, one]) => [inner.slice(0, 60), words(one, inner.toLowerCase())]),
      );
    if (typeof value === 'number' && harmless(String(value))) return value;
    return leafWords(
      key,
      (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, LONGEST_VALUE),
      keyed,
    );
  };
  return JSON.stringify(words(tree, name));
}

function leafWords(name: string, text: string, keyed: Keyed): string {
  return PLAIN.has(name) || NAMES.has(name) || harmless(text) ? masked(text, keyed) : keyed(text);
}

/** Even where nobody's values belong, eleven digits in a row are somebody's. */
const masked = (text: string, keyed: Keyed): string =>
  text.replace(/(?<![\d.])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\d.])/g, (digits) => keyed(digits));

/** A year, a small number, a state, a date, yes or no. */
const harmless = (text: string): boolean =>
  /^(?:\d{1,4}|[A-Z]{2}|\d{4}-\d{2}(?:-\d{2})?|\d{2}\/\d{2}\/\d{4}|true|false|todas)$/.test(text.trim());

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text) || text.length > 100_000) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

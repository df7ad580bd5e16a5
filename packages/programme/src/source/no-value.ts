import { normalise } from '@fonte/pt-br';

/**
 * What other programs write where there is no value, in small letters without accents: databases and their tools (NULL, \N), data frames (None, NaN, NaT, <NA>),
 * spreadsheets ('not available', in both languages, and the row of a pivot table that has no value), forms (the abbreviations of 'não informado'), and the word by which
 * the portal itself shows what is empty, which would be a second group of that name.
 *
 * 'NA', 'ND' and 'SI' are not among them, being codes somewhere; nor is what somebody answered: 'Não se aplica', 'Ignorado', 'Não declarado', 'Nenhum'.
 */
const WORDS: ReadonlySet<string> = new Set([
  'null',
  '(null)',
  '[null]',
  '<null>',
  String.raw`\n`,
  'undefined',
  'none',
  'nan',
  'nat',
  '<na>',
  '#n/a',
  '#n/d',
  '(vazio)',
  '(vazia)',
  '(em branco)',
  '(blank)',
  'n/a',
  'n/d',
  'n/i',
  's/i',
  'n.a.',
  'n.d.',
  'n.i.',
  's.i.',
  'nao informado',
  'nao informada',
  'sem informacao',
]);
const LONGEST = Math.max(...[...WORDS].map((word) => word.length));

/** Signs that only hold a place: hyphens and dashes of every width, dots, underscores, question marks. */
const PLACEHOLDER = /^[-\u2010-\u2015\u2212_.…?]+$/u;

/** Whether a text, trimmed and not empty, says that there is no value. */
export const isNoValue = (text: string): boolean =>
  PLACEHOLDER.test(text) || (text.length <= LONGEST && WORDS.has(normalise(text)));

/**
 * What a spreadsheet shows of a formula that failed (#REF!, #VALOR!, #NOME?, #DIV/0!, in any language; Err:502 of LibreOffice) or of a column that is too narrow
 * (#####). Something else was meant to stand there, so it is neither a value nor none.
 */
const FORMULA_ERROR = /^(?:#[\p{L}/0_]+[!?]|#{2,}|err(?:o|or)?:\d{3})$/iu;

/** Whether a text is what a spreadsheet shows in place of the one that was meant. */
export const isFormulaError = (text: string): boolean => FORMULA_ERROR.test(text);

/** How a spreadsheet is told to keep a number's leading zeros: a formula whose result is the text. Exporters write it for Excel; it is not the value. */
const ZEROS_KEPT = /^=\s*".*"$/s;

/** Whether a text is a formula that only holds a text. */
export const isTextFormula = (text: string): boolean => text.startsWith('=') && ZEROS_KEPT.test(text);

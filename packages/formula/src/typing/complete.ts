import { TRIGGERS, type ReferenceKind } from '../ast.ts';
import { nameKey, type Catalogue, type CatalogueEntry } from '../meaning/catalogue.ts';
import { operatorLabel, OPERATORS, type OperatorName } from '../operators.ts';

/** Most column suggestions offered; the other lists are whole (third specification text, sections 2.3 and 9). */
export const COLUMN_SUGGESTION_LIMIT = 20;

/** One line of the editor's popup. */
export type Suggestion = {
  label: string;
  /** text that replaces the stretch */ apply: string;
  origin: string;
  unit: string | null;
};

/** What the editor offers at a place: the stretch to replace and the lines, with how many there are in all. */
export type Completion = {
  trigger: '@' | '#' | '!' | '$';
  from: number;
  to: number;
  suggestions: Suggestion[];
  total: number;
};

const BEFORE_CARET = /([@#!$])((?:"[^"\n]*)|(?:[^+\-*/×÷−(),;@#!$"'=<>[\]\n\r]*))$/;

/** Suggestions for the trigger before the caret, or null where there is none (third text, section 2.3). */
export function complete(text: string, caret: number, catalogue: Catalogue): Completion | null {
  const match = BEFORE_CARET.exec(text.slice(0, caret));
  if (!match) return null;
  const trigger = match[1] as Completion['trigger'];
  const typed = nameKey((match[2] ?? '').replace('"', ''));
  const from = caret - match[0].length;
  const found = trigger === '!' ? operators(typed) : entries(trigger, typed, catalogue);
  const limit = trigger === '@' ? COLUMN_SUGGESTION_LIMIT : found.length;
  return { trigger, from, to: caret, suggestions: found.slice(0, limit), total: found.length };
}

function operators(typed: string): Suggestion[] {
  return (Object.keys(OPERATORS) as OperatorName[])
    .filter(
      (name) => nameKey(name).startsWith(typed) || nameKey(OPERATORS[name].label ?? name).startsWith(typed),
    )
    .map((name) => ({
      label: operatorLabel(name),
      apply: `${name}(`,
      origin: OPERATORS[name].help,
      unit: null,
    }));
}

const KINDS = new Map<string, ReferenceKind>(
  (Object.keys(TRIGGERS) as ReferenceKind[]).map((kind) => [TRIGGERS[kind], kind]),
);

/** Indicators by prefix, dimensions and columns by contained text; those that begin with it first. */
function entries(trigger: string, typed: string, catalogue: Catalogue): Suggestion[] {
  const kind = KINDS.get(trigger) as ReferenceKind;
  const fits = (entry: CatalogueEntry) => {
    const at = nameKey(entry.name).indexOf(typed);
    return kind === 'indicator' ? at === 0 : at >= 0;
  };
  const begins = (entry: CatalogueEntry) => (nameKey(entry.name).startsWith(typed) ? 0 : 1);
  return catalogue
    .all(kind)
    .filter(fits)
    .sort((a, b) => begins(a) - begins(b))
    .map((entry) => ({
      label: entry.name,
      apply: written(trigger, entry.name),
      origin: entry.origin,
      unit: entry.unit,
    }));
}

/** A chosen name as it is put into the text: underscores as spaces, quoted when it holds a sign of the language. */
function written(trigger: string, name: string): string {
  const clean = name.replaceAll('_', ' ');
  return /[+\-*/×÷−(),;@#!$"'=<>[\]]/.test(clean)
    ? `${trigger}"${clean.replaceAll('"', '""')}"`
    : trigger + clean;
}

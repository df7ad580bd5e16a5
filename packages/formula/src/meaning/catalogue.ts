import type { ReferenceKind } from '../ast.ts';
import { cleanName } from '../text/tokenize.ts';

/** Kind of the values behind a name. */
export type ValueType = 'number' | 'text' | 'date';

/** Something a formula can name. */
export type CatalogueEntry = {
  kind: ReferenceKind;
  /** What formula_struct keeps; survives renaming. */
  code: string;
  name: string;
  type: ValueType;
  unit: string | null;
  /** Where it comes from, for the suggestion's second column: 'Despesa · Alimentação'. */
  origin: string;
  /** Set on numbers that are codes of things with names: what they are compared with may be a name. */
  named?: boolean | undefined;
};

/** Everything that can be named, found by name (case, accents and underscores aside) or code. */
export type Catalogue = {
  byName: (kind: ReferenceKind, name: string) => CatalogueEntry | undefined;
  byCode: (kind: ReferenceKind, code: string) => CatalogueEntry | undefined;
  all: (kind: ReferenceKind) => readonly CatalogueEntry[];
};

/** How two names are compared. */
export function nameKey(name: string): string {
  return cleanName(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A catalogue over a list of entries. The first of two equal names wins. */
export function catalogueOf(entries: readonly CatalogueEntry[]): Catalogue {
  const names = new Map<string, CatalogueEntry>();
  const codes = new Map<string, CatalogueEntry>();
  const lists: Record<ReferenceKind, CatalogueEntry[]> = { column: [], indicator: [], dimension: [] };
  for (const entry of entries) {
    const key = `${entry.kind}:${nameKey(entry.name)}`;
    if (!names.has(key)) names.set(key, entry);
    codes.set(`${entry.kind}:${entry.code}`, entry);
    lists[entry.kind].push(entry);
  }
  return {
    byName: (kind, name) => names.get(`${kind}:${nameKey(name)}`),
    byCode: (kind, code) => codes.get(`${kind}:${code}`),
    all: (kind) => lists[kind],
  };
}

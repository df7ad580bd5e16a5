import type { BoardName } from './board-names.ts';

/** Languages in which the sheets for funders are read besides Portuguese, which an address without `idioma` is in (docs/decisions/0083). */
export const SHEET_LANGUAGES = ['en', 'es'] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** The name of the parameter in the address of a sheet. */
export const LANGUAGE_PARAM = 'idioma';

/** Boards whose sheets have them. */
const SPOKEN = ['semestre', 'resumo', 'impressao', 'impressaoUf'] as const satisfies readonly BoardName[];
export type SpokenBoard = (typeof SPOKEN)[number];

export const isSpoken = (board: string): board is SpokenBoard =>
  (SPOKEN as readonly string[]).includes(board);

/** The language that an address asks for; null for Portuguese, and for what is none. */
export function sheetLanguageOf(search: URLSearchParams): SheetLanguage | null {
  const asked = search.get(LANGUAGE_PARAM)?.toLowerCase();
  return SHEET_LANGUAGES.find((language) => language === asked) ?? null;
}

/** The address in that language; other parameters stay. */
export function addressInLanguage(search: URLSearchParams, language: SheetLanguage | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (language === null) next.delete(LANGUAGE_PARAM);
  else next.set(LANGUAGE_PARAM, language);
  return next;
}

import type { BoardName } from './board-names.ts';
import type { Page } from './pages/page.ts';

/** Languages in which the sheets for funders are read besides Portuguese, which an address without `idioma` is in (docs/decisions/0083). */
export const SHEET_LANGUAGES = ['en', 'es'] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

/** The name of the parameter in the address of a sheet. */
export const LANGUAGE_PARAM = 'idioma';

/** Boards whose sheets have them: those for funders, whose words are a table of their own, */
const FOR_FUNDERS = [
  'semestre',
  'resumo',
  'impressao',
  'impressaoUf',
] as const satisfies readonly BoardName[];
/** and those of the objectives, which say what their pages say. */
const OF_PAGES = [
  'conservacaoPropriedades',
  'conservacaoAgricultores',
  'praticasPropriedades',
  'praticasAgricultores',
  'planejamentoPropriedades',
  'planejamentoAgricultores',
] as const satisfies readonly BoardName[];
export type SpokenBoard = (typeof FOR_FUNDERS | typeof OF_PAGES)[number];

/** Whether the words of a board's sheet are those of the screen. */
export const isSaidAsItsPage = (board: string): boolean => (OF_PAGES as readonly string[]).includes(board);

/** Whether a sheet has them: the page on the screen that draws the same board follows the reader instead. */
export const isSpoken = ({ paper, draws }: Pick<Page, 'paper' | 'draws'>): boolean =>
  paper === true && 'board' in draws && isSpokenBoard(draws.board);

export const isSpokenBoard = (board: string): board is SpokenBoard =>
  (FOR_FUNDERS as readonly string[]).includes(board) || isSaidAsItsPage(board);

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

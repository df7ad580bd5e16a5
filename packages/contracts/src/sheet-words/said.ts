import type { SheetLanguage } from '../sheet-languages.ts';

/** What a Portuguese text is in each of the languages of sheets: a row that lacks one does not compile. */
export type Said = Readonly<Record<SheetLanguage, string>>;

/**
 * Texts by their Portuguese, letter for letter as the server says them. `{name}` is a place (`places.ts`): what stands there is written anew in the language. A digit
 * after the name tells places of one kind apart.
 */
export type SaidTexts = Readonly<Record<string, Said>>;

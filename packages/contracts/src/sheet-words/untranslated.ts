/** Stands after what has no words in the language of a sheet: it is Portuguese, and the sheet says so. */
export const UNTRANSLATED = '[pt]';

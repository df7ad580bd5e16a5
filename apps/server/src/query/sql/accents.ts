/** The accented letters of Portuguese and its neighbours, in lower case. */
export const ACCENTED = 'áàâãäéêèëíìîïóòôõöúùûüçñ';
/** The letters of ACCENTED without their accents, one for one. */
export const PLAIN = 'aaaaaeeeeiiiiooooouuuucn';

/** Signs that nobody sees: soft hyphen, zero-width space, non-joiner and joiner, word joiner, marks of direction, byte order mark. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Spaces that look like the one of the keyboard; tabs and line breaks are none. */
const SPACES = /[^\S\t\r\n]+/gu;

/**
 * A text as all write it whom nobody can tell apart: keyboards compose 'é' as one sign or as two (Unicode TR15, NFC), web pages and spreadsheets leave
 * spaces that do not break, doubled ones and signs of no width. Otherwise one quality becomes two groups of the same name. Nothing that can be seen
 * changes: 'nº', '½' and 'm²' stay what they are, which the compatibility forms would not leave them.
 */
export const plainText = (text: string): string =>
  isPlain(text) ? text : text.normalize('NFC').replace(UNSEEN, '').replace(SPACES, ' ').trim();

/** Most cells are plain and cost one look. */
const isPlain = (text: string): boolean => /^(?:[!-~]+(?: [!-~]+)*)?$/.test(text);

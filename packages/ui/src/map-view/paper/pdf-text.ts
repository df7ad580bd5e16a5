/** Letters that Windows-1252 has and Latin-1 has not, by their place there. */
const BEYOND_LATIN1: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '−': 0x96,
};

/** Width of a letter of Helvetica, as a part of the size; all digits have the same. */
const DIGIT = 0.556;
const STOP = 0.278;
/** The mean of Portuguese words, with room to spare. */
const LETTER = 0.54;

/** A text as a string of a PDF in the fonts that every reader has: real letters, that can be searched and copied. What they lack is '?'. */
export function pdfString(text: string): string {
  const bytes = Array.from(text.normalize('NFC'), (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (sign === '\u00a0' || sign === '\u202f') return ' ';
    if ((code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff)) return sign;
    const place = BEYOND_LATIN1[sign];
    return place === undefined ? '?' : String.fromCharCode(place);
  });
  return `(${bytes.join('').replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}

/** Width of a whole number as it is written ('1.234'), exact. */
export const numberWidth = (text: string, size: number): number =>
  Array.from(text, (sign) => (sign === '.' ? STOP : DIGIT)).reduce((sum, width) => sum + width, 0) * size;

/** The size at which a text stands in one line, at most `size`. */
export const sizeThatFits = (text: string, size: number, room: number): number =>
  Math.min(size, room / (Math.max(1, text.length) * LETTER));

/** A text in lines that are no wider than `room`; a word that is wider stands alone. */
export function linesOf(text: string, size: number, room: number): string[] {
  const most = Math.max(1, Math.floor(room / (LETTER * size)));
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

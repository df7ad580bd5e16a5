import { inflateSync } from 'node:zlib';

/** The words of a PDF that Chromium made, without its spaces: its fonts' own tables say which letter each glyph is. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const letters = new Map<string, ReadonlyMap<string, string>>();
  for (const [id, { head }] of objects) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    if (table !== undefined) letters.set(id, lettersOf(objects.get(table)?.stream ?? ''));
  }
  return [...objects.values()]
    .map(({ stream }) => stream)
    .filter((stream) => stream.includes(' Tf'))
    .map((stream) => wordsOf(stream, letters))
    .join('')
    .replaceAll(/\s/g, '');
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/** Objects by number, their streams unpacked. */
function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('\nendobj', from);
    const start = text.indexOf('stream\n', from);
    const has = start >= 0 && start < end;
    const head = text.slice(from, has ? start : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = has ? pdf.subarray(start + 7, start + 7 + length) : Buffer.alloc(0);
    const packed = head.includes('/FlateDecode') && !head.includes('/FontFile') && bytes.length > 0;
    objects.set(match[1] ?? '', { head, stream: (packed ? unpacked(bytes) : bytes).toString('latin1') });
  }
  return objects;
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Glyph → letters: single ones and ranges of a ToUnicode table. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  const read = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', hex = ''] of block.matchAll(/<(\w{4})> <(\w+)>/g))
      letters.set(glyph, read(hex));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', hex = ''] of block.matchAll(/<(\w{4})> <(\w{4})> <(\w+)>/g))
      for (let at = Number.parseInt(from, 16); at <= Number.parseInt(to, 16); at += 1) {
        const code = Number.parseInt(hex, 16) + at - Number.parseInt(from, 16);
        letters.set(at.toString(16).toUpperCase().padStart(4, '0'), String.fromCodePoint(code));
      }
  return letters;
}

/** What a page's drawing writes, in its order. */
function wordsOf(drawing: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  let words = '';
  for (const [, id, hex] of drawing.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (id !== undefined) font = letters.get(id) ?? new Map();
    for (const glyph of hex?.match(/.{4}/g) ?? []) words += font.get(glyph.toUpperCase()) ?? '';
  }
  return words;
}

import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** A sheet of an .xlsx as another program reads it: its tab and its cells, row by row. */
export type WorkbookSheet = { name: string; rows: string[][] };

/** Sheets of an .xlsx in the order of their tabs, found by the book's own relations; nothing that wrote it is asked. */
export function sheetsOf(bytes: Uint8Array): WorkbookSheet[] {
  const parts = unzipSync(new Uint8Array(bytes));
  const part = (name: string): string => {
    const found = parts[name];
    if (!found) throw new Error(`the book has no ${name}`);
    return new TextDecoder().decode(found);
  };
  const targets = new Map<string, string>();
  walk(part('xl/_rels/workbook.xml.rels'), (name, attributes) => {
    if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
  });
  const sheets: WorkbookSheet[] = [];
  walk(part('xl/workbook.xml'), (name, attributes) => {
    if (name !== 'sheet') return;
    const target = targets.get(attributes['r:id'] ?? '') ?? '';
    sheets.push({ name: attributes['name'] ?? '', rows: rowsOf(part(`xl/${target}`)) });
  });
  return sheets;
}

/** Every opening tag of well-formed XML, and every text with the tag that it stands in; anything else throws. */
function walk(
  xml: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
  text: (inside: string, words: string) => void = () => undefined,
): void {
  const parser = new SaxesParser();
  const inside: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    inside.push(name);
    open(name, attributes);
  });
  parser.on('closetag', () => void inside.pop());
  parser.on('text', (words) => text(inside.at(-1) ?? '', words));
  parser.write(xml).close();
}

function rowsOf(xml: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let column = 0;
  walk(
    xml,
    (name, attributes) => {
      if (name === 'row') rows[Number(attributes['r']) - 1] = row = [];
      if (name === 'c') column = columnOf(attributes['r'] ?? '');
    },
    (inside, words) => {
      // Inline text may come in several pieces.
      if (inside === 't' || inside === 'v') row[column] = (row[column] ?? '') + words;
    },
  );
  return Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? ''));
}

/** 'B7' is 1. */
const columnOf = (address: string): number =>
  Array.from(address.replace(/\d+/, '')).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

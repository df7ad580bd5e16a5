import { inertText } from '../columns/file-column.ts';
import { xml, type Markup } from '../xml/xml.ts';
import { EMPTY_CELL, textCell, type XlsxRow } from './cells.ts';
import { wholeSheet } from './sheet.ts';
import type { About } from '../../platform/answers/answers.ts';

/** The first sheet of a book: what it is of, and what the others hold, each with a link to it. */
export interface Cover {
  readonly title: string;
  readonly about: About;
  readonly heads: readonly string[];
  /** `sheet`: the tab that the first cell leads to; null for what is not in the book. */
  readonly entries: readonly { readonly sheet: string | null; readonly cells: readonly string[] }[];
  readonly notes: readonly string[];
}

const HEAD = 1;
const LINK = 4;
const TITLE = 5;

/** The XML of a cover. */
export function coverSheet({ title, about, heads, entries, notes }: Cover): string {
  const rows: XlsxRow[] = [
    [textOf(title, TITLE)],
    [],
    ...about.map(([name, value]) => [textOf(name, HEAD), textOf(value)]),
    [],
    heads.map((head) => textOf(head, HEAD)),
  ];
  const links: Markup[] = [];
  for (const { sheet, cells } of entries) {
    rows.push(cells.map((cell, at) => textOf(cell, at === 0 && sheet !== null ? LINK : 0)));
    if (sheet !== null) links.push(linkXml(`A${rows.length}`, sheet));
  }
  if (notes.length > 0) rows.push([], [textOf('Notas', HEAD)], ...notes.map((note) => [textOf(note)]));
  const linked = links.length === 0 ? null : xml`<hyperlinks>${links}</hyperlinks>`;
  return wholeSheet([34, 60, 14, 60, 40], rows, linked);
}

const textOf = (text: string, style = 0): XlsxRow[number] =>
  text === '' ? EMPTY_CELL : textCell(inertText(text), style);

/** A link within the book; a name with an apostrophe has it doubled. */
const linkXml = (cell: string, sheet: string): Markup =>
  xml`<hyperlink ref="${cell}" location="${`'${sheet.replaceAll("'", "''")}'!A1`}" display="${sheet}"/>`;

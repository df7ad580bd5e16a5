import { inertText } from '../columns/file-column.ts';
import { xml, type Markup } from '../xml/xml.ts';
import { EMPTY_CELL, textCell, type XlsxRow } from './cells.ts';
import { quotedSheet } from './parts.ts';
import { wholeSheet } from './sheet.ts';
import { STYLE } from './styles.ts';
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

/** The XML of a cover. */
export function coverSheet({ title, about, heads, entries, notes }: Cover): string {
  const rows: XlsxRow[] = [
    [textOf(title, STYLE.title)],
    [],
    ...about.map(([name, value]) => [textOf(name, STYLE.head), textOf(value)]),
    [],
    heads.map((head) => textOf(head, STYLE.head)),
  ];
  const links: Markup[] = [];
  for (const { sheet, cells } of entries) {
    rows.push(cells.map((cell, at) => textOf(cell, at === 0 && sheet !== null ? STYLE.link : STYLE.plain)));
    if (sheet !== null) links.push(linkXml(`A${rows.length}`, sheet));
  }
  if (notes.length > 0) rows.push([], [textOf('Notas', STYLE.head)], ...notes.map((note) => [textOf(note)]));
  const linked = links.length === 0 ? null : xml`<hyperlinks>${links}</hyperlinks>`;
  return wholeSheet([34, 60, 14, 60, 40], rows, linked);
}

const textOf = (text: string, style: number = STYLE.plain): XlsxRow[number] =>
  text === '' ? EMPTY_CELL : textCell(inertText(text), style);

/** A link within the book. */
const linkXml = (cell: string, sheet: string): Markup =>
  xml`<hyperlink ref="${cell}" location="${`${quotedSheet(sheet)}!A1`}" display="${sheet}"/>`;

import type { Cell } from '@fonte/contracts';
import type { ViewResult } from '../asked/contract.ts';

/** Width of the page between its margins, and of the rows' names, CSS px. */
const PAGE = 700;
const NAMES = 150;
/** Width of a letter of a figure and of a head in the type of tables on paper; what stands around either. */
const LETTER = 6;
const HEAD_LETTER = 7;
const AROUND = 14;
/** Below that size of its type a table is not read: a part more then. */
const LEAST = 0.68;

/** The series of a pivot table that stand beside each other on paper, part under part, and how small they are for none to be cut off. */
export interface PaperParts {
  readonly parts: readonly (readonly number[])[];
  readonly zoom: number;
}

/** As few parts as can be read, about as wide as each other; the figures of one column stand together. */
export function partsOnPaper(
  { data, dinamica, series }: ViewResult,
  written: (cell: Cell | undefined, series: number) => string,
  head: (series: number) => string,
): PaperParts {
  const rows = dinamica ? [...data, dinamica.total] : data;
  const all = series.map((_, at) => at);
  const widths = series.map(({ name }, at) =>
    // A head breaks between its words.
    Math.max(
      longest(head(at).split(/\s/)) * HEAD_LETTER,
      longest(rows.map((row) => written(row[name], at))) * LETTER,
    ),
  );
  const figure = Math.max(4 * LETTER, ...widths) + AROUND;
  const columns = dinamica?.colunas.map((column) => column.series) ?? [all];
  const across = columns.length > 1 ? columns : all.map((at) => [at]);
  const each = Math.max(1, ...across.map(({ length }) => length));
  const most = Math.max(1, Math.floor((PAGE / LEAST - NAMES) / (figure * each)));
  const count = Math.max(1, Math.ceil(across.length / most));
  const size = Math.ceil(across.length / count);
  const parts = Array.from({ length: count }, (_, at) => across.slice(at * size, (at + 1) * size).flat());
  return { parts, zoom: Math.min(1, PAGE / (NAMES + figure * size * each)) };
}

const longest = (texts: readonly string[]): number =>
  texts.reduce((most, { length }) => Math.max(most, length), 0);

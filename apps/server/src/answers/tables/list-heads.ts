import type { HeadColumn, Row } from '@fonte/contracts';
import type { AnswerColumn, Cell } from '../../query/index.ts';
import { shownCell } from '../figures/shown-cell.ts';
import { plainColumn } from './head-columns.ts';

/** What some columns are called or are, by their names, where the model's own words do not say it. */
export type OwnHeads = Readonly<Record<string, Partial<HeadColumn>>>;

/** Columns that hold the code of the row's property, which leads to it. */
const CODES: readonly string[] = ['cod_propriedade', 'propriedade.cod_propriedade'];

/** Heads of rows as they are. */
export const headsOf = (columns: readonly AnswerColumn[], own: OwnHeads = {}): HeadColumn[] =>
  columns.map(({ key, label, type, unit, words }) =>
    plainColumn(key, label, {
      // A code with words is read by them.
      type: words ? 'text' : typeOf(key, type, unit),
      unit: unit ?? null,
      scale: type === 'numeric' ? (unit === '°' ? 6 : 2) : 0,
      ...own[key],
    }),
  );

function typeOf(key: string, type: AnswerColumn['type'], unit: string | undefined): HeadColumn['type'] {
  if (CODES.includes(key)) return 'link';
  if (unit === 'min') return 'duration';
  return type === 'percent' ? 'numeric' : type;
}

/** A row with words for its codes. */
export function wordedRow(columns: readonly AnswerColumn[], row: Readonly<Record<string, Cell>>): Row {
  return Object.fromEntries(columns.map((column) => [column.key, shownCell(column, row[column.key])]));
}

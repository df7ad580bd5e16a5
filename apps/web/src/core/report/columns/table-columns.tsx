import {
  CODES_BETWEEN,
  COLUMN_WIDTH_BASE,
  COLUMN_WIDTH_PER_CHARACTER,
  type Cell,
  type HeadColumn,
  type Row,
} from '@fonte/contracts';
import { RANGE } from '@fonte/contracts/compared';
import { formatMonth } from '@fonte/pt-br';
import { VisitsCell } from '@fonte/ui';
import type { ColumnType, TableColumn } from '@fonte/ui/grid';
import { Fragment } from 'react';
import { cellText, figure, headText, isEmptyCell, isFigureColumn, totalText } from '../answer/answer.ts';
import type { ComparedTable } from '../compared/funnel-of.ts';
import { LateCell } from './late-cell.tsx';
import { Compared, isCompared } from '../compared/late-compared.tsx';
import { PropertyLink } from './property-link.tsx';
import { FileCell } from '../files/file-cell.tsx';
import { RowsCell } from './rows-cell.tsx';

/** A row and its place in the answer, by which a click finds its raw keys. */
export type PlacedRow = { place: number; cells: Row };

/** The rows of an answer with their places. */
export const placed = (tbody: readonly Row[]): PlacedRow[] => tbody.map((cells, place) => ({ place, cells }));

const TYPES: Record<HeadColumn['type'], ColumnType> = {
  text: 'text',
  link: 'text',
  file: 'text',
  rows: 'integer',
  month: 'text',
  integer: 'integer',
  numeric: 'number',
  visits: 'number',
  duration: 'duration',
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
};

/** An answer's columns in the grid's terms; visits of 24 are drawn as bars, late properties with their warning. */
export function tableColumns(
  thead: readonly HeadColumn[],
  tbody: readonly Row[] = [],
  whole: Row | null = null,
): TableColumn<PlacedRow>[] {
  const bar = thead.find((column) => column.type === 'visits')?.field;
  const compared = isCompared(thead);
  return thead.map((column, index) => ({
    field: column.field,
    header: column.description_custom ?? column.description,
    type: column.percentage ? 'percent' : TYPES[column.type],
    ...(column.unit && !column.percentage && column.type !== 'duration' ? { unit: column.unit } : {}),
    decimals: column.scale,
    // Of visits that are missing fewer than none are those beyond the plan.
    surplus: column.field === 'faltam',
    // The bar says it already; 'Colunas' brings it back.
    hidden: column.type === 'visits' && column.field !== bar,
    // People know a farm by its name, not by its code.
    title: column.field === 'propriedade.nome',
    ...widthOf(column, index === 0, column.field === bar || (compared && column.field === RANGE.share), {
      value: widest(column, tbody),
      total: totalText(column, whole?.[column.field]).length,
    }),
    value: ({ cells }) => valueOf(column, cells[column.field]),
    ...((compared ? comparedCell(column, { thead, tbody }) : null) ??
      renderOf(column, column.field === bar, whole)),
  }));
}

/**
 * Columns share the card's width in proportion to the specification's 100 + 7 per letter, and become no narrower than their header on two
 * lines and what they show (figures: with their total; names: on two lines as well, packages/ui grid/row-lines.ts), so that a table stands whole in
 * its card as long as it can.
 */
function widthOf(
  column: HeadColumn,
  first: boolean,
  bar: boolean,
  { value, total }: Readonly<Record<'value' | 'total', number>>,
): Pick<TableColumn<PlacedRow>, 'flex' | 'minWidth'> {
  const head = headText(column);
  const wanted = COLUMN_WIDTH_BASE + COLUMN_WIDTH_PER_CHARACTER * head.length;
  // Codes side by side are cut nowhere: half of one leads to nothing.
  const most = first || column.type === 'link' ? 220 : 165;
  const words =
    TYPES[column.type] === 'text'
      ? Math.max(64, Math.min(most, 28 + value * 7.5))
      : Math.max(84, 20 + Math.max(value, total) * 7.6);
  // Buttons take more than their words.
  const buttons = column.type === 'file' || column.type === 'rows';
  const shown = bar ? 220 : buttons ? Math.max(168, words) : words;
  return { flex: first ? wanted * 1.6 : wanted, minWidth: Math.max(shown, 28 + onTwoLines(head) * 7.2) };
}

/** Letters of the longer of the two lines that words take where the room is short. */
function onTwoLines(words: string): number {
  const parts = words.split(' ');
  const split = (at: number) => [parts.slice(0, at), parts.slice(at)].map((line) => line.join(' ').length);
  return Math.min(...parts.map((_, at) => Math.max(...split(at))));
}

/** Letters of the widest value of a column: of words the longest, of figures the largest or the smallest, of days any. */
function widest(column: HeadColumn, tbody: readonly Row[]): number {
  const cells = tbody.map((row) => row[column.field]).filter((cell) => !isEmptyCell(cell));
  if (TYPES[column.type] === 'text')
    return cells.reduce<number>((most, cell) => Math.max(most, String(cell).length), 0);
  const ends = isFigureColumn(column)
    ? endsOf(cells.flatMap((cell) => figure(cell) ?? []))
    : cells.slice(0, 1);
  return Math.max(0, ...ends.map((cell) => cellText(column, cell).length));
}

/** The smallest and the largest of some figures. */
function endsOf(figures: readonly number[]): number[] {
  if (figures.length === 0) return [];
  return [figures.reduce((a, b) => Math.min(a, b)), figures.reduce((a, b) => Math.max(a, b))];
}

/** What is sorted and filtered: figures as numbers, everything else as it came. */
function valueOf(column: HeadColumn, cell: Cell | undefined): Cell {
  const numeric = ['integer', 'numeric', 'visits', 'duration'].includes(column.type);
  return numeric ? figure(cell) : (cell ?? null);
}

/** What is drawn in a table whose rows are held against what is to be expected of each. */
function comparedCell(
  column: HeadColumn,
  answer: ComparedTable,
): Pick<TableColumn<PlacedRow>, 'render' | 'align'> | null {
  if (column.field !== RANGE.share && column.field !== RANGE.verdict) return null;
  return { align: 'left', render: ({ cells }) => <Compared answer={answer} cell={{ column, row: cells }} /> };
}

function renderOf(
  column: HeadColumn,
  bar: boolean,
  whole: Row | null,
): Pick<TableColumn<PlacedRow>, 'render' | 'align' | 'sortable' | 'filterable'> {
  const { field } = column;
  if (bar) {
    return {
      align: 'left',
      render: ({ cells }) => {
        const visits = figure(cells[field]);
        return visits === null ? '' : <VisitsCell value={visits} />;
      },
    };
  }
  if (field === 'atrasadas') {
    return {
      render: ({ cells }) => <LateCell row={cells} whole={whole} />,
    };
  }
  if (column.type === 'link')
    return {
      render: ({ cells }) => {
        const codes = cells[field];
        return typeof codes === 'string' && codes !== '' ? <PropertyLinks codes={codes} /> : '';
      },
    };
  if (column.type === 'file')
    return {
      render: ({ cells }) => <FileCell row={cells} words={String(cells[field] ?? '')} />,
    };
  // Asked for by themselves: there is nothing here to order by.
  if (column.type === 'rows')
    return { sortable: false, filterable: false, render: ({ cells }) => <RowsCell row={cells} /> };
  if (column.type === 'month') return { render: ({ cells }) => formatMonth(cells[field] as string | null) };
  return {};
}

const PropertyLinks = ({ codes }: { codes: string }) =>
  codes.split(CODES_BETWEEN).map((code, place) => (
    <Fragment key={code}>
      {place > 0 && CODES_BETWEEN}
      <PropertyLink code={code} />
    </Fragment>
  ));

/** Cells of the total row, by field. */
export function totalCells(thead: readonly HeadColumn[], tfoot: Row | null) {
  if (!tfoot) return undefined;
  const bar = thead.find((column) => column.type === 'visits')?.field;
  return Object.fromEntries(
    thead.map((column) => {
      const value = figure(tfoot[column.field]);
      const drawn = column.field === bar && value !== null;
      const cell = drawn ? <VisitsCell value={value} /> : totalText(column, tfoot[column.field]);
      return [column.field, cell];
    }),
  );
}

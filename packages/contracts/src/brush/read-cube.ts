import type { Cube, CubeTable, Fold } from './cube.ts';
import { told, workOf, type Work } from './worked.ts';

/** Figures of the chosen marks: by indicator, in the cube's order, and by row of its table; null is 'sem dados'. */
export interface ChosenFigures {
  /** Whether any fact of the chosen marks stands in that row: an answer has no other rows. */
  readonly has: (table: number, row: number) => boolean;
  readonly at: (figure: number, row: number) => number | null;
  readonly total: (figure: number) => number | null;
}

/** A cube as the browser adds it up. */
export interface ReadCube {
  readonly marks: Cube['marks'];
  readonly figures: Cube['figures'];
  /** The rows of a table by the text of their groups' values. */
  readonly rowOf: (table: number, values: readonly unknown[]) => number | undefined;
  readonly chosen: (marks: readonly number[]) => ChosenFigures;
}

interface Column {
  /** Whole numbers of that many decimals while all of them together fit a double, so that no sum is rounded; NaN for nothing. */
  readonly cells: Float64Array;
  readonly unit: number;
}

interface Table {
  readonly rows: number;
  /** Where the cells of each mark begin; one more for the end. */
  readonly from: Uint32Array;
  readonly row: Uint32Array;
  readonly columns: readonly Column[];
}

const DECIMAL = /^-?(\d+)(?:\.(\d+))?$/;

function columnOf(figures: CubeTable['parts'][number]): Column {
  const texts = figures.map((one) => (one === null ? null : String(one)));
  const matched = texts.map((one) => (one === null ? null : DECIMAL.exec(one)));
  const scale = Math.max(0, ...matched.map((one) => one?.[2]?.length ?? 0));
  const whole = texts.map((one, at) => {
    if (one === null) return Number.NaN;
    const [, , decimals = ''] = matched[at] ?? [];
    return matched[at]
      ? Number(one.replace('.', '') + '0'.repeat(scale - decimals.length))
      : Number.POSITIVE_INFINITY;
  });
  const size = whole.reduce((sum, one) => sum + (Number.isNaN(one) ? 0 : Math.abs(one)), 0);
  if (size <= Number.MAX_SAFE_INTEGER) return { cells: Float64Array.from(whole), unit: 10 ** scale };
  return { cells: Float64Array.from(texts, (one) => (one === null ? Number.NaN : Number(one))), unit: 1 };
}

function tableOf({ rows, mark, row, parts }: CubeTable, marks: number): Table {
  const from = new Uint32Array(marks + 1);
  for (const one of mark) from[one + 1]! += 1;
  for (let at = 0; at < marks; at += 1) from[at + 1]! += from[at]!;
  return { rows: rows.length, from, row: Uint32Array.from(row), columns: parts.map(columnOf) };
}

const FOLDS: Readonly<Record<Fold, (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  min: Math.min,
  max: Math.max,
};

/** Adds the cells of some marks up, part by part. */
function addedUp({ rows, from, row, columns }: Table, folds: readonly Fold[], marks: readonly number[]) {
  const there = new Uint8Array(rows);
  const sums = columns.map(() => new Float64Array(rows).fill(Number.NaN));
  for (const mark of marks)
    for (let at = from[mark] ?? 0, end = from[mark + 1] ?? 0; at < end; at += 1) there[row[at]!] = 1;
  columns.forEach(({ cells }, part) => {
    const sum = sums[part]!;
    const fold = FOLDS[folds[part] ?? 'sum'];
    for (const mark of marks)
      for (let at = from[mark] ?? 0, end = from[mark + 1] ?? 0; at < end; at += 1) {
        const value = cells[at]!;
        if (Number.isNaN(value)) continue;
        const to = row[at]!;
        sum[to] = Number.isNaN(sum[to]!) ? value : fold(sum[to]!, value);
      }
  });
  return { there, sums };
}

/** The table of the whole view. */
const WHOLE = 1;

/** Reads a cube once, for many choices. */
export function readCube({ marks, folds, tables, figures }: Cube): ReadCube {
  const read = tables.map((table) => tableOf(table, marks.length));
  const rows = tables.map((table) => new Map(table.rows.map((values, at) => [JSON.stringify(values), at])));
  const works = figures.map(({ row, total }) => ({ row: workOf(row), total: workOf(total) }));
  return {
    marks,
    figures,
    rowOf: (table, values) => rows[table]?.get(JSON.stringify(values)),
    chosen: (some) => {
      const sums = read.map((table) => addedUp(table, folds, some));
      const figure = (work: Work, table: number, row: number): number | null => {
        if (sums[table]?.there[row] !== 1) return null;
        const value = work((part) => {
          const sum = sums[table]!.sums[part]?.[row] ?? Number.NaN;
          return Number.isNaN(sum) ? null : sum / read[table]!.columns[part]!.unit;
        });
        return typeof value === 'number' && Number.isFinite(value) ? told(value) : null;
      };
      return {
        has: (table, row) => sums[table]?.there[row] === 1,
        at: (at, row) => figure(works[at]!.row, figures[at]!.table, row),
        total: (at) => figure(works[at]!.total, WHOLE, 0),
      };
    },
  };
}

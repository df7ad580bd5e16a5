import { inverse, PRIME } from './modular.ts';
import type { ProtectedTable } from './protected-table.ts';
import { SmallRows, type Undo } from './small-rows.ts';
import { systemsOf, type Unknowns } from './unknowns.ts';

/** So many numbers are added up for a table; what has not been looked at by then stays hidden. Some seconds; told in numbers so that every process decides alike. */
export const MOST_STEPS = 1_000_000_000;

/**
 * Which figures of a table are hidden. The others are shown one by one, the most missed first, each only where no combination of it with those shown so
 * far rests on fewer than `least` people: none follows from what is shown, by whatever subtraction, and nothing is hidden that could still be shown.
 * Depends on the table only.
 */
export function suppress(table: ProtectedTable, least: number, mostSteps = MOST_STEPS): boolean[] {
  if (least <= 1) return table.cells.map(() => false);
  const systems = systemsOf(table);
  const shown = systems.map((unknowns) => new Shown(unknowns, least, mostSteps));
  const hidden = table.cells.map(() => true);
  for (const cell of inOrder(table, systems[0]!)) {
    const decided = table.decided?.get(cell);
    if (decided !== true) hidden[cell] = !takenByAll(shown, cell, decided === false);
  }
  return hidden;
}

/** Shows a figure where each system finds it safe; otherwise none has it. */
function takenByAll(systems: readonly Shown[], cell: number, sure: boolean): boolean {
  const taken: Undo[] = [];
  for (const system of systems) {
    const undo = system.take(cell, sure);
    if (!undo) {
      for (const one of taken) one();
      return false;
    }
    taken.push(undo);
  }
  return true;
}

function inOrder({ cells, decided, weight }: ProtectedTable, { sizes }: Unknowns): number[] {
  return [...cells.keys()].toSorted(
    (a, b) =>
      Number(decided?.has(b) ?? false) - Number(decided?.has(a) ?? false) ||
      weight[b]! - weight[a]! ||
      sizes[b]! - sizes[a]! ||
      a - b,
  );
}

const nothing: Undo = () => undefined;

/** A combination of what is shown: its columns and their coefficients modulo PRIME. */
interface Row {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/**
 * What is shown, as the space of all its combinations in echelon form: rows led by columns of `least` people or more, and apart from them what rests on
 * smaller columns alone. A figure that leaves a large column when the former are subtracted tells of no small group that was not told.
 */
class Shown {
  readonly #small: SmallRows;
  readonly #isSmall: readonly boolean[];
  readonly #rows: Row[] = [];
  /** Which row a column leads, −1 for none. */
  readonly #rowOf: Int32Array;
  readonly #scratch: Float64Array;
  #steps = 0;

  constructor(
    readonly unknowns: Unknowns,
    readonly least: number,
    readonly mostSteps: number,
  ) {
    const { people } = unknowns;
    this.#small = new SmallRows(people, least);
    this.#isSmall = people.behind.map((_, column) => people.count([column], least) < least);
    this.#rowOf = new Int32Array(people.behind.length).fill(-1);
    this.#scratch = new Float64Array(people.behind.length);
  }

  /** Shows a figure if that is safe; `sure` where it is known to be. Gives what takes it back, before another is shown. */
  take(cell: number, sure: boolean): Undo | false {
    const size = this.unknowns.sizes[cell]!;
    // Of nobody.
    if (size === 0) return nothing;
    if (size < this.least || this.#steps > this.mostSteps) return false;
    const left = this.#reduced(this.unknowns.columns[cell]!);
    const large = left.filter((column) => !this.#isSmall[column]);
    return large.length > 0 ? this.#lead(left, this.#rarest(large)) : this.#takeSmall(left, sure);
  }

  /** What is left of a sum of columns when the rows that lead them are subtracted, in the scratch; the columns that are not zero there. */
  #reduced(columns: readonly number[]): number[] {
    const values = this.#scratch;
    const touched = new Set(columns);
    const waiting = new Waiting();
    for (const column of columns) values[column]! += 1;
    for (const column of touched) {
      if (this.#rowOf[column]! >= 0) waiting.push(this.#rowOf[column]!);
    }
    // A row has none of the columns that lead earlier ones: in their order each is subtracted once.
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const row = this.#rows[index]!;
      const factor = values[row.columns[0]!]!;
      if (factor === 0) continue;
      this.#steps += row.columns.length;
      for (let at = 0; at < row.columns.length; at += 1) {
        const column = row.columns[at]!;
        const before = values[column]!;
        const after = (before + (PRIME - factor) * row.values[at]!) % PRIME;
        values[column] = after;
        if (before !== 0 || after === 0) continue;
        touched.add(column);
        if (this.#rowOf[column]! >= 0) waiting.push(this.#rowOf[column]!);
      }
    }
    this.#steps += touched.size;
    const left = [...touched].filter((column) => values[column] !== 0);
    return left;
  }

  /** The column in the fewest figures: what it leads is subtracted the least often. */
  #rarest(columns: readonly number[]): number {
    const { uses } = this.unknowns;
    return columns.reduce((best, column) =>
      uses[column]! < uses[best]! || (uses[column] === uses[best] && column < best) ? column : best,
    );
  }

  #lead(left: readonly number[], lead: number): Undo {
    const values = this.#scratch;
    const scale = inverse(values[lead]!);
    const columns = [lead, ...left.filter((column) => column !== lead)];
    this.#rowOf[lead] = this.#rows.length;
    this.#rows.push({ columns, values: columns.map((column) => (values[column]! * scale) % PRIME) });
    this.#clear(left);
    return () => {
      this.#rows.pop();
      this.#rowOf[lead] = -1;
    };
  }

  #takeSmall(left: readonly number[], sure: boolean): Undo | false {
    const rest = this.#small.rest(new Map(left.map((column) => [column, this.#scratch[column]!])));
    this.#clear(left);
    this.#steps += rest.size;
    return rest.size === 0 ? nothing : this.#small.take(rest, sure);
  }

  #clear(columns: readonly number[]): void {
    for (const column of columns) this.#scratch[column] = 0;
  }
}

/** Rows that are still to be subtracted, the earliest first: a binary heap. */
class Waiting {
  readonly #heap: number[] = [];

  push(row: number): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(row);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (heap[parent]! <= row) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = row;
  }

  pop(): number | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child += 1;
      if (heap[child]! >= last) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

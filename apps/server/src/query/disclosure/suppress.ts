import { reduced, type Vector } from './eliminate.ts';

/** People (or properties) who stand in the very same leaves, and how many they are. */
export interface Pattern {
  readonly size: number;
  readonly leaves: readonly number[];
}

/** A table as it may be published: what each figure adds up, and who stands behind it. */
export interface ProtectedTable {
  readonly patterns: readonly Pattern[];
  /** Each figure as the leaves that it adds up. */
  readonly cells: readonly (readonly number[])[];
  /** Figures that others add up to. */
  readonly lines: readonly { readonly parent: number; readonly children: readonly number[] }[];
  /** Figures of one place are compared with each other. */
  readonly places: readonly (readonly number[])[];
  /** Figures that another table has decided: true where it hides them. They are never hidden here. */
  readonly decided?: ReadonlyMap<number, boolean>;
  /**
   * What a figure is a sum of. 'people': of each person once, however often they stand in it (distinct counts, areas of properties); 'rows': of the
   * rows of its leaves.
   */
  readonly sums: 'people' | 'rows';
  /** How much each figure is missed: where one of several must be hidden, it is the lightest, then the smallest. */
  readonly weight: readonly number[];
}

/**
 * Which figures of a table are hidden, so that none is of fewer than `least` people and none such follows from those that are shown: small ones; of a
 * line whose total is shown, as many more as make the hidden part `least`; one of two whose difference is of fewer; and whatever else exact
 * elimination over all that is shown would leave with too few. Depends on the table only.
 */
export function suppress(table: ProtectedTable, least: number): boolean[] {
  return new Suppression(table, least).run();
}

/** Beyond so many numbers in the system of equations it is not solved: what is shown is then compared in lines and pairs only. */
const MOST_NUMBERS = 3_000_000;

/** After so many rounds of solving, figures are hidden a whole weight at a time: every round costs, and none may take minutes. */
const MOST_ROUNDS = 6;

class Suppression {
  readonly #hidden: boolean[];
  readonly #columns: readonly (readonly number[])[];
  readonly #behind: readonly (readonly number[])[];
  readonly #sizes: readonly number[];

  constructor(
    readonly table: ProtectedTable,
    readonly least: number,
  ) {
    const { patterns, cells, sums } = table;
    const ofLeaf: number[][] = [];
    patterns.forEach(({ leaves }, index) => leaves.forEach((leaf) => (ofLeaf[leaf] ??= []).push(index)));
    this.#behind = sums === 'rows' ? ofLeaf : patterns.map((_, index) => [index]);
    this.#columns = cells.map((leaves) =>
      sums === 'rows' ? [...leaves] : [...new Set(leaves.flatMap((leaf) => ofLeaf[leaf] ?? []))],
    );
    this.#sizes = this.#columns.map((columns) => this.#people(columns, Infinity));
    this.#hidden = this.#sizes.map((size, cell) => table.decided?.get(cell) ?? (size > 0 && size < least));
  }

  run(): boolean[] {
    if (this.least <= 1) return this.#hidden.map(() => false);
    let round = 0;
    do {
      while (this.#lines() || this.#pairs());
      round += 1;
    } while (this.#solved(round));
    return this.#hidden;
  }

  /** How many stand behind columns; counting ends at `enough`. */
  #people(columns: Iterable<number>, enough = this.least): number {
    const seen = new Set<number>();
    let people = 0;
    for (const column of columns)
      for (const pattern of this.#behind[column] ?? []) {
        if (seen.has(pattern)) continue;
        seen.add(pattern);
        people += this.table.patterns[pattern]!.size;
        if (people >= enough) return people;
      }
    return people;
  }

  #hide(cell: number | undefined): boolean {
    if (cell === undefined) return false;
    this.#hidden[cell] = true;
    return true;
  }

  /** The lightest of some shown figures that may be hidden. */
  #smallest(cells: Iterable<number>): number | undefined {
    let found: number | undefined;
    for (const cell of cells) {
      if (this.#hidden[cell] || this.#sizes[cell] === 0 || this.table.decided?.has(cell)) continue;
      if (found === undefined || this.#isLighter(cell, found)) found = cell;
    }
    return found;
  }

  #isLighter(a: number, b: number): boolean {
    const { weight } = this.table;
    return weight[a] === weight[b] ? this.#sizes[a]! < this.#sizes[b]! : weight[a]! < weight[b]!;
  }

  #lines(): boolean {
    let changed = false;
    for (const { parent, children } of this.table.lines) {
      if (this.#hidden[parent]) continue;
      const sizes = children.reduce((sum, child) => sum + this.#sizes[child]!, 0);
      // People who stand in several of them are no sum of theirs.
      if (this.table.sums === 'people' && sizes !== this.#sizes[parent]) continue;
      for (;;) {
        const hidden = children.filter((child) => this.#hidden[child] && this.#sizes[child]! > 0);
        if (
          hidden.length === 0 ||
          this.#people(hidden.flatMap((child) => this.#columns[child]!)) >= this.least
        )
          break;
        if (!this.#hide(this.#smallest([...children, parent]))) break;
        changed = true;
        if (this.#hidden[parent]) break;
      }
    }
    return changed;
  }

  #pairs(): boolean {
    let changed = false;
    for (const place of this.table.places) {
      const shown = place.filter((cell) => !this.#hidden[cell] && this.#sizes[cell]! > 0);
      const sets = shown.map((cell) => new Set(this.#columns[cell]));
      for (let a = 0; a < shown.length; a += 1)
        for (let b = a + 1; b < shown.length && !this.#hidden[shown[a]!]; b += 1) {
          if (this.#hidden[shown[b]!]) continue;
          // Far apart in size, far apart in people.
          if (Math.abs(this.#sizes[shown[a]!]! - this.#sizes[shown[b]!]!) >= this.least) continue;
          const apart = this.#people(difference(sets[a]!, sets[b]!));
          if (apart > 0 && apart < this.least)
            changed = this.#hide(this.#smallest([shown[a]!, shown[b]!])) || changed;
        }
    }
    return changed;
  }

  /** Solves what is shown as equations; hides a figure of each combination that rests on too few people. */
  #solved(round: number): boolean {
    const shown = this.#hidden.flatMap((hidden, cell) => (hidden || this.#sizes[cell] === 0 ? [] : [cell]));
    const numbers = shown.reduce((sum, cell) => sum + this.#columns[cell]!.length, 0);
    if (numbers > MOST_NUMBERS) return false;
    const small = this.#behind.map((_, column) => {
      const people = this.#people([column]);
      return people > 0 && people < this.least;
    });
    const mark = this.#behind.length;
    // What is shown by itself is taken out of all sums first: what is left of them are the hidden parts.
    const alone = new Map<number, number>();
    for (const cell of shown) {
      const [column, ...more] = this.#columns[cell]!;
      if (column !== undefined && more.length === 0) alone.set(column, cell);
    }
    const left = new Map<string, Vector>();
    for (const cell of shown) {
      const columns = this.#columns[cell]!.filter((column) => !alone.has(column));
      const name = columns.toSorted((a, b) => a - b).join();
      if (columns.length > 0 && !left.has(name))
        left.set(
          name,
          new Map([...columns.map((column): [number, number] => [column, 1]), [mark + cell, 1]]),
        );
    }
    const vectors = [...left.values()].toSorted((a, b) => a.size - b.size);
    const rank = (column: number): number => (column >= mark ? Infinity : small[column] ? 1 : 0);
    const within = reduced(vectors, rank).filter((row) =>
      columnsIn(row, mark).every((column) => small[column]),
    );
    let changed = false;
    for (const row of [...within, ...this.#ofOne(within, mark)]) {
      if (this.#people(columnsIn(row, mark)) >= this.least) continue;
      const sums = [...row.keys()].flatMap((column) => (column < mark ? [] : [column - mark]));
      const parts = sums.flatMap((cell) => this.#columns[cell]!.flatMap((column) => alone.get(column) ?? []));
      const figures = [...sums, ...parts];
      // One that has just been hidden may have been what this one rests on, too.
      if (figures.some((cell) => this.#hidden[cell])) continue;
      const lightest = this.#smallest(figures);
      changed = this.#hide(lightest) || changed;
      if (round > MOST_ROUNDS && lightest !== undefined) this.#hideAsLight(this.table.weight[lightest]!);
    }
    return changed;
  }

  #hideAsLight(most: number): void {
    this.table.weight.forEach((weight, cell) => {
      if (weight <= most && this.#sizes[cell]! > 0 && !this.table.decided?.has(cell))
        this.#hidden[cell] = true;
    });
  }

  /** Combinations that rest on one pattern alone: several small leaves of the same people. */
  *#ofOne(within: readonly Vector[], mark: number): Iterable<Vector> {
    if (this.table.sums === 'people' || within.length === 0) return;
    const alone = new Map<number, Set<number>>();
    for (const column of new Set(within.flatMap((row) => columnsIn(row, mark)))) {
      const patterns = this.#behind[column] ?? [];
      if (patterns.length === 1)
        (alone.get(patterns[0]!) ?? alone.set(patterns[0]!, new Set()).get(patterns[0]!)!).add(column);
    }
    for (const columns of alone.values()) {
      if (columns.size < 2) continue;
      const rows = reduced(within, (column) => (column >= mark ? Infinity : columns.has(column) ? 1 : 0));
      yield* rows.filter((row) => columnsIn(row, mark).every((column) => columns.has(column)));
    }
  }
}

function* difference(a: ReadonlySet<number>, b: ReadonlySet<number>): Iterable<number> {
  for (const one of a) if (!b.has(one)) yield one;
  for (const one of b) if (!a.has(one)) yield one;
}

const columnsIn = (row: Vector, mark: number): number[] => [...row.keys()].filter((column) => column < mark);

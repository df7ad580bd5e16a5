import { areDependent, firstOf, scaledTo, subtract, type Vector } from './modular.ts';
import type { People } from './unknowns.ts';

/** So many groups of people are looked at before a figure is taken for unsafe: four thousand find one figure in five hundred more, and take ten times as long. */
const MOST_GROUPS = 300;

/** And so many for a whole table; from then on figures that tell of small groups alone stay hidden. Seconds, told in numbers so that every process decides alike. */
const MOST_GROUPS_OF_TABLE = 15_000;

/** Takes the last step back. */
export type Undo = () => void;

/**
 * What figures tell of small groups alone: combinations of them in which all larger ones have cancelled out, in reduced form, each led by a column that
 * no other has. Every one of them, and every combination of them, rests on `least` people or more.
 */
export class SmallRows {
  readonly #held = new HeldRows();
  #groups = 0;

  constructor(
    readonly people: People,
    readonly least: number,
  ) {}

  /** What is left of a combination that rests on small groups alone; empty where it tells nothing new. */
  rest(row: Vector): Map<number, number> {
    const left = new Map(row);
    // No row has a column that leads another: what is subtracted brings no further one to subtract.
    for (const column of row.keys()) {
      const own = this.#held.ledByColumn(column);
      if (own) subtract(left, own, left.get(column) ?? 0);
    }
    return left;
  }

  /** Takes a new combination, as `rest` gives it, unless it, or what follows from it and the others, would rest on too few. `sure`: it is known that none does. Gives what takes it back. */
  take(rest: Vector, sure: boolean): Undo | false {
    if (!sure && this.#groups > MOST_GROUPS_OF_TABLE) return false;
    const pivot = this.#pivotOf(rest);
    const row = scaledTo(pivot, rest);
    const before = [...this.#held.holders(pivot)].map((at): readonly [number, Vector] => [
      at,
      this.#held.row(at),
    ]);
    for (const [at, own] of before) {
      const changed = new Map(own);
      subtract(changed, row, own.get(pivot)!);
      this.#held.replace(at, changed);
    }
    const last = this.#held.add(row, this.people.behind[pivot]!);
    const undo = (): void => {
      this.#held.remove(last, this.people.behind[pivot]!);
      for (const [at, own] of before) this.#held.replace(at, own);
    };
    if (sure || !this.#tellsFew([last, ...before.map(([at]) => at)])) return undo;
    undo();
    return false;
  }

  #tellsFew(fresh: readonly number[]): boolean {
    const search = new Search(this.#held, this.people, this.least);
    const tells = search.tellsFew(fresh);
    this.#groups += search.groups;
    return tells;
  }

  /** The column that the fewest rows have, of those the one of most people: then the rows stay short, and few groups are to be looked at. */
  #pivotOf(rest: Vector): number {
    const ranked = [...rest.keys()].map((column) => ({
      column,
      held: this.#held.count(column),
      people: this.people.count([column], this.least),
    }));
    const first = ranked.reduce((best, one) =>
      (one.held - best.held || best.people - one.people || one.column - best.column) < 0 ? one : best,
    );
    return first.column;
  }
}

/** Rows by number, with who holds which column; kept up row by row, since a table is asked thousands of times and changes little each time. */
class HeldRows {
  readonly #rows: Vector[] = [];
  readonly #holders = new Map<number, Set<number>>();
  /** The row of each pivot. */
  readonly #ledBy = new Map<number, number>();
  readonly #ledByPerson = new Map<number, Set<number>>();

  row(at: number): Vector {
    return this.#rows[at]!;
  }

  ledByColumn(column: number): Vector | undefined {
    const at = this.#ledBy.get(column);
    return at === undefined ? undefined : this.#rows[at];
  }

  /** Rows whose pivot is somebody's. */
  ledByPerson(person: number): Iterable<number> {
    return this.#ledByPerson.get(person) ?? [];
  }

  /** Rows that have a column. */
  holders(column: number): Iterable<number> {
    return this.#holders.get(column) ?? [];
  }

  count(column: number): number {
    return this.#holders.get(column)?.size ?? 0;
  }

  add(row: Vector, people: ReadonlySet<number>): number {
    const at = this.#rows.length;
    this.#rows.push(row);
    this.#ledBy.set(firstOf(row), at);
    for (const column of row.keys()) put(this.#holders, column, at);
    for (const person of people) put(this.#ledByPerson, person, at);
    return at;
  }

  /** Takes the last one back. */
  remove(at: number, people: ReadonlySet<number>): void {
    const row = this.#rows.pop()!;
    this.#ledBy.delete(firstOf(row));
    for (const column of row.keys()) this.#holders.get(column)!.delete(at);
    for (const person of people) this.#ledByPerson.get(person)!.delete(at);
  }

  /** Another combination under the same pivot. */
  replace(at: number, row: Vector): void {
    for (const column of this.#rows[at]!.keys()) if (!row.has(column)) this.#holders.get(column)!.delete(at);
    for (const column of row.keys()) put(this.#holders, column, at);
    this.#rows[at] = row;
  }
}

/**
 * Whether some combination of rows rests on fewer people than `least`. Such a combination is made of rows whose pivots are these people's, and each
 * further column of theirs is these people's too, or cancelled by another such row: so groups of people grow, person by person, from a pivot's.
 */
class Search {
  groups = 0;

  constructor(
    readonly held: HeldRows,
    readonly people: People,
    readonly least: number,
  ) {}

  /** Of combinations that use one of the rows given. True also where the search was given up. */
  tellsFew(fresh: readonly number[]): boolean {
    return fresh.some((at) => {
      const row = this.held.row(at);
      return this.#grow(row, new Set(this.people.behind[firstOf(row)]), new Set());
    });
  }

  #grow(first: Vector, group: ReadonlySet<number>, seen: Set<string>): boolean {
    const size = this.people.sizeOf(group);
    if (size >= this.least) return false;
    const name = [...group].toSorted((a, b) => a - b).join();
    if (seen.has(name)) return false;
    seen.add(name);
    this.groups += 1;
    if (this.groups > MOST_GROUPS) return true;
    const isTheirs = (column: number): boolean => isWithin(this.people.behind[column]!, group);
    const rows = this.#rowsOf(group).filter((row) => isTheirs(firstOf(row)));
    if (areDependent(rows, (column) => !isTheirs(column))) return true;
    const room = this.least - size;
    for (const column of this.#ways(first, rows, isTheirs)) {
      const joining = [...this.people.behind[column]!].filter((person) => !group.has(person));
      // Who is in it already was looked at, and of enough people nothing small can be told.
      if (joining.length === 0 || this.people.sizeOf(joining) >= room) continue;
      if (this.#grow(first, new Set([...group, ...joining]), seen)) return true;
    }
    return false;
  }

  /** Rows whose pivot is somebody's of the group. */
  #rowsOf(group: ReadonlySet<number>): Vector[] {
    const rows = new Set<number>();
    for (const person of group) for (const at of this.held.ledByPerson(person)) rows.add(at);
    return [...rows].map((at) => this.held.row(at));
  }

  /**
   * Columns whose people may have to join the group: a further column, or the pivot of a row that cancels it. A column that the first row alone has must go
   * one of these ways; where it has none, any column may.
   */
  #ways(first: Vector, rows: readonly Vector[], isTheirs: (column: number) => boolean): Iterable<number> {
    const times = new Map<number, number>();
    for (const row of rows)
      for (const column of row.keys()) if (!isTheirs(column)) times.set(column, (times.get(column) ?? 0) + 1);
    let fewest: number | undefined;
    for (const column of first.keys())
      if (
        times.get(column) === 1 &&
        (fewest === undefined || this.held.count(column) < this.held.count(fewest))
      )
        fewest = column;
    const ways = new Set<number>();
    for (const column of fewest === undefined ? times.keys() : [fewest]) {
      ways.add(column);
      for (const at of this.held.holders(column)) ways.add(firstOf(this.held.row(at)));
    }
    return ways;
  }
}

const isWithin = (part: ReadonlySet<number>, whole: ReadonlySet<number>): boolean => {
  for (const one of part) if (!whole.has(one)) return false;
  return true;
};

const put = (lists: Map<number, Set<number>>, at: number, one: number): void => {
  const list = lists.get(at);
  if (list) list.add(one);
  else lists.set(at, new Set([one]));
};

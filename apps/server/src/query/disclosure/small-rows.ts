import { areDependent, firstOf, scaledTo, subtract, type Vector } from './modular.ts';
import type { People } from './unknowns.ts';

/** So many groups of people are looked at before a figure is taken for unsafe: four thousand find one figure in five hundred more, and take ten times as long. */
const MOST_GROUPS = 300;

/** And so many for a whole table; from then on figures that tell of small groups alone stay hidden. Seconds, told in numbers so that every process decides alike. */
const MOST_GROUPS_OF_TABLE = 15_000;

/**
 * What figures tell of small groups alone: combinations of them in which all larger ones have cancelled out, in reduced form, each led by a column that
 * no other has. Every one of them, and every combination of them, rests on `least` people or more.
 */
export class SmallRows {
  #rows: readonly Vector[] = [];
  #groups = 0;

  constructor(
    readonly people: People,
    readonly least: number,
  ) {}

  /** What is left of a combination that rests on small groups alone; empty where it tells nothing new. */
  rest(row: Vector): Map<number, number> {
    const left = new Map(row);
    for (const own of this.#rows) subtract(left, own, left.get(firstOf(own)) ?? 0);
    return left;
  }

  /** Takes a new combination, as `rest` gives it, unless it, or what follows from it and the others, would rest on too few. `sure`: it is known that none does. */
  take(rest: Vector, sure: boolean): boolean {
    const pivot = this.#pivotOf(rest);
    const row = scaledTo(pivot, rest);
    const fresh: Vector[] = [row];
    const rows = this.#rows.map((own) => {
      const factor = own.get(pivot) ?? 0;
      if (factor === 0) return own;
      const changed = new Map(own);
      subtract(changed, row, factor);
      fresh.push(changed);
      return changed;
    });
    rows.push(row);
    if (!sure && (this.#groups > MOST_GROUPS_OF_TABLE || this.#tellsFew(rows, fresh))) return false;
    this.#rows = rows;
    return true;
  }

  #tellsFew(rows: readonly Vector[], fresh: readonly Vector[]): boolean {
    const search = new Search(rows, this.people, this.least);
    const tells = search.tellsFew(fresh);
    this.#groups += search.groups;
    return tells;
  }

  /** The column that the fewest rows have, of those the one of most people: then the rows stay short, and few groups are to be looked at. */
  #pivotOf(rest: Vector): number {
    const held = new Map<number, number>();
    for (const row of this.#rows)
      for (const column of row.keys()) held.set(column, (held.get(column) ?? 0) + 1);
    const people = (column: number): number => this.people.count([column], this.least);
    const [best] = [...rest.keys()].toSorted(
      (a, b) => (held.get(a) ?? 0) - (held.get(b) ?? 0) || people(b) - people(a) || a - b,
    );
    return best!;
  }
}

/**
 * Whether some combination of rows rests on fewer people than `least`. Such a combination is made of rows whose pivots are these people's, and each
 * further column of theirs is these people's too, or cancelled by another such row: so groups of people grow, person by person, from a pivot's.
 */
class Search {
  readonly #holders = new Map<number, Vector[]>();
  readonly #ledBy = new Map<number, Vector[]>();
  groups = 0;

  constructor(
    rows: readonly Vector[],
    readonly people: People,
    readonly least: number,
  ) {
    for (const row of rows) {
      for (const column of row.keys()) push(this.#holders, column, row);
      for (const person of people.behind[firstOf(row)]!) push(this.#ledBy, person, row);
    }
  }

  /** Of combinations that use one of the rows given. True also where the search was given up. */
  tellsFew(fresh: readonly Vector[]): boolean {
    return fresh.some((row) => this.#grow(row, new Set(this.people.behind[firstOf(row)]), new Set()));
  }

  #grow(first: Vector, group: ReadonlySet<number>, seen: Set<string>): boolean {
    if (this.people.sizeOf(group) >= this.least) return false;
    const name = [...group].toSorted((a, b) => a - b).join();
    if (seen.has(name)) return false;
    seen.add(name);
    this.groups += 1;
    if (this.groups > MOST_GROUPS) return true;
    const isTheirs = (column: number): boolean => isWithin(this.people.behind[column]!, group);
    const rows = this.#rowsOf(group).filter((row) => isTheirs(firstOf(row)));
    if (areDependent(rows, (column) => !isTheirs(column))) return true;
    return this.#ways(first, rows, isTheirs).some((more) =>
      this.#grow(first, new Set([...group, ...more]), seen),
    );
  }

  /** Rows whose pivot is somebody's of the group. */
  #rowsOf(group: ReadonlySet<number>): Vector[] {
    return [...new Set([...group].flatMap((person) => this.#ledBy.get(person) ?? []))];
  }

  /**
   * Who may have to join the group: whose a further column is, or the pivot of a row that cancels it. A column that the first row alone has must go one of
   * these ways; where it has none, any column may.
   */
  #ways(
    first: Vector,
    rows: readonly Vector[],
    isTheirs: (column: number) => boolean,
  ): ReadonlySet<number>[] {
    const times = new Map<number, number>();
    for (const row of rows)
      for (const column of row.keys()) if (!isTheirs(column)) times.set(column, (times.get(column) ?? 0) + 1);
    const waysOf = (column: number): ReadonlySet<number>[] => [
      this.people.behind[column]!,
      ...this.#holders.get(column)!.map((row) => this.people.behind[firstOf(row)]!),
    ];
    const own = [...first.keys()].filter((column) => times.get(column) === 1);
    const [fewest] = own.toSorted((a, b) => this.#holders.get(a)!.length - this.#holders.get(b)!.length);
    return fewest === undefined ? [...times.keys()].flatMap(waysOf) : waysOf(fewest);
  }
}

const isWithin = (part: ReadonlySet<number>, whole: ReadonlySet<number>): boolean => {
  for (const one of part) if (!whole.has(one)) return false;
  return true;
};

const push = <T>(lists: Map<number, T[]>, at: number, one: T): void => {
  const list = lists.get(at);
  if (list) list.push(one);
  else lists.set(at, [one]);
};

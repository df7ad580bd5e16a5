import type { ProtectedTable } from './protected-table.ts';

/** The unknowns of a table's figures, and who stands behind each. */
export interface Unknowns {
  /** Each figure as the columns that it adds up, twice where it has them twice. */
  readonly columns: readonly (readonly number[])[];
  /** How many people stand behind each figure. */
  readonly sizes: readonly number[];
  /** In how many figures each column stands. */
  readonly uses: readonly number[];
  readonly people: People;
}

/** One thing to solve for: the leaves in which each of its parts stands, which a figure counts once each, and the patterns of people behind it. */
interface Unknown {
  readonly parts: readonly (readonly number[])[];
  readonly behind: readonly number[];
}

/**
 * What an observer solves for: of sums over people each pattern's, and apart from these each thing's that people have several of, since who has a property in
 * each of two figures is counted once by people and twice by properties; of sums over rows each leaf's. Counts of both are one system, in which a figure of things has somebody
 * as often as things of theirs stand in it; and apart from it each thing's again.
 */
export function systemsOf(table: ProtectedTable): Unknowns[] {
  const { patterns, absent = [] } = table;
  const own = systemsOfPatterns(table);
  return absent.length === 0
    ? own
    : [...own, ...systemsOfPatterns({ ...table, patterns: [...patterns, ...absent] })];
}

function systemsOfPatterns(table: ProtectedTable): Unknowns[] {
  const patterns = table.patterns.map((pattern, index) => ({ ...pattern, index }));
  const there = patterns.filter(({ size }) => size > 0);
  if (table.sums === 'rows')
    return [
      unknownsOf(table, gathered(there.map(({ leaves, index }) => [leaves.map((leaf) => [leaf]), index]))),
    ];
  const people = unknownsOf(
    table,
    there.map(({ leaves, index, things = [leaves], asPeople = [] }) => ({
      parts: table.sums === 'counts' ? [...things, asPeople] : [leaves],
      behind: [index],
    })),
  );
  if (!there.some(({ things }) => things)) return [people];
  const things = gathered(there.map(({ leaves, things: own = [leaves], index }) => [own, index]));
  return table.sums === 'counts' ? [people, unknownsOf(table, things)] : [unknownsOf(table, things), people];
}

/** Things of the same leaves together. */
function gathered(
  own: readonly (readonly [things: readonly (readonly number[])[], index: number])[],
): Unknown[] {
  const there = new Map<string, { parts: readonly [readonly number[]]; behind: number[] }>();
  for (const [things, index] of own)
    for (const leaves of things) {
      const name = leaves.toSorted((a, b) => a - b).join();
      const known = there.get(name) ?? { parts: [leaves], behind: [] };
      there.set(name, known);
      known.behind.push(index);
    }
  return [...there.values()];
}

/** Those that stand in the very same figures, as often, are one unknown, since nothing tells them apart. */
function unknownsOf({ patterns, cells }: ProtectedTable, unknowns: readonly Unknown[]): Unknowns {
  const parts = unknowns.flatMap((unknown, index) => unknown.parts.map((leaves) => ({ leaves, index })));
  const ofLeaf: number[][] = [];
  parts.forEach(({ leaves }, part) => leaves.forEach((leaf) => (ofLeaf[leaf] ??= []).push(part)));
  const apart = cells.map((leaves) =>
    [...new Set(leaves.flatMap((leaf) => ofLeaf[leaf] ?? []))].map((part) => parts[part]!.index),
  );
  const figures = new Map<number, number[]>();
  apart.forEach((columns, cell) =>
    columns.forEach((column) => (figures.get(column) ?? figures.set(column, []).get(column)!).push(cell)),
  );
  const classes = new Map<string, number>();
  const classOf = new Map<number, number>();
  const behind: Set<number>[] = [];
  for (const [column, cellsOf] of figures) {
    const name = cellsOf.join();
    const known = classes.get(name) ?? classes.size;
    classes.set(name, known);
    classOf.set(column, known);
    for (const pattern of unknowns[column]!.behind) (behind[known] ??= new Set()).add(pattern);
  }
  const columns = apart.map((own) => {
    const first = new Map<number, number>();
    for (const column of own) if (!first.has(classOf.get(column)!)) first.set(classOf.get(column)!, column);
    // Of those that are one unknown one says how often the figure has it.
    return own.flatMap((column) =>
      first.get(classOf.get(column)!) === column ? [classOf.get(column)!] : [],
    );
  });
  const people = new People(
    behind,
    patterns.map(({ size }) => size),
  );
  return {
    columns,
    sizes: columns.map((own) => people.count(own, Infinity)),
    uses: [...classes.keys()].map((name) => new Set(name.split(',')).size),
    people,
  };
}

/** Who stands behind columns. */
export class People {
  constructor(
    readonly behind: readonly ReadonlySet<number>[],
    readonly sizes: readonly number[],
  ) {}

  /** How many stand behind columns, each once; counting ends at `enough`. */
  count(columns: Iterable<number>, enough: number): number {
    const seen = new Set<number>();
    let people = 0;
    for (const column of columns)
      for (const pattern of this.behind[column] ?? []) {
        if (seen.has(pattern)) continue;
        seen.add(pattern);
        people += this.sizes[pattern]!;
        if (people >= enough) return people;
      }
    return people;
  }

  /** How many some patterns are. */
  sizeOf(patterns: Iterable<number>): number {
    let size = 0;
    for (const pattern of patterns) size += this.sizes[pattern]!;
    return size;
  }
}

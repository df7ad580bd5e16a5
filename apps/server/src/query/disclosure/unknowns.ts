import type { ProtectedTable } from './protected-table.ts';

/** The unknowns of a table's figures, and who stands behind each. */
export interface Unknowns {
  /** Each figure as the columns that it adds up. */
  readonly columns: readonly (readonly number[])[];
  /** How many people stand behind each figure. */
  readonly sizes: readonly number[];
  /** In how many figures each column stands. */
  readonly uses: readonly number[];
  readonly people: People;
}

/** One thing to solve for: the leaves in which it stands, and the patterns of people behind it. */
interface Unknown {
  readonly leaves: readonly number[];
  readonly behind: readonly number[];
}

/**
 * What an observer solves for: of sums over people each pattern's, and apart from these each thing's that people have several of, since who has a property in
 * each of two figures is counted once by people and twice by properties; of sums over rows each leaf's.
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
    there.map(({ leaves, index }) => ({ leaves, behind: [index] })),
  );
  if (!there.some(({ things }) => things)) return [people];
  const things = gathered(there.map(({ leaves, things: own = [leaves], index }) => [own, index]));
  return [unknownsOf(table, things), people];
}

/** Things of the same leaves together. */
function gathered(
  own: readonly (readonly [things: readonly (readonly number[])[], index: number])[],
): Unknown[] {
  const there = new Map<string, { leaves: readonly number[]; behind: number[] }>();
  for (const [things, index] of own)
    for (const leaves of things) {
      const name = leaves.toSorted((a, b) => a - b).join();
      const known = there.get(name) ?? { leaves, behind: [] };
      there.set(name, known);
      known.behind.push(index);
    }
  return [...there.values()];
}

/** Those that stand in the very same figures are one unknown, since nothing tells them apart. */
function unknownsOf({ patterns, cells }: ProtectedTable, unknowns: readonly Unknown[]): Unknowns {
  const ofLeaf: number[][] = [];
  unknowns.forEach(({ leaves }, index) => leaves.forEach((leaf) => (ofLeaf[leaf] ??= []).push(index)));
  const apart = cells.map((leaves) => [...new Set(leaves.flatMap((leaf) => ofLeaf[leaf] ?? []))]);
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
  const columns = apart.map((own) => [...new Set(own.map((column) => classOf.get(column)!))]);
  const people = new People(
    behind,
    patterns.map(({ size }) => size),
  );
  return {
    columns,
    sizes: columns.map((own) => people.count(own, Infinity)),
    uses: [...classes.keys()].map((name) => name.split(',').length),
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

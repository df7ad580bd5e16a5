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

/**
 * What an observer solves for: of sums over people each pattern's, of sums over rows each leaf's. Those that stand in the very same figures are one
 * unknown, since nothing tells them apart.
 */
export function unknownsOf({ patterns, cells, sums }: ProtectedTable): Unknowns {
  const ofLeaf: number[][] = [];
  patterns.forEach(({ leaves }, index) => leaves.forEach((leaf) => (ofLeaf[leaf] ??= []).push(index)));
  const isThere = (pattern: number): boolean => patterns[pattern]!.size > 0;
  const apart = cells.map((leaves) =>
    sums === 'rows'
      ? leaves.filter((leaf) => ofLeaf[leaf]?.some(isThere))
      : [...new Set(leaves.flatMap((leaf) => ofLeaf[leaf] ?? []))].filter(isThere),
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
    for (const pattern of sums === 'rows' ? (ofLeaf[column] ?? []) : [column])
      (behind[known] ??= new Set()).add(pattern);
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

/** A combination of columns, each with its coefficient modulo PRIME; columns that are not in it are zero. The first is its pivot, where it has one. */
export type Vector = ReadonlyMap<number, number>;

/**
 * Exact arithmetic: products of two residues stay below 2^53. What rests on few columns over the rationals rests on no more of them here, so that nothing
 * unsafe passes; one that is zero here by chance alone has odds of one in sixty million.
 */
export const PRIME = 67_108_859;

/** row − factor × other, in place. */
export function subtract(row: Map<number, number>, other: Vector, factor: number): void {
  if (factor === 0) return;
  for (const [column, value] of other) {
    const left = ((row.get(column) ?? 0) + (PRIME - factor) * value) % PRIME;
    if (left === 0) row.delete(column);
    else row.set(column, left);
  }
}

/** By Fermat's little theorem. */
export function inverse(value: number): number {
  let result = 1;
  let base = value % PRIME;
  for (let power = PRIME - 2; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}

/** The same with coefficient 1 at a column, which comes first. */
export function scaledTo(pivot: number, row: Vector): Map<number, number> {
  const scale = inverse(row.get(pivot)!);
  const scaled = new Map([[pivot, 1]]);
  for (const [column, value] of row) if (column !== pivot) scaled.set(column, (value * scale) % PRIME);
  return scaled;
}

/** Whether rows are dependent, of some columns only. */
export function areDependent(rows: readonly Vector[], counts: (column: number) => boolean): boolean {
  const done: Map<number, number>[] = [];
  for (const row of rows) {
    const left = new Map([...row].filter(([column]) => counts(column)));
    for (const other of done) subtract(left, other, left.get(firstOf(other)) ?? 0);
    if (left.size === 0) return true;
    done.push(scaledTo(firstOf(left), left));
  }
  return false;
}

/** The first column of a row: its pivot. */
export const firstOf = (row: Vector): number => row.keys().next().value!;

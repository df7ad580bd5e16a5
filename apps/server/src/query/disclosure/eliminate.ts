/** A combination of columns, each with its coefficient modulo PRIME; columns that are not in it are zero. */
export type Vector = ReadonlyMap<number, number>;

// Exact arithmetic: products of two residues stay below 2^53. A combination that is zero here by chance alone has odds of one in sixty million.
const PRIME = 67_108_859;

/**
 * The space that vectors span, in reduced form: each row has a leading column that no other has. `rank` orders the columns, lower ones lead first, so
 * that the rows whose leading column is of a high rank span all that lies within the columns of high ranks. Columns of rank Infinity never lead: marks
 * that tell of which vectors a row is made.
 */
export function reduced(vectors: readonly Vector[], rank: (column: number) => number): Vector[] {
  const rows = new Map<number, Map<number, number>>();
  /** Leading columns of the rows in which a column stands. */
  const holders = new Map<number, Set<number>>();
  const hold = (lead: number, row: ReadonlyMap<number, number>) => {
    for (const column of row.keys())
      (holders.get(column) ?? holders.set(column, new Set()).get(column)!).add(lead);
  };
  for (const vector of vectors) {
    const row = new Map(vector);
    for (const column of vector.keys()) subtract(row, rows.get(column), row.get(column) ?? 0);
    let lead = -1;
    for (const column of row.keys())
      if (rank(column) < Infinity && (lead < 0 || isBefore(column, lead, rank))) lead = column;
    if (lead < 0) continue;
    const scale = inverse(row.get(lead)!);
    for (const [column, value] of row) row.set(column, (value * scale) % PRIME);
    for (const other of holders.get(lead) ?? []) {
      const above = rows.get(other)!;
      subtract(above, row, above.get(lead) ?? 0);
      hold(other, above);
    }
    rows.set(lead, row);
    hold(lead, row);
  }
  return [...rows.values()];
}

const isBefore = (a: number, b: number, rank: (column: number) => number): boolean =>
  rank(a) === rank(b) ? a < b : rank(a) < rank(b);

/** row − factor × other, in place. */
function subtract(row: Map<number, number>, other: Vector | undefined, factor: number): void {
  if (!other || factor === 0) return;
  for (const [column, value] of other) {
    const left = ((row.get(column) ?? 0) + (PRIME - factor) * value) % PRIME;
    if (left === 0) row.delete(column);
    else row.set(column, left);
  }
}

/** By Fermat's little theorem. */
function inverse(value: number): number {
  let result = 1;
  let base = value % PRIME;
  for (let power = PRIME - 2; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}

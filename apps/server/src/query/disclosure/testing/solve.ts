/** A figure as the units that it adds up (rows or people, by number; twice where it has one twice) and who stands behind each of them. */
export interface Equation {
  readonly units: readonly number[];
  readonly people: readonly string[];
}

const PRIME = 33_554_393;

/**
 * Whom some combination of the figures leaves alone. Units that stand in the very same figures are one unknown; unknowns of one person come last, so
 * that what elimination leaves of them alone is all that can be known of single persons.
 */
export function isolated(equations: readonly Equation[]): string[] {
  const memberships = new Map<number, number[]>();
  const personOf = new Map<number, string>();
  equations.forEach(({ units, people }, index) =>
    units.forEach((unit, at) => {
      (memberships.get(unit) ?? memberships.set(unit, []).get(unit)!).push(index);
      personOf.set(unit, people[at]!);
    }),
  );
  const unknowns = new Map<string, { figures: number[]; people: Set<string> }>();
  for (const [unit, figures] of memberships) {
    const unknown = unknowns.get(figures.join()) ?? { figures, people: new Set() };
    unknowns.set(figures.join(), unknown);
    unknown.people.add(personOf.get(unit)!);
  }
  const columns = [...unknowns.values()].toSorted(
    (a, b) => Math.min(b.people.size, 2) - Math.min(a.people.size, 2),
  );
  const firstAlone = columns.findIndex(({ people }) => people.size === 1);
  if (firstAlone < 0) return [];
  const matrix = equations.map(() => new Float64Array(columns.length));
  columns.forEach(({ figures }, column) => figures.forEach((figure) => (matrix[figure]![column]! += 1)));
  const alone = echelon(matrix).filter((row) => row.findIndex((value) => value !== 0) >= firstAlone);
  if (alone.length === 0) return [];
  const owners = columns.map(({ people }) => [...people][0]!);
  const candidates = new Set(alone.flatMap((row) => owners.filter((_, column) => row[column] !== 0)));
  return [...candidates].filter((person) => {
    const order = [
      ...[...columns.keys()].filter(
        (column) => owners[column] !== person || columns[column]!.people.size > 1,
      ),
      ...[...columns.keys()].filter(
        (column) => owners[column] === person && columns[column]!.people.size === 1,
      ),
    ];
    const others = order.findIndex(
      (column) => owners[column] === person && columns[column]!.people.size === 1,
    );
    const turned = alone.map((row) => Float64Array.from(order, (column) => row[column]!));
    return echelon(turned).some((row) => row.findIndex((value) => value !== 0) >= others);
  });
}

/** Which sums of units follow from the figures, by whatever subtraction of them. */
export function recovered(equations: readonly Equation[], sums: readonly Equation[]): boolean[] {
  const figures = [...equations, ...sums];
  const ofUnit = new Map<number, number[]>();
  figures.forEach(({ units }, index) =>
    units.forEach((unit) => (ofUnit.get(unit) ?? ofUnit.set(unit, []).get(unit)!).push(index)),
  );
  const columns = [...new Map([...ofUnit.values()].map((own) => [own.join(), own])).values()];
  const matrix = figures.map(() => new Float64Array(columns.length));
  columns.forEach((own, column) => own.forEach((figure) => (matrix[figure]![column] = 1)));
  const known = echelon(matrix.slice(0, equations.length)).map((row) => ({
    row,
    lead: row.findIndex((value) => value !== 0),
  }));
  return matrix.slice(equations.length).map((sum) => {
    for (const { row, lead } of known) {
      const factor = sum[lead]!;
      if (factor === 0) continue;
      for (let index = lead; index < sum.length; index += 1)
        if (row[index] !== 0) sum[index] = (sum[index]! + (PRIME - factor) * row[index]!) % PRIME;
    }
    return sum.every((value) => value === 0);
  });
}

/** Rows in echelon form, those that are nothing left out. */
function echelon(rows: readonly Float64Array[]): Float64Array[] {
  const left = rows.map((row) => row.slice());
  const done: Float64Array[] = [];
  const width = left[0]?.length ?? 0;
  for (let column = 0; column < width && left.length > 0; column += 1) {
    const at = left.findIndex((row) => row[column] !== 0);
    if (at < 0) continue;
    const [pivot] = left.splice(at, 1) as [Float64Array];
    const scale = inverse(pivot[column]!);
    for (let index = column; index < width; index += 1) pivot[index] = (pivot[index]! * scale) % PRIME;
    for (const row of left) {
      const factor = row[column]!;
      if (factor === 0) continue;
      for (let index = column; index < width; index += 1)
        if (pivot[index] !== 0) row[index] = (row[index]! + (PRIME - factor) * pivot[index]!) % PRIME;
    }
    done.push(pivot);
  }
  return done;
}

/** By Euclid's algorithm. */
function inverse(value: number): number {
  let [a, b, x, y] = [value, PRIME, 1, 0];
  while (b !== 0) {
    const times = Math.floor(a / b);
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return ((x % PRIME) + PRIME) % PRIME;
}

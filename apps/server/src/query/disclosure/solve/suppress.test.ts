import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pattern, ProtectedTable } from './protected-table.ts';
import { suppress } from './suppress.ts';

/** A line of leaves with so many people each, the leaves and their sum as figures; the sum is the last. */
const line = (sizes: readonly number[], more: Partial<ProtectedTable> = {}): ProtectedTable => {
  const leaves = sizes.map((_, leaf) => leaf);
  return {
    patterns: sizes.map((size, leaf): Pattern => ({ size, leaves: [leaf] })),
    cells: [...leaves.map((leaf) => [leaf]), leaves],
    sums: 'rows',
    weight: [...leaves.map(() => 0), 1],
    ...more,
  };
};
const shown = (table: ProtectedTable, least = 5) =>
  suppress(table, least)
    .map((hidden) => (hidden ? '–' : '+'))
    .join('');

describe('a table hides', () => {
  it('small groups, and as many more as make the hidden part as large as a group that is shown', () => {
    expect(shown(line([3, 9, 40]))).toBe('––++');
    expect(shown(line([3, 2, 40]))).toBe('––++');
    expect(shown(line([2, 2, 7, 40]))).toBe('–––++');
    expect(shown(line([5, 9, 40]))).toBe('++++');
    expect(shown(line([0, 9, 40]))).toBe('++++');
  });

  it('nothing where the rule is off', () => {
    expect(shown(line([3, 9, 40]), 1)).toBe('++++');
  });

  it('a part, not a total that another table has decided to show; all parts where the total is small', () => {
    expect(shown(line([3, 9], { decided: new Map([[2, false]]) }))).toBe('––+');
    expect(shown(line([2, 1]))).toBe('–––');
  });

  it('one of two that differ by too few: everybody of a year and everybody', () => {
    const table: ProtectedTable = {
      patterns: [
        { size: 20, leaves: [0, 1] },
        { size: 2, leaves: [1] },
      ],
      cells: [[0], [1]],
      sums: 'people',
      weight: [0, 1],
    };
    expect(shown(table)).toBe('–+');
  });

  it('all and those of one member where somebody has a thing of each: the one thing of the other member would be told', () => {
    // Nine properties of eight people, one of whom has an active and an inactive one.
    const table: ProtectedTable = {
      patterns: [
        { size: 7, leaves: [0] },
        { size: 1, leaves: [0, 1], things: [[0], [1]] },
      ],
      cells: [[0], [1], [0, 1]],
      sums: 'people',
      weight: [0, 0, 1],
    };
    expect(shown(table)).toBe('––+');
  });

  it('each member where all are told and one has a thing of both: people would be counted twice', () => {
    const table: ProtectedTable = {
      patterns: [
        { size: 7, leaves: [0] },
        { size: 9, leaves: [1] },
        { size: 1, leaves: [0, 1], things: [[0], [1]] },
      ],
      cells: [[0], [1], [0, 1]],
      sums: 'people',
      weight: [0, 0, 1],
    };
    expect(shown(table)).toBe('–++');
  });

  it('what only a combination of several sums would tell', () => {
    // a+b, b+c and a+b+c: b is their combination.
    const table: ProtectedTable = {
      patterns: [
        { size: 8, leaves: [0] },
        { size: 1, leaves: [1] },
        { size: 8, leaves: [2] },
      ],
      cells: [
        [0, 1],
        [1, 2],
        [0, 1, 2],
      ],
      sums: 'rows',
      weight: [0, 0, 1],
    };
    expect(shown(table)).toContain('–');
    expect(shown(table).at(-1)).toBe('+');
  });

  it('two small leaves of the same people as those of one', () => {
    const table = line([40, 40], {
      patterns: [
        { size: 3, leaves: [0, 1] },
        { size: 40, leaves: [2] },
      ],
      cells: [[0, 1], [2], [0, 1, 2]],
    });
    expect(shown(table)).toBe('––+');
  });

  it('the part whose hiding costs least: the lighter, then the smaller, and no more than must be', () => {
    // Two states by two years; one person alone in the first state's first year.
    const sizes = [1, 30, 20, 40];
    const table: ProtectedTable = {
      patterns: sizes.map((size, leaf) => ({ size, leaves: [leaf] })),
      cells: [[0], [1], [2], [3], [0, 1], [2, 3], [0, 2], [1, 3], [0, 1, 2, 3]],
      sums: 'rows',
      weight: [0, 0, 0, 0, 1, 1, 1, 1, 2],
    };
    expect(shown(table)).toBe('––––+++++');
    expect(shown({ ...table, weight: [0, 0, 3, 0, 1, 1, 1, 1, 2] })).toBe('––++++––+');
  });

  it('two of a chain of small groups, each of which hangs on the next', () => {
    // Pairs of neighbours of three people each: six and six and six, but their alternating sum is of the two at the ends.
    const pairs = [0, 1, 2, 3, 4].map((first) => [first, first + 1]);
    const table: ProtectedTable = {
      patterns: [2, 3, 3, 3, 3, 2].map((size, leaf) => ({ size, leaves: [leaf] })),
      cells: pairs,
      sums: 'people',
      weight: pairs.map(() => 0),
    };
    expect(shown(table).match(/–/g)).toHaveLength(1);
  });
});

describe('a table that is too long to be solved', () => {
  it('keeps hidden what was not looked at, and only that', () => {
    const long = line(Array.from({ length: 50 }, (_, at) => 6 + at));
    const short = suppress(long, 5, 40);
    expect(suppress(long, 5)).not.toContain(true);
    expect(short).toContain(true);
    expect(short.at(-1)).toBe(false);
  });
});

/** All combinations of shown figures with small whole coefficients: of so few figures that they can be tried one by one. Of people also by their things. */
function fewestBehind(table: ProtectedTable, hidden: readonly boolean[]): number {
  const isOf = (leaves: readonly number[]) => (unit: readonly number[]) =>
    unit.some((leaf) => leaves.includes(leaf));
  const name = (unit: readonly number[]): string => unit.toSorted((a, b) => a - b).join();
  const thingsOf = ({ leaves, things = [leaves] }: Pattern) => things;
  if (table.sums === 'rows')
    return fewest(
      table,
      hidden,
      ({ leaves }) => leaves.map(String),
      (cell) => cell.map(String),
    );
  const things = fewest(
    table,
    hidden,
    (pattern) => thingsOf(pattern).map(name),
    (cell) => [
      ...new Set(table.patterns.flatMap((pattern) => thingsOf(pattern).filter(isOf(cell)).map(name))),
    ],
  );
  const people = fewest(
    table,
    hidden,
    (pattern) => [String(table.patterns.indexOf(pattern))],
    (cell) =>
      table.patterns.flatMap((pattern, index) =>
        partsOf(table, pattern)
          .filter(isOf(cell))
          .map(() => String(index)),
      ),
  );
  return Math.min(things, people);
}

/** What a figure counts of somebody once each: all that is theirs, or their things and beside these themselves. */
const partsOf = (
  { sums }: ProtectedTable,
  { leaves, things = [leaves], asPeople = [] }: Pattern,
): readonly (readonly number[])[] => (sums === 'counts' ? [...things, asPeople] : [leaves]);

/** `has`: the unknowns of which somebody is; `adds`: those that a figure adds up. */
function fewest(
  { patterns, cells }: ProtectedTable,
  hidden: readonly boolean[],
  has: (pattern: Pattern) => readonly string[],
  adds: (cell: readonly number[]) => readonly string[],
): number {
  const open = cells.filter((_, cell) => !hidden[cell]).map(adds);
  const coefficients = [-2, -1, 0, 1, 2];
  let least = Infinity;
  for (let code = 1; code < coefficients.length ** open.length; code += 1) {
    const values = new Map<string, number>();
    open.forEach((units, at) => {
      const factor = coefficients[Math.trunc(code / coefficients.length ** at) % coefficients.length]!;
      for (const unit of units) values.set(unit, (values.get(unit) ?? 0) + factor);
    });
    const units = new Set([...values].flatMap(([unit, value]) => (value === 0 ? [] : [unit])));
    const behind = patterns.filter((pattern) => has(pattern).some((unit) => units.has(unit)));
    if (behind.length > 0)
      least = Math.min(
        least,
        behind.reduce((sum, { size }) => sum + size, 0),
      );
  }
  return least;
}

/** Leaves in which people are counted beside their things are numbered after those of the things. */
const beside = (leaves: readonly number[]): number[] => leaves.map((leaf) => leaf + 5);

const tables = fc
  .record({
    sums: fc.constantFrom('people' as const, 'counts' as const, 'rows' as const),
    patterns: fc.array(
      fc
        .record({
          size: fc.integer({ min: 1, max: 7 }),
          leaves: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
          things: fc.constantFrom('one', 'apart', 'alike'),
          isNamed: fc.boolean(),
        })
        .map(({ size, leaves, things, isNamed }): Pattern => {
          const one: Pattern = { size, leaves, ...(isNamed ? { asPeople: beside(leaves) } : {}) };
          if (things === 'alike') return { ...one, things: [leaves, leaves] };
          return things === 'apart' && leaves.length > 1
            ? { ...one, things: leaves.map((leaf) => [leaf]) }
            : one;
        }),
      { minLength: 1, maxLength: 8 },
    ),
    cells: fc.array(
      fc.record({
        leaves: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 5 }),
        ofPeople: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ cells, ...table }): ProtectedTable => ({
    ...table,
    cells: cells.map(({ leaves, ofPeople }) =>
      ofPeople && table.sums === 'counts' ? beside(leaves) : leaves,
    ),
    weight: cells.map(({ leaves }) => leaves.length),
  }));

it('of what is shown no combination rests on too few, tried one by one', () => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(fewestBehind(table, suppress(table, 5))).toBeGreaterThanOrEqual(5);
    }),
    { numRuns: 150, seed: 20261122 },
  );
});

it('nor is anything hidden that could be shown beside the rest', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const hidden = suppress(table, 5);
      hidden.forEach((isHidden, cell) => {
        if (isHidden)
          expect(
            fewestBehind(
              table,
              hidden.map((own, at) => own && at !== cell),
            ),
          ).toBeLessThan(5);
      });
    }),
    { numRuns: 60, seed: 20261123 },
  );
});

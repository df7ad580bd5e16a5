import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProtectedTable } from './protected-table.ts';
import { suppress } from './suppress.ts';

// Who knows the rule learns from what is hidden too: of all tables that agree with what is shown, only those can be that the rule would hide alike (docs/decisions/0114).

const LEAST = 5;
const ROWS = [0, 1];
const COLUMNS = [0, 1, 2];
/** No group of the tables is larger. */
const MOST = 9;

const leafOf = (row: number, column: number): number => row * COLUMNS.length + column;

/** Two places by three members, with their totals: the leaves first. */
function tableOf(sizes: readonly number[]): ProtectedTable {
  const rows = ROWS.map((row) => COLUMNS.map((column) => leafOf(row, column)));
  const columns = COLUMNS.map((column) => ROWS.map((row) => leafOf(row, column)));
  const all = rows.flat();
  return {
    patterns: sizes.map((size, at) => ({ size, leaves: [at] })),
    cells: [...all.map((at) => [at]), ...rows, ...columns, all],
    sums: 'people',
    weight: [...all.map(() => 0), ...rows.map(() => 2), ...columns.map(() => 1), 3],
  };
}

const added = (cell: readonly number[], sizes: readonly number[]): number =>
  cell.reduce((sum, at) => sum + sizes[at]!, 0);

/** Hidden groups of fewer than five whose size alone agrees with what is shown and what is hidden. */
function toldByPattern(sizes: readonly number[]): number[] {
  const { cells } = tableOf(sizes);
  const hidden = suppress(tableOf(sizes), LEAST);
  const shown = cells.flatMap((cell, at) => (hidden[at] ? [] : [{ cell, sum: added(cell, sizes) }]));
  // Of nobody a figure is shown.
  const unknown = sizes.flatMap((_, at) => (hidden[at] ? [at] : []));
  const possible = unknown.map(() => new Set<number>());
  const guess = sizes.map((size, at) => (hidden[at] ? 0 : size));
  const tryFrom = (at: number): void => {
    const leaf = unknown[at];
    if (possible.every((values) => values.size > 1)) return;
    if (leaf === undefined) {
      if (shown.some(({ cell, sum }) => added(cell, guess) !== sum)) return;
      const alike = suppress(tableOf(guess), LEAST);
      if (alike.every((one, cell) => one === hidden[cell]))
        unknown.forEach((one, index) => possible[index]!.add(guess[one]!));
      return;
    }
    for (let size = 1; size <= 2 * MOST; size += 1) {
      guess[leaf] = size;
      if (shown.some(({ cell, sum }) => added(cell, guess) > sum)) break;
      tryFrom(at + 1);
    }
    guess[leaf] = 0;
  };
  tryFrom(0);
  return unknown.filter((leaf, index) => possible[index]!.size === 1 && sizes[leaf]! < LEAST);
}

it('of small tables by themselves few tell a small figure by what they hide', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: MOST }), { minLength: 6, maxLength: 6 });
  const tables = fc.sample(sizes, { numRuns: 300, seed: 3 });
  const told = tables.filter((table) => toldByPattern(table).length > 0);
  // Measured: 6, none of which follows from a subtraction.
  expect(told.length).toBeLessThanOrEqual(9);
  // The attack finds what there is to find: twice three of six and six.
  expect(toldByPattern([8, 3, 3, 6, 3, 3])).toEqual([1, 2, 4, 5]);
});

import { describe, expect, it } from 'vitest';
import { suppress, type Pattern, type ProtectedTable } from './suppress.ts';

/** A line of leaves with so many people each, the leaves and their sum as figures; the sum is the last. */
const line = (sizes: readonly number[], more: Partial<ProtectedTable> = {}): ProtectedTable => {
  const leaves = sizes.map((_, leaf) => leaf);
  return {
    patterns: sizes.map((size, leaf): Pattern => ({ size, leaves: [leaf] })),
    cells: [...leaves.map((leaf) => [leaf]), leaves],
    lines: [{ parent: sizes.length, children: leaves }],
    places: [[...leaves, sizes.length]],
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
      lines: [],
      places: [[0, 1]],
      sums: 'people',
      weight: [0, 1],
    };
    expect(shown(table)).toBe('–+');
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
      lines: [],
      places: [[0, 1, 2]],
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
      lines: [{ parent: 2, children: [0, 1] }],
      places: [[0, 1, 2]],
    });
    expect(shown(table)).toBe('––+');
  });
});

import { describe, expect, it } from 'vitest';
import type { Cube, Worked } from './cube.ts';
import { readCube } from './read-cube.ts';
import { workOf } from './worked.ts';

const ratio: Worked = { op: '/', args: [{ part: 0 }, { part: 1 }] };

// Area and visits of two groups by state; the third state has rows in one group only.
const CUBE: Cube = {
  marks: ['GO', 'MG', null],
  folds: ['sum', 'sum', 'max'],
  tables: [
    {
      rows: [['Leite'], ['Corte']],
      mark: [0, 0, 1, 1, 2],
      row: [0, 1, 0, 1, 1],
      parts: [
        ['0.1', 10, '0.2', null, 5],
        [1, 4, 2, 0, 1],
        [3, 9, 7, null, 2],
      ],
    },
    {
      rows: [[]],
      mark: [0, 1, 2],
      row: [0, 0, 0],
      parts: [
        ['10.1', '0.2', 5],
        [5, 2, 1],
        [9, 7, 2],
      ],
    },
  ],
  figures: [
    { id: 1, table: 0, row: ratio, total: ratio },
    { id: 2, table: 0, row: { part: 2 }, total: { part: 2 } },
    { id: 3, table: 0, row: { part: 0 }, total: { part: 0 } },
  ],
};
const cube = readCube(CUBE);
const at = (marks: number[], figure: number) => {
  const chosen = cube.chosen(marks);
  return [chosen.at(figure, 0), chosen.at(figure, 1), chosen.total(figure)];
};

describe('figures of chosen marks', () => {
  it('are ratios of sums and no sums of ratios, in a row and over everything, with the decimals of an answer', () => {
    expect(at([0], 0)).toEqual([0.1, 2.5, 2.02]);
    expect(at([0, 1], 0)).toEqual([0.1, 2.5, 1.471429]);
    expect(at([0, 2], 0)).toEqual([0.1, 3, 2.516667]);
  });

  it('are exact sums of decimals', () => {
    expect(at([0, 1], 2)).toEqual([0.3, 10, 10.3]);
  });

  it('are the greatest of the greatest', () => {
    expect(at([0, 1], 1)).toEqual([7, 9, 9]);
  });

  it('are nothing where nothing is there, which is no zero', () => {
    expect(at([1], 2)).toEqual([0.2, null, 0.2]);
    expect(at([], 2)).toEqual([null, null, null]);
    const chosen = cube.chosen([2]);
    expect([chosen.has(0, 0), chosen.has(0, 1)]).toEqual([false, true]);
  });

  it('find their row by the values of its groups', () => {
    expect(cube.rowOf(0, ['Corte'])).toBe(1);
    expect(cube.rowOf(0, ['Ovos'])).toBeUndefined();
  });

  it('stay numbers where whole numbers of so many digits are none any more', () => {
    const large = readCube({
      ...CUBE,
      tables: CUBE.tables.map((table) => ({
        ...table,
        parts: [table.parts[0]!.map(() => '9007199254740993.5'), ...table.parts.slice(1)],
      })),
    });
    expect(large.chosen([0, 1]).total(2)).toBeCloseTo(2 ** 54, -2);
  });
});

describe('arithmetic over parts', () => {
  const work = (op: string, ...args: (number | null)[]) =>
    workOf({ op, args: args.map((_, part) => ({ part })) })((part) => args[part] ?? null);

  it.each<[string, (number | null)[], number | boolean | null]>([
    ['+', [1, 2, 3], 6],
    ['+', [1, null], null],
    ['total', [1, null, 2], 3],
    ['total', [null, null], null],
    ['/', [1, 0], null],
    ['/', [1, null], null],
    ['neg', [2], -2],
    ['abs', [-2], 2],
    ['round', [2.5], 3],
    ['round', [-2.5], -3],
    ['round', [1.005, 2], 1.01],
    ['coalesce', [null, 0], 0],
    ['nullif', [3, 3], null],
    ['least', [null, 3, 2], 2],
    ['greatest', [null, 3, 2], 3],
    ['=', [1, null], null],
    ['!=', [1, null], true],
    ['!=', [null, null], false],
    ['>=', [2, 2], true],
    ['<', [2, null], null],
  ])('%s of %j is %j, as the database has it', (op, args, is) => {
    expect(work(op, ...args)).toBe(is);
  });

  it("decides by what is known, and takes 'not known' for no", () => {
    const known: Worked = { op: '>', args: [{ number: '2' }, { number: '1' }] };
    const unknown: Worked = { op: '>', args: [{ part: 0 }, { number: '1' }] };
    const of = (worked: Worked) => workOf(worked)(() => null);
    expect(of({ op: 'and', args: [known, unknown] })).toBeNull();
    expect(of({ op: 'or', args: [unknown, known] })).toBe(true);
    expect(of({ op: 'not', args: [unknown] })).toBe(true);
    expect(of({ op: 'if', args: [unknown, { number: '1' }] })).toBeNull();
    expect(of({ op: 'if', args: [known, { number: '1' }, { number: '2' }] })).toBe(1);
  });

  it('has no other operators than the engine’s', () => {
    expect(() => workOf({ op: 'constructor', args: [] })).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { insideConvex } from './convex-clip.ts';
import { dissolve } from './dissolve.ts';
import { doubleArea, type Ring } from './rings.ts';

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const area = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + doubleArea(ring) / 2, 0);

describe('cutting with a convex ring', () => {
  it('gives separate parts of a concave area, without bridges', () => {
    // A comb with two teeth, cut across the teeth.
    const comb: Ring = [
      [0, 0],
      [5, 0],
      [5, 4],
      [4, 4],
      [4, 1],
      [1, 1],
      [1, 4],
      [0, 4],
    ];
    const parts = insideConvex([comb], square(-1, 2.5, 10));
    expect(parts.map((part) => doubleArea(part) / 2)).toEqual([1.5, 1.5]);
  });

  it('keeps a hole that lies inside, and opens one that is cut', () => {
    const hole: Ring = square(4, 4, 2).toReversed();
    expect(area(insideConvex([square(0, 0, 10), hole], square(1, 1, 8)))).toBe(64 - 4);
    const cut = insideConvex([square(0, 0, 10), hole], square(-1, -1, 6));
    expect(cut.length).toBe(1);
    expect(area(cut)).toBe(25 - 1);
  });

  it('gives nothing outside and everything inside', () => {
    expect(insideConvex([square(0, 0, 1)], square(5, 5, 1))).toEqual([]);
    expect(insideConvex([square(0, 0, 1)], square(-5, -5, 20))).toEqual([square(0, 0, 1)]);
  });
});

describe('joining neighbours', () => {
  it('takes the shared edges away', () => {
    const { coordinates } = dissolve([square(0, 0, 1), square(1, 0, 1)]);
    expect(coordinates.length).toBe(1);
    expect(coordinates[0]?.length).toBe(1);
    expect(coordinates[0]?.[0]?.length).toBe(7);
  });

  it('finds the hole that a closed circle of neighbours leaves', () => {
    const around = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => [x, y] as const))
      .filter(([x, y]) => x !== 1 || y !== 1);
    const { coordinates } = dissolve(around.map(([x, y]) => square(x, y, 1)));
    expect(coordinates.map((rings) => rings.length)).toEqual([2]);
  });

  it('keeps apart what touches in a corner only', () => {
    expect(dissolve([square(0, 0, 1), square(1, 1, 1)]).coordinates.length).toBe(2);
  });
});

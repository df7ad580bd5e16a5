import { describe, expect, it } from 'vitest';
import { Outlines, sharedHectares } from './outlines.ts';
import { metresPerDegree } from './shapes.ts';

const [LON, LAT] = [-49.95, -15.95];
const [EAST, NORTH] = metresPerDegree(LAT);

/** A closed ring through points in metres from one place. */
const ring = (...points: [number, number][]) =>
  [...points, points[0]!].map(([x, y]) => [LON + x / EAST, LAT + y / NORTH]);
const box = (x: number, y: number, width: number, height = width) =>
  ring([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
const polygon = (coordinates: number[][]) => ({ type: 'Polygon' as const, coordinates: [coordinates] });

/** An L of 3 ha, 200 m along each side. */
const L = ring([0, 0], [200, 0], [200, 100], [100, 100], [100, 200], [0, 200]);

describe('hectares that two rings share', () => {
  it.each([
    ['half of a square', box(0, 0, 100), box(50, 0, 100), 0.5],
    ['a corner that goes in', L, box(50, 50, 100), 0.75],
    ['nothing of the corner itself', L, box(100, 100, 100), 0],
    ['all of what lies within', box(0, 0, 300), box(100, 100, 100), 1],
    ['two corners of each', box(0, 100, 300, 100), box(100, 0, 100, 300), 1],
    ['nothing side by side', box(0, 0, 100), box(100, 0, 100), 0],
    ['nothing apart', box(0, 0, 100), box(500, 500, 100), 0],
    ['itself', L, L, 3],
  ])('%s', (_, one, other, hectares) => {
    for (const [a, b] of [
      [one, other],
      [other, one],
      [one.toReversed(), other],
      [one.toReversed(), other.toReversed()],
    ] as const)
      expect(sharedHectares(a, b)).toBeCloseTo(hectares, 3);
  });
});

it('an outline lies over those before it with which it shares more than 0.1 ha, wherever the squares meet', () => {
  const outlines = new Outlines();
  expect(outlines.add('A', polygon(box(0, 0, 100)))).toEqual([]);
  // A kilometre away, and a strip of 9.9 m on A.
  expect(outlines.add('B', polygon(box(1_000, 0, 100)))).toEqual([]);
  expect(outlines.add('C', polygon(box(-90.1, 0, 100)))).toEqual([]);
  expect(outlines.add('D', polygon(box(89.9, 0, 100)))).toEqual(['A']);
  // From beyond the next square of look-up, over all of them.
  const under = outlines.add('E', polygon(box(-9_000, -50, 12_000, 200)));
  expect(under.toSorted()).toEqual(['A', 'B', 'C', 'D']);
});

import { describe, expect, it } from 'vitest';
import { MOST_STOPS, shortestTour, tourLength } from './shortest-tour.ts';

/** The shortest of all permutations, each of them gone through, and how many there were. */
function triedAll(distances: readonly (readonly number[])[]): { shortest: number; tried: number } {
  const stops = distances.length - 1;
  let [shortest, tried] = [Infinity, 0];
  const on = (at: number, length: number, gone: number, left: number): void => {
    if (left === 0) {
      tried += 1;
      shortest = Math.min(shortest, length + distances[at]![0]!);
      return;
    }
    for (let next = 1; next <= stops; next++)
      if ((gone & (1 << next)) === 0) on(next, length + distances[at]![next]!, gone | (1 << next), left - 1);
  };
  on(0, 0, 0, stops);
  return { shortest, tried };
}

/** Numbers that are the same in each run (Park and Miller). */
function numbers(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Places in a square of 100, and the ways between them; one way is longer than back where `skew` says so. */
function matrix(places: number, seed: number, skew = 0): number[][] {
  const next = numbers(seed);
  const at = Array.from({ length: places }, () => [next() * 100, next() * 100] as const);
  return at.map(([x, y]) => at.map(([u, v]) => Math.hypot(x - u, y - v) + skew * next()));
}

describe('the shortest tour', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 6],
    [4, 24],
    [5, 120],
    [6, 720],
    [7, 5_040],
    [MOST_STOPS, 362_880],
  ])('of %i stops is the shortest of all %i permutations', (stops, permutations) => {
    // Also where the way there is not as long as the way back.
    for (const skew of [0, 30]) {
      const distances = matrix(stops + 1, stops + skew + 1, skew);
      const { shortest, tried } = triedAll(distances);
      const { order, length } = shortestTour(distances);
      expect(tried).toBe(permutations);
      expect(order.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: stops }, (_, place) => place + 1),
      );
      expect(length).toBeCloseTo(shortest, 9);
      expect(tourLength(distances, order)).toBeCloseTo(length, 9);
    }
  });

  it('goes through places that lie at the same spot, and nowhere without stops', () => {
    expect(shortestTour([[0]])).toEqual({ order: [], length: 0 });
    expect(shortestTour([])).toEqual({ order: [], length: 0 });
    const same = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    expect(new Set(shortestTour(same).order)).toEqual(new Set([1, 2, 3]));
  });

  it('refuses more than it can try', () => {
    expect(() => shortestTour(matrix(MOST_STOPS + 2, 1))).toThrow(RangeError);
  });
});

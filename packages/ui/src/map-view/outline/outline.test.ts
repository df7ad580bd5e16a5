import { describe, expect, it } from 'vitest';
import type { LonLat } from '../map-model.ts';
import {
  MOST_STEPS,
  nearestVertex,
  outlineOf,
  ringsOf,
  stepBack,
  stepped,
  withHalf,
  withMoved,
  withoutVertex,
  type Outline,
  type Steps,
} from './outline-model.ts';

const SQUARE: LonLat[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const HOLE: LonLat[] = [
  [1, 1],
  [2, 1],
  [2, 2],
];

describe('an outline', () => {
  it('is opened and closed again as it was', () => {
    const rings = [[...SQUARE, SQUARE[0]!], HOLE];
    expect(outlineOf(rings)).toEqual([SQUARE, HOLE]);
    expect(ringsOf(outlineOf(rings))).toEqual([
      [...SQUARE, [0, 0]],
      [...HOLE, [1, 1]],
    ]);
  });

  it('has a vertex moved and one put half-way, between the last and the first too', () => {
    expect(withMoved([SQUARE, HOLE], { ring: 1, vertex: 2 }, [3, 3])[1]).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
    expect(withHalf([SQUARE], { ring: 0, vertex: 3 })[0]).toEqual([...SQUARE, [0, 2]]);
  });

  it('keeps three vertices; a hole goes with its third', () => {
    const three = withoutVertex([SQUARE, HOLE], { ring: 0, vertex: 1 });
    expect(three[0]).toEqual([
      [0, 0],
      [4, 4],
      [0, 4],
    ]);
    expect(withoutVertex(three, { ring: 0, vertex: 0 })).toBe(three);
    expect(withoutVertex(three, { ring: 1, vertex: 0 })).toEqual([three[0]]);
    expect(withoutVertex(three, { ring: 2, vertex: 0 })).toBe(three);
  });

  it('has the vertex that is nearest on the screen, within reach', () => {
    const pixel = ([lon, lat]: LonLat) => [lon * 10, lat * 10];
    expect(nearestVertex([SQUARE, HOLE], [13, 12], 12, pixel)).toEqual({ ring: 1, vertex: 0 });
    expect(nearestVertex([SQUARE, HOLE], [35, 8], 12, pixel)).toEqual({ ring: 0, vertex: 1 });
    expect(nearestVertex([SQUARE, HOLE], [70, 70], 12, pixel)).toBeNull();
    expect(nearestVertex([SQUARE], [0, 0], 12, () => null)).toBeNull();
  });
});

describe('steps', () => {
  const outline = (lon: number): Outline => [[[lon, 0]]];

  it('are taken back one by one, twenty at most', () => {
    const first: Steps = { now: null, past: [] };
    const after = Array.from({ length: 30 }, (_, lon) => outline(lon)).reduce(stepped, first);
    expect(after.past).toHaveLength(MOST_STEPS);
    let back = after;
    for (let step = 0; step < 40; step += 1) back = stepBack(back);
    expect(back).toEqual({ now: outline(9), past: [] });
  });

  it('an outline that is the same is no step, and nothing drawn yet is one to go back to', () => {
    const one = outline(1);
    const drawn = stepped({ now: null, past: [] }, one);
    expect(stepped(drawn, one)).toEqual(drawn);
    expect(stepBack(drawn)).toEqual({ now: null, past: [] });
  });
});

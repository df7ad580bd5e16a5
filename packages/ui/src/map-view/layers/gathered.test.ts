import { gatheredRadius } from '@fonte/contracts/programme/gathered';
import { describe, expect, it } from 'vitest';
import { gather, mayGather } from './gathered.ts';
import type { MapPoint } from '../map-model.ts';

const point = (id: string, region: string | undefined, situation: string | null = 'A'): MapPoint => ({
  id,
  at: [0, 0],
  situation,
  ...(region === undefined ? {} : { region }),
});
const many = (count: number, region: (at: number) => string | undefined): MapPoint[] =>
  Array.from({ length: count }, (_, at) => point(`p${at}`, region(at)));

describe('points from afar', () => {
  it('are gathered where they are many, of several regions', () => {
    expect(mayGather(many(61, (at) => (at === 60 ? 'MG' : 'GO')))).toBe(true);
  });

  it('stand each where they are few, of one region, or of none', () => {
    expect(mayGather(many(60, (at) => (at % 2 === 0 ? 'MG' : 'GO')))).toBe(false);
    expect(mayGather(many(500, () => 'GO'))).toBe(false);
    expect(mayGather(many(500, (at) => (at === 7 ? undefined : ['GO', 'MG'][at % 2])))).toBe(false);
    expect(mayGather([])).toBe(false);
  });
});

describe('the points of a region', () => {
  const points = [point('a', 'GO'), point('b', 'MG', 'B'), point('c', 'MG'), point('d', 'MG', null)];
  const places = [10, 20, 0, 0, 30, 60, 60, 30];

  it('are one in their middle, with how many of each situation there are, the largest region first', () => {
    expect(gather(points, places, new Set())).toEqual([
      {
        region: 'MG',
        count: 3,
        x: 30,
        y: 30,
        extent: [0, 0, 60, 60],
        parts: new Map([
          ['B', 1],
          ['A', 1],
          [null, 1],
        ]),
      },
      { region: 'GO', count: 1, x: 10, y: 20, extent: [10, 20, 10, 20], parts: new Map([['A', 1]]) },
    ]);
  });

  it('count only the situations that the legend shows; a region of which none is shown is not there', () => {
    const shown = gather(points, places, new Set(['A']));
    expect(shown.map(({ region, count, extent }) => [region, count, extent])).toEqual([
      ['MG', 2, [0, 0, 60, 30]],
    ]);
    expect(gather(points, places, new Set(['A', 'B', null]))).toEqual([]);
  });

  it('have a mark that grows slowly and has room for what it says', () => {
    expect([1, 10, 1000, 100_000].map(gatheredRadius)).toEqual([18, 20.5, 25.5, 30.5]);
  });
});

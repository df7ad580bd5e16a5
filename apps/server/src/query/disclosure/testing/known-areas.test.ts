import { describe, expect, it } from 'vitest';
import { certainByArea, type ToldGroup } from './known-areas.ts';

/** By trying every choice. */
function byTrying(areas: readonly number[], { count, sum }: ToldGroup, off: number) {
  const fits = Array.from({ length: 2 ** areas.length }, (_, choice) =>
    areas.map((_, at) => ((choice >> at) & 1) === 1),
  ).filter((chosen) => {
    const own = areas.filter((_, at) => chosen[at]);
    const total = own.reduce((all, area) => all + area, 0);
    return own.length === count && total * (1 + off) >= sum - 0.0051 && total * (1 - off) <= sum + 0.0051;
  });
  const all = (inside: boolean) =>
    areas.flatMap((_, at) => (fits.length > 0 && fits.every((chosen) => chosen[at] === inside) ? [at] : []));
  return { inside: all(true), outside: all(false) };
}

describe('who is in a group, by known areas', () => {
  it('is found where one choice only comes to the sum', () => {
    expect(certainByArea([10, 20, 40, 80], { count: 2, sum: 50 })).toEqual({
      inside: [0, 2],
      outside: [1, 3],
    });
  });

  it('is left open where several do', () => {
    expect(certainByArea([10, 20, 30, 40, 5], { count: 3, sum: 55 })).toEqual({
      inside: [4],
      outside: [],
    });
  });

  it('is nobody where none does', () => {
    expect(certainByArea([10, 20, 40, 80], { count: 2, sum: 55 })).toEqual({ inside: [], outside: [] });
  });

  it('is who is too large for the sum, however it deviates, and who has to be in it', () => {
    expect(certainByArea([10, 11, 12, 500], { count: 2, sum: 22 }, 0.05)).toEqual({
      inside: [],
      outside: [3],
    });
    expect(certainByArea([10, 11, 12, 500], { count: 2, sum: 512 }, 0.05)).toEqual({
      inside: [3],
      outside: [],
    });
  });

  it.each([0, 0.03])('is what trying every choice finds, of sums off by %s', (off) => {
    let state = 7;
    const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 60; round += 1) {
      const areas = Array.from(
        { length: 5 + (round % 6) },
        () => Math.round(Math.exp(3 * next()) * 100) / 100,
      );
      const count = 1 + Math.floor(next() * (areas.length - 1));
      const sum = areas.slice(0, count).reduce((all, area) => all + area * (1 + off * (2 * next() - 1)), 0);
      const told = { count, sum: Math.round(sum * 100) / 100 };
      expect([areas, told, certainByArea(areas, told, off)]).toEqual([
        areas,
        told,
        byTrying(areas, told, off),
      ]);
    }
  });
});

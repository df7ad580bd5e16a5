import { describe, expect, it } from 'vitest';
import { funnelOf, held, type Funnel, type Member } from './funnel.ts';

const member = (properties: number, planned: number, made: number, expected: number | null): Member => ({
  properties,
  planned,
  made,
  expected,
});

/** Eleven members of one stratum; the ninth has two properties. */
const MADE = [
  [10, 100, 95],
  [10, 100, 90],
  [10, 100, 92],
  [10, 100, 88],
  [10, 120, 100],
  [10, 100, 86],
  [10, 100, 60],
  [12, 144, 131],
  [2, 24, 10],
  [10, 110, 99],
  [11, 132, 118],
] as const;
const GROUP = MADE.map(([properties, planned, made]) =>
  member(properties, planned, made, (planned * 969) / 1130),
);
const funnel = funnelOf(GROUP);

describe('limits', () => {
  it('are those worked out with fifty decimals by another program (Python, decimal), the member with two properties left out of the dispersion', () => {
    expect(funnel.share).toBeCloseTo(0.857522123893805, 12);
    expect(funnel.phi).toBeCloseTo(0.485369088995692, 12);
    expect(funnel.telling).toBe(10);
    const limits = GROUP.map((one) => held(one, funnel));
    expect([limits[0]?.from, limits[0]?.to].map((one) => one?.toFixed(6))).toEqual([
      '73.107562',
      '98.396863',
    ]);
    expect([limits[4]?.from, limits[4]?.to].map((one) => one?.toFixed(6))).toEqual([
      '89.051135',
      '116.754175',
    ]);
    expect(limits.map(({ verdict }) => verdict)).toEqual([
      'within',
      'within',
      'within',
      'within',
      'within',
      'within',
      'farBelow',
      'within',
      'few',
      'within',
      'within',
    ]);
  });

  // Quantiles of 2.5 and 97.5, and of 0.1 and 99.9 per cent, added up term by term (Python, decimal and fractions): visits that come by chance, and visits each made or not.
  const BY_CHANCE: readonly (readonly [number, number, number, number, number, number])[] = [
    [50, 1, 37, 64, 30, 73],
    [100, 1, 81, 120, 71, 132],
    [300, 1, 267, 334, 248, 355],
    [90, 0.1, 84, 95, 80, 98],
    [216, 0.1, 207, 225, 201, 229],
    [240, 0.2, 226, 253, 218, 260],
  ];
  it.each(BY_CHANCE)(
    'of %d with a dispersion of %d are the exact ones within two visits',
    (expected, phi, low, high, lowest, highest) => {
      const of: Funnel = { share: 0.9, phi, telling: 9 };
      const at = (made: number) => held(member(20, expected * 2, made, expected), of);
      expect(Math.abs((at(0).from ?? 0) - low)).toBeLessThan(2);
      expect(Math.abs((at(0).to ?? 0) - high)).toBeLessThan(2);
      expect(
        [lowest - 2, lowest + 2, low + 2, high - 2, highest - 2, highest + 2].map((made) => at(made).verdict),
      ).toEqual(['farBelow', 'below', 'within', 'within', 'above', 'farAbove']);
    },
  );
});

describe('the dispersion', () => {
  const each = (made: readonly number[]) => made.map((one) => member(10, 100, one, 90));

  it('is not moved by how far off the farthest are, and by as many as two in ten', () => {
    const usual = [72, 80, 86, 90, 95, 100, 108, 88];
    const { phi } = funnelOf(each([...usual, 60, 62]));
    expect(funnelOf(each([...usual, 0, 10])).phi).toBe(phi);
  });

  it('is at least that of visits that have nothing to do with each other', () => {
    const { share, phi } = funnelOf(each(Array.from({ length: 10 }, () => 90)));
    expect([share, phi?.toFixed(12)]).toEqual([0.9, '0.100000000000']);
  });

  it('of a group that made all is nothing: who made as much is within, who made less is not', () => {
    const all = Array.from({ length: 10 }, () => member(10, 100, 100, 100));
    const of = funnelOf(all);
    expect(of).toEqual({ share: 1, phi: 0, telling: 10 });
    expect(held(all[0]!, of)).toEqual({ from: 100, to: 100, verdict: 'within' });
    expect(held(member(10, 100, 99, 100), of).verdict).toBe('farBelow');
  });
});

describe('without a verdict', () => {
  const few = (group: readonly Member[]) => new Set(group.map((one) => held(one, funnelOf(group)).verdict));

  it('are no group, and a group of one or four', () => {
    expect(funnelOf([])).toEqual({ share: null, phi: null, telling: 0 });
    for (const size of [1, 8]) {
      const group = GROUP.slice(0, size);
      expect(funnelOf(group)).toMatchObject({ phi: null, telling: size });
      expect(few(group)).toEqual(new Set(['few']));
      expect(held(GROUP[0]!, funnelOf(group))).toMatchObject({ from: null, to: null });
    }
  });

  it('is a group that made nothing', () => {
    const none = Array.from({ length: 10 }, () => member(10, 100, 0, 0));
    expect(funnelOf(none)).toMatchObject({ share: 0, phi: null });
    expect(few(none)).toEqual(new Set(['few']));
  });

  it('is who has four properties, nineteen planned visits, or nothing planned', () => {
    const verdictOf = (one: Member) => held(one, funnel).verdict;
    expect(verdictOf(member(5, 20, 25, 17))).toBe('above');
    expect(verdictOf(member(4, 20, 25, 17))).toBe('few');
    expect(verdictOf(member(5, 19, 24, 16))).toBe('few');
    expect(verdictOf(member(5, 0, 3, null))).toBe('few');
  });

  it('is whose limits begin at nothing, since nobody could be below', () => {
    const wide: Funnel = { share: 0.9, phi: 6, telling: 9 };
    expect(held(member(5, 24, 0, 22), wide)).toMatchObject({ from: 0, verdict: 'few' });
    expect(held(member(5, 27, 0, 24), wide).verdict).toBe('below');
  });
});

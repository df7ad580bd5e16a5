import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ExactSum } from './exact-sum.ts';

const sumOf = (...texts: string[]): ExactSum => {
  const sum = new ExactSum();
  for (const text of texts) sum.add(text);
  return sum;
};

it.each([
  [['0.1', '0.2'], '0.3'],
  [['12345678901234567890.12', '0.005'], '12345678901234567890.125'],
  [['1.50', '-1.5'], '0.00'],
  [['-0.01', '-7'], '-7.01'],
  [[], '0'],
])('adds %j to %s', (texts, sum) => {
  expect(sumOf(...texts).text).toBe(sum);
});

it.each([
  [['7'], 3, 6, '2.333333'],
  [['8'], 3, 6, '2.666667'],
  [['-8'], 3, 6, '-2.666667'],
  [['0.5'], 1, 0, '1'],
  [['-0.5'], 1, 0, '-1'],
  [['0.25', '0.25'], 4, 3, '0.125'],
])('divides %j among %d', (texts, count, decimals, mean) => {
  expect(sumOf(...texts).dividedBy(count, decimals)).toBe(mean);
});

it('adds cents as whole numbers do, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (cents) => {
      const text = (cent: number) =>
        `${cent < 0 ? '-' : ''}${Math.trunc(Math.abs(cent) / 100)}.${String(Math.abs(cent) % 100).padStart(2, '0')}`;
      const whole = cents.reduce((sum, cent) => sum + cent, 0);
      const there = sumOf(...cents.map(text));
      const back = sumOf(...cents.toReversed().map(text));
      expect(Number(there.text) * 100).toBeCloseTo(whole, 5);
      expect(back.text).toBe(there.text);
    }),
  );
});

it('takes nothing that is no decimal', () => {
  expect(() => sumOf('1e3')).toThrow('decimals');
  expect(() => sumOf('NaN')).toThrow('decimals');
});

import { expect, it } from 'vitest';
import { percentOf, roundingOfChart } from './percent.ts';

it('gives no percentage of nothing', () => {
  expect(percentOf(5, 7)).toBe(71.428571);
  expect(percentOf(1, 0)).toBeNull();
});

const chart = (...series: (number | null)[][]) => ({
  labels: ['Momento 1', 'Momento 2'],
  series: series.map((data, index) => ({ name: `${index}`, unidade: null, data })),
});

it.each([
  ['thirds', chart([1, 1], [1, 3], [1, 0]), 'dão 99,9% em Momento 1.'],
  ['of both', chart([1, 3], [1, 3], [1, 1]), 'dão 99,9% em Momento 1 e 100,1% em Momento 2.'],
  ['halves, and nothing', chart([1, 0], [1, 0]), null],
  ['what is not told', chart([1, null], [1, 3], [1, 0]), null],
])('%s: what the percentages of a chart come to', (_, drawing, said) => {
  expect(roundingOfChart(drawing)).toBe(
    said && `As porcentagens são arredondadas a uma casa: somadas como aparecem, ${said}`,
  );
});

import { expect, it } from 'vitest';
import { roundingOf } from './rounding.ts';

const parts = (...counts: number[]) => {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  return { percentages: counts.map((count) => (count / whole) * 100) };
};
const SAID = 'as porcentagens são arredondadas a uma casa: ';

it.each([
  [[1, 1, 1], '99,9%'],
  [[3, 3, 1], '100,1%'],
  [[1, 1, 2], null],
  [[10], null],
] as const)('%j, shown with one decimal each, come to %s', (counts, sum) => {
  expect(roundingOf([parts(...counts)])).toBe(sum && `${SAID}somadas como aparecem, dão ${sum}`);
});

it('names the wholes whose parts do not come to 100, and counts them where they are many', () => {
  const rows = [
    { name: 'Goiás', ...parts(1, 1, 1) },
    { name: 'Mato Grosso', ...parts(1, 1) },
    { name: 'Minas Gerais', ...parts(3, 3, 1) },
  ];
  expect(roundingOf(rows)).toBe(`${SAID}somadas como aparecem, dão 99,9% em Goiás e 100,1% em Minas Gerais`);
  expect(roundingOf([...rows, ...rows])).toBe(
    `${SAID}em 4 das 6 linhas, somadas como aparecem, não dão 100%`,
  );
});

it('says nothing of what is no whole', () => {
  expect(roundingOf([{ percentages: [66.66, 66.66] }, { percentages: [] }])).toBeNull();
});

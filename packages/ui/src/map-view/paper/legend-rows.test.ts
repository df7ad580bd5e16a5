import { expect, test } from 'vitest';
import { placeLegend } from './legend-rows.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    heading: index === 0 ? 'Situação das propriedades' : undefined,
    label: index === 1 ? 'Propriedades com um nome de classe que não cabe em uma linha' : `Classe ${index}`,
    count: '1.234',
  }));

test('rows stand one below the other, a long label on several lines', () => {
  const { rows: placed, shrink, line, end } = placeLegend(rows(3), { width: 62, height: 146 });
  expect(shrink).toBe(1);
  expect(placed.map(({ kind }) => kind)).toEqual(['heading', 'row', 'row', 'row']);
  const long = placed[2]!;
  expect(long.lines.length).toBeGreaterThan(1);
  expect(placed[3]!.y).toBeGreaterThanOrEqual(long.y + long.lines.length * line);
  expect(end).toBeLessThanOrEqual(146);
});

test('so many rows that they have no room become smaller until all of them have', () => {
  const { rows: placed, shrink, end, letters } = placeLegend(rows(60), { width: 62, height: 146 });
  expect(placed).toHaveLength(61);
  expect(shrink).toBeLessThan(1);
  expect(letters).toBeCloseTo(9 * shrink, 6);
  expect(end).toBeLessThanOrEqual(146.001);
});

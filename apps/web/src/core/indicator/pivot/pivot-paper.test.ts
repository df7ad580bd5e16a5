import { expect, it } from 'vitest';
import type { ViewResult } from '../asked/contract.ts';
import { NO_ROWS } from '../testing.ts';
import { partsOnPaper } from './pivot-paper.ts';

/** A table of so many columns of so many figures each, the last one their total. */
const tableOf = (columns: number, figures = 1, cell = '1.234'): ViewResult => {
  const names = Array.from({ length: columns * figures }, (_, at) => `S${at}`);
  return {
    ...NO_ROWS,
    series: names.map((name) => ({ name, unidade: 'un', id: 7, type: 'integer', keys: [] })),
    data: [Object.fromEntries(names.map((name) => [name, cell]))],
    dinamica: {
      niveis: [1],
      por: 'Mês',
      colunas: Array.from({ length: columns }, (_, at) => ({
        nome: at < columns - 1 ? `C${at}` : null,
        series: Array.from({ length: figures }, (__, place) => at * figures + place),
      })),
      total: {},
    },
  };
};
const partsOf = (result: ViewResult, head = 'jan. 2025') =>
  partsOnPaper(
    result,
    (cell) => String(cell ?? ''),
    () => head,
  );

it('a year of months with its total stands in one table', () => {
  const { parts, zoom } = partsOf(tableOf(13));
  expect(parts).toHaveLength(1);
  expect(zoom).toBeGreaterThan(0.9);
});

it('more columns than can be read stand in parts, each figure once and in its order', () => {
  const { parts, zoom } = partsOf(tableOf(51));
  expect(parts.flat()).toEqual(Array.from({ length: 51 }, (_, at) => at));
  const widths = parts.map(({ length }) => length);
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(widths.length);
  expect(zoom).toBeGreaterThanOrEqual(0.68);
});

it('figures of one column are not torn apart, and long ones make more parts', () => {
  const three = partsOf(tableOf(12, 3));
  expect(three.parts.every(({ length }) => length % 3 === 0)).toBe(true);
  const long = partsOf(tableOf(12, 3, '123.456.789.012,34'));
  expect(long.parts.length).toBeGreaterThan(three.parts.length);
});

it('long words of heads have their room, those of several words break', () => {
  const few = tableOf(13, 1, '12');
  const [long, several] = [partsOf(few, 'Bovinocultura'), partsOf(few, 'de gado e de leite')];
  expect([long.parts.length, several.parts.length]).toEqual([2, 1]);
  expect(several.zoom).toBeGreaterThan(0.85);
});

it('one column that is wider than the page is made small', () => {
  const { parts, zoom } = partsOf(tableOf(2, 20));
  expect(parts).toHaveLength(2);
  expect(zoom).toBeLessThan(0.68);
});

import { expect, test } from 'vitest';
import { isBrushable, keptOf } from './choice.ts';

test('marks are chosen where one column says what each is', () => {
  const by = { alias: 'propriedade', colname: 'uf', sort: null, filters: [] };
  const view = { type: 'column' as const, grouprow: [by], inline: false };
  expect(isBrushable(view)).toBe(true);
  expect(isBrushable({ ...view, grouprow: [by, by] })).toBe(false);
  expect(isBrushable({ ...view, inline: true })).toBe(false);
  expect(isBrushable({ ...view, type: 'table' })).toBe(false);
  expect(isBrushable({ ...view, type: 'pivot' })).toBe(false);
});

test('tables and pivot tables show the rows of a choice, charts keep the places of the whole', () => {
  const types = ['table', 'pivot', 'column', 'line', 'treemap', 'bigNumber'] as const;
  expect(types.filter((type) => keptOf({ type }) === 'rows')).toEqual(['table', 'pivot']);
});

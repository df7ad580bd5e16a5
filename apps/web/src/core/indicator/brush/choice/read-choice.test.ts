import { expect, test } from 'vitest';
import type { ViewResult } from '../../asked/contract.ts';
import { itemOf, NO_ROWS } from '../../testing.ts';
import { readChoice } from './read-choice.ts';

const STATES = ['GO', 'MG', 'MS'];
const result: ViewResult = {
  ...NO_ROWS,
  data: STATES.map(() => ({})),
  itens_search: STATES.map((value, index) => ({
    ...itemOf(index, value),
    keys: [{ alias: 'propriedade', colname: 'uf', type: 'varchar', operator: '=' as const, value: [value] }],
  })),
  rowCount: 3,
};
const read = (marks: string[], single: boolean) =>
  readChoice(result, { view: 0, marks: marks.map((mark) => [mark]) }, single, (count) => `e mais ${count}`);

test('a choice in an address is a condition of the other cards, and words', () => {
  expect(read(['MG', 'GO'], false)).toMatchObject({
    filters: [{ operator: '=', value: ['GO', 'MG'] }],
    words: 'GO, MG',
  });
  expect(read(['BA'], false)).toBeNull();
});

test('who only observes has one mark of it, whatever the address says: sums of several would tell what is hidden', () => {
  expect(read(['MG', 'GO'], true)).toMatchObject({
    filters: [{ operator: '=', value: ['GO'] }],
    words: 'GO',
  });
});

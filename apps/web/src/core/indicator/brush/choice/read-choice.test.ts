import { expect, test } from 'vitest';
import type { ViewResult } from '../../asked/contract.ts';
import { readChoice } from './read-choice.ts';

const STATES = ['GO', 'MG', 'MS'];
const result: ViewResult = {
  series: [],
  data: STATES.map(() => ({})),
  groupby: [],
  itens_search: STATES.map((value, index) => ({
    keys: [{ alias: 'propriedade', colname: 'uf', type: 'varchar', operator: '=' as const, value: [value] }],
    value,
    valueData: [value],
    index,
    primary: value,
    secondary: null,
    indicador: null,
  })),
  percent: null,
  totals: [],
  rowCount: 3,
  dados_ate: null,
  carga: null,
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

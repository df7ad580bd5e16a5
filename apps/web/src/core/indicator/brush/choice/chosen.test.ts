import { expect, test } from 'vitest';
import type { ViewResult } from '../../asked/contract.ts';
import type { Mark } from './choice.ts';
import { choiceFilters, choiceWords, chosenItems } from './chosen.ts';

const column = { alias: 'propriedade', colname: 'uf', type: 'varchar' };
const item = (index: number, value: string | null, label = value ?? 'Não informado') => ({
  keys: [
    value === null
      ? { ...column, operator: 'null' as const, value: null }
      : { ...column, operator: '=' as const, value: [value] },
  ],
  value: label,
  valueData: [value],
  index,
  primary: label,
  secondary: null,
  indicador: null,
});
const OTHERS = {
  ...item(9, null, 'Outros (4)'),
  valueData: [null, 'outros'],
  keys: [{ ...column, operator: '!=' as const, value: ['GO', 'MG'] }],
};
const resultOf = (items: ViewResult['itens_search']): ViewResult => ({
  series: [],
  data: items.map(() => ({})),
  groupby: [],
  itens_search: items,
  percent: null,
  totals: [],
  rowCount: items.length,
  dados_ate: null,
  carga: null,
});

const filters = (items: ViewResult['itens_search'], marks: Mark[]) => {
  const result = resultOf(items);
  return choiceFilters(result, chosenItems(result, marks)).map(({ operator, value }) => [operator, value]);
};

const STATES = [item(0, 'GO'), item(1, 'MG'), item(2, 'MS'), item(3, null)];
const CUT = [item(0, 'GO'), item(1, 'MG'), OTHERS];

test.each<[string, ViewResult['itens_search'], Mark[], unknown[]]>([
  ['some', STATES, [['MS'], ['GO']], [['=', ['GO', 'MS']]]],
  ['what is not known', STATES, [[null]], [['null', null]]],
  ['what is not known with others: all but the rest', STATES, [[null], ['GO']], [['!=', ['MG', 'MS']]]],
  ['all', STATES, [['GO'], ['MG'], ['MS'], [null]], []],
  ['all that is known', STATES, [['GO'], ['MG'], ['MS']], [['=', ['GO', 'MG', 'MS']]]],
  ['none', STATES, [], []],
  ['what is not there any more', STATES, [['BA']], []],
  ["'Outros'", CUT, [[null, 'outros']], [['!=', ['GO', 'MG']]]],
  ["'Outros' with one that is shown", CUT, [[null, 'outros'], ['GO']], [['!=', ['MG']]]],
  [
    "'Outros' where what is not known stands for itself",
    [...CUT.slice(0, 2), item(2, null), { ...OTHERS, index: 3 }],
    [[null, 'outros'], ['GO']],
    [
      ['!=', ['MG']],
      ['not_null', null],
    ],
  ],
  [
    "what is not known, with one, beside 'Outros': nothing says that, and it is left out",
    [...CUT.slice(0, 2), item(2, null), { ...OTHERS, index: 3 }],
    [[null], ['GO']],
    [['=', ['GO']]],
  ],
])('the conditions of %s', (_, items, marks, conditions) => {
  expect(filters(items, marks)).toEqual(conditions);
});

test('the words of a choice stand in the order of its chart, and end', () => {
  const result = resultOf([...STATES, item(4, 'BA')]);
  const words = (marks: Mark[]) => choiceWords(chosenItems(result, marks), (count) => `e mais ${count}`);
  expect(words([['MS'], ['GO']])).toBe('GO, MS');
  expect(words([['BA'], [null], ['MS'], ['GO'], ['MG']])).toBe('GO, MG, MS e mais 2');
});

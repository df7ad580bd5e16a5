import { CATALOGUE } from '@fonte/formula/testing';
import { describe, expect, test } from 'vitest';
import {
  afterColon,
  formulaCompletion,
  formulaTokens,
  lineOf,
  operatorNames,
  withoutProposal,
  withoutStrayTriggers,
} from './editor-language.ts';

const words = {
  column: '@ Colunas',
  indicator: '# Indicadores',
  operator: '! Operadores',
  dimension: '$ Dimensões',
  count: (shown: number, total: number) => `${shown} de ${total}`,
};
const at = (text: string) => formulaCompletion(text.replace('|', ''), text.indexOf('|'), CATALOGUE, words);

describe('suggestions', () => {
  test('the four triggers open four lists', () => {
    expect(['@|', '#|', '!|', '$|'].map((text) => at(text)?.title)).toEqual([
      '@ Colunas',
      '# Indicadores',
      '! Operadores',
      '$ Dimensões',
    ]);
  });
  test('without a trigger there is none', () => {
    expect(at('SUM(|')).toBeNull();
  });
  test('say how many there are', () => {
    expect(at('SUM(@area|')).toMatchObject({ count: '1 de 1', kind: 'column', from: 4 });
  });
  test('an operator brings its parentheses, unless one stands there already', () => {
    expect(at('!CONT|')?.options[0]).toMatchObject({
      label: 'COUNT (CONTAGEM)',
      apply: 'COUNT(',
      after: ')',
    });
    const open = at('!CONT|(x)')?.options[0];
    expect(open?.apply).toBe('COUNT');
    expect(open).not.toHaveProperty('after');
  });
  test('a name with a sign of the language is quoted', () => {
    expect(at('@vlr ra|')?.options[0]?.apply).toBe('@"vlr ração (concentrado)"');
  });
});

test('tokens: references by their kind, operators by their word', () => {
  expect(formulaTokens('SUM(@a) / #b').map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['operator', 0, 3],
    ['column', 4, 6],
    ['indicator', 10, 12],
  ]);
});

test.each([
  ['@@area', '@area'],
  ['@(@area)', '(@area)'],
  ['$($data)', '($data)'],
  ['SUM(@"a@@b")', 'SUM(@"a@@b")'],
  ["SE(@x = '$(', 1)", "SE(@x = '$(', 1)"],
  ['#Margem', '#Margem'],
])('%s is cleaned to %s', (typed, clean) => {
  expect(withoutStrayTriggers(typed)).toBe(clean);
});

test('a problem is told with its line, without its proposal, with a small first letter', () => {
  expect(lineOf('a\nb\nc', 3)).toBe(2);
  expect(withoutProposal('A coluna “x” não existe. Você quis dizer y?')).toBe('A coluna “x” não existe');
  expect(afterColon('A coluna “x” não existe.')).toBe('a coluna “x” não existe');
  expect(afterColon('SUM está dentro de AVG')).toBe('SUM está dentro de AVG');
});

test('the help names the seven operators with their labels', () => {
  for (const name of [
    'SUM (SOMA)',
    'AVG (MÉDIA)',
    'MIN (MÍNIMO)',
    'MAX (MÁXIMO)',
    'COUNT (CONTAGEM)',
    'NULLIF',
    'DIVANO365',
  ])
    expect(operatorNames()).toContain(name);
});

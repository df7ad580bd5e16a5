import { parse, readFormula } from '@fonte/formula';
import { expect, it } from 'vitest';
import { formulaNames, toMeasure } from '../../../query/formula/index.ts';
import { nullWords } from './words.ts';

const EQUAL = 'Uma comparação não vale onde falta um dos lados.';
const DIFFERENT = 'O que falta é diferente de todo valor: ali “<>” e NÃO valem, como o filtro “Diferente”.';
const COUNTS = 'Onde não há linhas, a contagem é 0.';

it.each([
  ['COUNT(SE(@a = 1; 1))', [COUNTS, EQUAL]],
  ['COUNT(SE(IN(@a; 1; 2); 1))', [COUNTS, EQUAL]],
  ['COUNT(SE(@a <> 1; 1))', [COUNTS, DIFFERENT]],
  ['COUNT(SE(NÃO(@a = 1); 1))', [COUNTS, DIFFERENT, EQUAL]],
])('the sheet tells how %s takes what is not known', (text, told) => {
  expect(nullWords(parse(text).tree!)).toEqual(told);
});

it.each([
  ['SUM(@a) − SUM(@b)', true],
  ['SUM(@a − @b)', true],
  ['AVG(@a − @b)', false],
  ['AVG(@a) − AVG(@b)', false],
  ['100 − SUM(@a)', false],
  ['COMPLETO(SUM(@a) − SUM(@b))', false],
  ['COUNT(@a) − COUNT(@b)', false],
])('the sheet tells whether a part that is missing in %s counts as nothing', (text, fills) => {
  const names = formulaNames([]);
  const { tree } = readFormula(
    text.replaceAll('@a', '@Área total').replaceAll('@b', '@Área degradada'),
    names.catalogue,
  );
  const measure = toMeasure(tree!, { names, indicator: () => undefined });
  expect(measure.problems).toEqual([]);
  const told = nullWords(tree!, measure.fills).some((line) =>
    line.startsWith('Numa soma ou diferença, a parcela de SUM'),
  );
  expect(told).toBe(fills);
});

it('refuses sums within products of sums that no statement could hold', () => {
  const names = formulaNames([]);
  const [a, b] = ['SUM(@Área total)', 'SUM(@Área degradada)'];
  let text = `(${a} − ${b})`;
  for (let depth = 0; depth < 20; depth++) text = `(${a} − 2 × ${text})`;
  // Constant factors keep one chain an amount; the statement would double at each step.
  const { tree, problems } = readFormula(text, names.catalogue);
  expect(problems).toEqual([]);
  const read = toMeasure(tree!, { names, indicator: () => undefined });
  expect(read.problems.map(({ name }) => name)).toEqual(['tooLarge']);
});

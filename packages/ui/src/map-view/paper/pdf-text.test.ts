import { expect, test } from 'vitest';
import { linesOf, numberWidth, pdfString, sizeThatFits } from './pdf-text.ts';

test.each([
  ['São João (GO)', String.raw`(São João \(GO\))`],
  ['a\\b', String.raw`(a\\b)`],
  ['1,5\u00a0km² · “x” – y…', '(1,5 km² · \u0093x\u0094 \u0096 y\u0085)'],
  ['e\u0301', '(é)'],
  ['日\n🌳', '(???)'],
])('%j is %j', (text, written) => expect(pdfString(text)).toBe(written));

test('numbers are as wide as their signs', () => {
  expect(numberWidth('1.234', 10)).toBeCloseTo(4 * 5.56 + 2.78, 6);
});

test('a long title becomes smaller, a short one not larger', () => {
  expect(sizeThatFits('Mapa', 18, 500)).toBe(18);
  expect(sizeThatFits('x'.repeat(100), 18, 540)).toBeCloseTo(10, 6);
});

test('lines hold whole words', () => {
  // Room for ten letters.
  expect(linesOf('Ativa em  atendimento', 10, 54)).toEqual(['Ativa em', 'atendimento']);
  expect(linesOf('', 10, 54)).toEqual([]);
});

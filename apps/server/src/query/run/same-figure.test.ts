import { expect, it } from 'vitest';
import type { DetailPart } from '../ask/answer.ts';
import { rowsAgree } from './same-figure.ts';

const part = (figure: string | null): DetailPart => ({
  key: '0',
  label: 'x',
  kind: 'sum',
  rowCount: 1,
  all: 1,
  figure,
});

it.each([
  [12, '12', true],
  ['12.50', '12.5', true],
  ['0.990', '0.99', true],
  ['-0', '0', true],
  ['-3.10', '-3.1', true],
  ['12345678901234567890.12', '12345678901234567890.12', true],
  ['12345678901234567890.12', '12345678901234567890.13', false],
  [27, '26', false],
  [0, null, true],
  [null, null, true],
  [1, null, false],
  ['2025-03-01', '2025-03-01', true],
])('a figure of %s over rows that come to %s: %s', (figure, rows, agree) => {
  expect(rowsAgree(figure, { single: true, parts: [part(rows)] })).toBe(agree);
});

it('says nothing of a ratio, whose parts are told', () => {
  expect(rowsAgree('0.5', { single: false, parts: [part('1'), part('2')] })).toBeNull();
  expect(rowsAgree('0.5', { single: false, parts: [part('1')] })).toBeNull();
});

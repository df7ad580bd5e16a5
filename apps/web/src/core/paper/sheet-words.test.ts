import { expect, test } from 'vitest';
import { monthWords, sheetWords } from './sheet-words.ts';

test('the month is that of the last data, within the year that is looked at', () => {
  expect(monthWords('2025-10-13', 2025)).toBe('outubro de 2025');
  expect(monthWords('2025-10-13', null)).toBe('outubro de 2025');
  expect(monthWords('2025-10-13', 2023)).toBe('2023');
  expect(monthWords(null, null)).toBe('');
});

test('what has no value drops with its separator', () => {
  expect(sheetWords('Relatório mensal · {lugar} · {mes}', { lugar: 'Goiás', mes: '' })).toBe(
    'Relatório mensal · Goiás',
  );
});

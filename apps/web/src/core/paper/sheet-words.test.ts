import { expect, test } from 'vitest';
import { monthWords, sheetWords } from './sheet-words.ts';

test('the month is that of the last data, within the year that is looked at', () => {
  expect(monthWords('2025-10-13', 2025)).toBe('outubro de 2025');
  expect(monthWords('2025-10-13', null)).toBe('outubro de 2025');
  expect(monthWords('2025-10-13', 2023)).toBe('2023');
  expect(monthWords(null, null)).toBe('');
});

test('the month is that of the reader, and the words between the places are said by who says them', () => {
  expect(monthWords('2025-10-13', 2025, 'en')).toBe('October 2025');
  const said = sheetWords(
    'Relatório mensal · {lugar} · {mes}',
    { lugar: 'Goiás', mes: 'May 2025' },
    () => 'Monthly report',
  );
  expect(said).toBe('Monthly report · Goiás · May 2025');
});

test('what has no value drops with its separator', () => {
  expect(sheetWords('Relatório mensal · {lugar} · {mes}', { lugar: 'Goiás', mes: '' })).toBe(
    'Relatório mensal · Goiás',
  );
});

import { expect, test } from 'vitest';
import { sheetNames } from './sheet-names.ts';

test.each([
  [
    ['Visitas', 'visitas', 'VISITAS'],
    ['Visitas', 'visitas (2)', 'VISITAS (3)'],
  ],
  [['Receita/despesa: [R$]?'], ['Receita despesa R$']],
  [["'Leite'"], ['Leite']],
  [
    ['', '   '],
    ['Folha', 'Folha (2)'],
  ],
  [['History'], ['History (2)']],
])('%j', (titles, names) => {
  expect(sheetNames(titles)).toEqual(names);
});

test('long names are cut to 31 units, whole letters, and stay apart', () => {
  const long = 'Propriedades com práticas de conservação 😀';
  const names = sheetNames([long, long, `${'x'.repeat(30)}😀`]);
  for (const name of names) {
    expect(name.length).toBeLessThanOrEqual(31);
    expect(name.isWellFormed?.() ?? true).toBe(true);
  }
  expect(new Set(names).size).toBe(3);
  expect(names[1]).toMatch(/ \(2\)$/);
});

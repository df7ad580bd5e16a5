import { expect, test } from 'vitest';
import { crossChoices, crossColumn, crossDimensions, crossValue, offeredAgain } from './cross-columns.ts';

const field = (alias: string, colname: string, type: string, description: string) => ({
  nspname: 'programa',
  relname: alias,
  alias,
  colname,
  type,
  description,
});

test('dates are offered by their parts, other columns as they are', () => {
  const choices = crossChoices(
    [field('propriedade', 'uf', 'varchar', 'UF'), field('tempo', 'data', 'date', 'Data de cada fato')],
    (dimension) => ({ propriedade: 'Propriedade', tempo: 'Tempo' })[dimension] ?? '',
  );
  expect(choices[0]?.label).toBe('Propriedade: UF');
  expect(choices[2]?.label).toBe('Tempo: Data de cada fato (mês e ano)');
  expect(choices.map(({ value }) => value)).toEqual([
    'propriedade.uf',
    'tempo.data YYYY',
    'tempo.data MM YYYY',
    'tempo.data MM',
  ]);
});

test('what the address says is the column that is asked for, and nothing else is', () => {
  for (const value of ['propriedade.uf', 'tempo.data MM YYYY'])
    expect(crossValue(crossColumn(value) ?? { alias: '', colname: '' })).toBe(value);
  for (const value of ['', 'uf', 'a.b;c', '"a"."b"', 'a.b x']) expect(crossColumn(value)).toBeNull();
});

test('time and the property are always there, once', () => {
  const view = { dimensoes: [{ id: 'tempo', nome: 'Tempo' }], grouprow: [] };
  expect(crossDimensions(view)).toEqual(['tempo', 'propriedade']);
});

test('tables of before are offered once, not the one that is shown, nor what this view has no columns for', () => {
  const [uf, year, basin] = [
    { alias: 'propriedade', colname: 'uf' },
    { alias: 'tempo', colname: 'data', dateFormat: 'YYYY' },
    { alias: 'bacia', colname: 'nome', dateFormat: null },
  ];
  const choices = ['propriedade.uf', 'tempo.data YYYY'].map((value) => ({ value, label: value }));
  const made = [
    { rows: [uf], columns: [year] },
    { rows: [uf], columns: [] },
    { rows: [basin], columns: [] },
    { rows: [uf], columns: [] },
  ];
  const shown = { rows: ['propriedade.uf'], columns: ['tempo.data YYYY'] };
  expect(offeredAgain(made, choices, shown)).toEqual([{ rows: ['propriedade.uf'], columns: [] }]);
  expect(offeredAgain(made, choices, { rows: [], columns: [] })).toHaveLength(2);
});

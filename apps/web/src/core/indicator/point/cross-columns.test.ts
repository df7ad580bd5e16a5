import { expect, test } from 'vitest';
import { crossChoices, crossColumn, crossDimensions, crossValue } from './cross-columns.ts';

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

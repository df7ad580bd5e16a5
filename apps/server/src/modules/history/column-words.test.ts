import type { DiffRow } from '@fonte/contracts/routes/history';
import { expect, it } from 'vitest';
import { columnWords } from './column-words.ts';

const change = (table_name: DiffRow['table_name'], diff: DiffRow['diff']): DiffRow => ({
  id: 1,
  type: Array.isArray(diff) ? 'UPDATE' : 'ADD',
  key: '1',
  key_name: 'id',
  table_name,
  date: '2025-10-13',
  cod_propriedade: null,
  diff,
});

it('says each column once, by its name, with what its codes mean', () => {
  const updates = [{ key: 'situacao', oldValue: 'a_ematend', value: 'a_concluida' }];
  const told = columnWords([
    change('propriedade', updates),
    change('propriedade', updates),
    change('visita', { conta: false, coluna_de_antes: 1 }),
  ]);
  expect(told.map(({ tabela, coluna, nome }) => [tabela, coluna, nome])).toEqual([
    ['propriedade', 'situacao', 'Situação'],
    ['visita', 'conta', expect.stringMatching(/^[A-Z]/)],
    // One that the model no longer has.
    ['visita', 'coluna_de_antes', 'coluna_de_antes'],
  ]);
  expect(told[0]?.palavras).toMatchObject({ a_concluida: 'Ativa concluida' });
  expect(told[1]?.palavras).toEqual({ true: 'Sim', false: 'Não' });
  expect(told[2]).not.toHaveProperty('palavras');
});

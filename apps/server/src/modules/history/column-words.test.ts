import type { DiffRow } from '@fonte/contracts/routes/history';
import { expect, it } from 'vitest';
import { columnWords } from './column-words.ts';

const change = (table_name: DiffRow['table_name'], diff: DiffRow['diff']): DiffRow => ({
  id: 1,
  type: Array.isArray(diff) ? 'UPDATE' : 'ADD',
  key: '1',
  key_name: table_name === 'visita' ? 'id_visita' : 'cod_propriedade',
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
    change('visita', { conta: false, coluna_de_antes: 1, dt_visita: '2025-10-13', duracao_min: 90 }),
  ]);
  expect(told.map(({ tabela, coluna, nome }) => [tabela, coluna, nome])).toEqual([
    ['propriedade', 'cod_propriedade', 'Código'],
    ['propriedade', 'situacao', 'Situação'],
    ['visita', 'id_visita', 'Id da visita'],
    ['visita', 'conta', expect.stringMatching(/^[A-Z]/)],
    // One that the model no longer has.
    ['visita', 'coluna_de_antes', 'coluna_de_antes'],
    ['visita', 'dt_visita', 'Data'],
    ['visita', 'duracao_min', 'Duração (min)'],
  ]);
  const of = (name: string) => told.find(({ coluna }) => coluna === name);
  expect(of('situacao')?.palavras).toMatchObject({ a_concluida: 'Ativa concluida' });
  expect(of('conta')?.palavras).toEqual({ true: 'Sim', false: 'Não' });
  expect(of('coluna_de_antes')).not.toHaveProperty('palavras');
  expect(told.flatMap(({ coluna, tipo }) => (tipo ? [[coluna, tipo]] : []))).toEqual([['dt_visita', 'date']]);
});

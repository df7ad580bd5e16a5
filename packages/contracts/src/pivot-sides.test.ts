import { expect, test } from 'vitest';
import { view, type ViewInput } from './view.ts';

const UF = { alias: 'propriedade', colname: 'uf' };
const CITY = { alias: 'propriedade', colname: 'municipio' };
const YEAR = { alias: 'tempo', colname: 'ano' };
const pivoted: ViewInput = {
  title: 'Visitas',
  subtitle: 'Teste',
  type: 'pivot',
  indicadores: [{ id: 1 }],
  dimensoes: [{ id: 'propriedade', nome: 'Propriedade' }],
  grouprow: [UF, CITY, YEAR],
  pivot: { across: 'tempo.ano', folded: true },
};
const faults = (more: Partial<ViewInput>) =>
  view
    .safeParse({ ...pivoted, ...more })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a pivot table has rows, and a column that is one of the view', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ pivot: {} })).toEqual([]);
  expect(faults({ grouprow: [YEAR] })).toEqual([
    'grouprow: A tabela dinâmica precisa de ao menos uma coluna nas linhas',
  ]);
  expect(faults({ pivot: { across: 'propriedade.bacia' } })).toEqual([
    'pivot: O que vai nas colunas não é uma coluna da visão',
  ]);
  const five = ['a', 'b', 'c', 'd', 'e'].map((colname) => ({ alias: 'propriedade', colname }));
  expect(faults({ grouprow: [...five, YEAR] })).toEqual(['grouprow: Nas linhas cabem no máximo 4 colunas']);
});

test('it is nothing that other types are, and no other type is one', () => {
  const split = { splitSerie: 'programa.propriedade|propriedade.uf|varchar' };
  const others: Partial<ViewInput>[] = [
    { inline: true },
    { splitStack: true },
    { top: 5 },
    { compare: true },
    split,
    { indicadores: [{ id: 1, ...split }] },
  ];
  for (const one of others)
    expect(faults(one)).toEqual([expect.stringMatching(/^pivot: Uma tabela dinâmica não é/)]);
  expect(faults({ pivot: null })).toEqual(['pivot: Obrigatório']);
  expect(faults({ type: 'table' })).toEqual([
    'pivot: Linhas e colunas de tabela dinâmica são só do tipo “Tabela dinâmica”',
  ]);
  const look = { reference: { kind: 'mean' as const } };
  expect(faults({ look })).toEqual(['look.reference: A linha de referência é de linhas, barras e colunas']);
  const rules = [{ when: '>=' as const, value: 1, tone: 'info' as const, word: 'Alto' }];
  expect(faults({ look: { rules } })).toEqual([]);
});

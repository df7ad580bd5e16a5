import type { ReportAnswer, RowCondition } from '@fonte/contracts';
import { addressOf } from '@fonte/contracts';
import { report } from '@fonte/contracts/endpoints/reports';
import { expect, test } from 'vitest';
import { pageAsked, wholeAsked } from '../report/answer/report-calls.ts';
import { askedWhole, pageOfKept, type RowsAsked } from './kept-rows.ts';

const ROWS = [
  { nome: 'Sítio Água Boa', visitas: 14, faltam: '1.6', atrasada: false, ultima: '2025-10-10' },
  { nome: 'Fazenda Dois Ipês', visitas: 6, faltam: '4', atrasada: true, ultima: '2025-08-26' },
  { nome: 'Chácara Olho d’Água', visitas: 0, faltam: '10', atrasada: true, ultima: null },
];
const WHOLE = {
  thead: ['nome', 'visitas', 'faltam', 'atrasada', 'ultima'].map((field) => ({ field })),
  tbody: ROWS,
  tfoot: { nome: 'Total' },
  total: 3,
} as unknown as ReportAnswer;

const page = (asked: Partial<RowsAsked>) => pageOfKept(WHOLE, { page: 1, pageSize: 20, ...asked });
const names = (asked: Partial<RowsAsked>) =>
  page(asked).tbody.map(({ nome }) => String(nome).split(' ').at(-1));

test('a page of all rows as they came, with how many there are', () => {
  expect(page({ pageSize: 2, page: 2 })).toMatchObject({
    total: 3,
    totalPagina: 2,
    tfoot: { nome: 'Total' },
  });
  expect(names({ pageSize: 2, page: 2 })).toEqual(['d’Água']);
});

test.each<[string, string[]]>([
  ['visitas', ['d’Água', 'Ipês', 'Boa']],
  // As numbers, not as texts.
  ['-faltam', ['d’Água', 'Ipês', 'Boa']],
  ['nome', ['d’Água', 'Ipês', 'Boa']],
  // What is missing stands last, either way.
  ['ultima', ['Ipês', 'Boa', 'd’Água']],
  ['-ultima', ['Boa', 'Ipês', 'd’Água']],
])('in the order of %s', (ordem, expected) => {
  expect(names({ ordem })).toEqual(expected);
});

test('a search is for what some column contains, whatever its accents', () => {
  expect(names({ busca: ' agua ' })).toEqual(['Boa', 'd’Água']);
  expect(page({ busca: 'agua' })).toMatchObject({ total: 2, todas: 3, tfoot: null });
  expect(names({ busca: 'sim' })).toEqual(['Ipês', 'd’Água']);
});

test.each<[RowCondition, string[]]>([
  [{ campo: 'atrasada', operador: '=', valor: 'Sim' }, ['Ipês', 'd’Água']],
  [{ campo: 'visitas', operador: '=', valor: 0 }, ['d’Água']],
  [{ campo: 'visitas', operador: '=', valor: [0, 14] }, ['Boa', 'd’Água']],
  [{ campo: 'visitas', operador: '!=', valor: [0, 14] }, ['Ipês']],
  [{ campo: 'faltam', operador: '>', valor: 4 }, ['d’Água']],
  [{ campo: 'faltam', operador: '>=', valor: '4' }, ['Ipês', 'd’Água']],
  [{ campo: 'faltam', operador: '<', valor: 4 }, ['Boa']],
  [{ campo: 'ultima', operador: '<=', valor: '2025-08-26' }, ['Ipês']],
  [{ campo: 'nome', operador: 'contains', valor: 'AGUA' }, ['Boa', 'd’Água']],
  [{ campo: 'nome', operador: 'not_contains', valor: 'agua' }, ['Ipês']],
  [{ campo: 'nome', operador: 'starts', valor: 'faz' }, ['Ipês']],
  [{ campo: 'nome', operador: 'ends', valor: 'boa' }, ['Boa']],
  [{ campo: 'ultima', operador: 'null' }, ['d’Água']],
  [{ campo: 'ultima', operador: 'not_null' }, ['Boa', 'Ipês']],
])('narrowed by %o', (condition, expected) => {
  expect(names({ filtros: [condition] })).toEqual(expected);
});

test('whatever page is asked for, all rows are found under the address that they were kept under', () => {
  const filters = { ano: null, uf: 'GO', moreFilter: "cod_propriedade = '52'" };
  const kept = addressOf(report, { query: wholeAsked(1, filters) });
  for (const list of [
    {},
    { ordem: '-visitas', busca: 'agua', filtros: [{ campo: 'visitas', operador: '=' as const, valor: 0 }] },
  ])
    expect(addressOf(report, { query: askedWhole(pageAsked(1, filters, list, 3)) })).toBe(kept);
});

import { expect, test } from 'vitest';
import { footCells } from './foot-cells.ts';

const COLUMNS = [
  { field: 'codigo', computedWidth: 90 },
  { field: 'nome', computedWidth: 200, align: 'left' as const },
  { field: 'uf', computedWidth: 60 },
  { field: 'faltam', computedWidth: 80, align: 'right' as const },
  { field: 'ultima', computedWidth: 100, align: 'right' as const },
];
const drawn = (total: Record<string, string | null>) =>
  footCells(COLUMNS, total).map(({ cell, width }) => [cell, width]);

test('what a row is the total of has the room of the empty cells after it, and figures stay under their heads', () => {
  expect(drawn({ codigo: 'Total de 59 propriedades', nome: '', uf: null, faltam: '118' })).toEqual([
    ['Total de 59 propriedades', 350],
    ['118', 80],
    ['', 100],
  ]);
});

test('the row is as wide as its columns wherever the words stand', () => {
  expect(drawn({ nome: 'Total', faltam: '3', ultima: '4' })).toEqual([
    ['', 90],
    ['Total', 260],
    ['3', 80],
    ['4', 100],
  ]);
});

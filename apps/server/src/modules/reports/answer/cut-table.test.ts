import { expect, it } from 'vitest';
import { countColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { cutOf } from './cut-table.ts';

const plan = { measures: { visitas: 'visitas' }, by: ['uf'] };
const thead = [groupColumn('uf', 'UF'), countColumn('visitas', 'Visitas')];
const rows = [
  ['GO', 5],
  ['MG', 9],
  ['MS', 7],
] as const;
const drawing = {
  thead,
  tbody: rows.map(([uf, visitas]) => ({ uf, visitas })),
  keys: rows.map(([uf]) => ({ uf })),
};

it('keeps the largest rows and asks for the others together', () => {
  const cut = cutOf(plan, drawing, 2);
  expect([cut?.kept, cut?.labels]).toEqual([[1, 2], { uf: 'Outros estados (1)' }]);
  expect(cutOf(plan, drawing, 3)).toBeUndefined();
});

it('leaves a table whole that has several rows of a state: they are no parts of one figure', () => {
  const twice = {
    thead,
    tbody: [...drawing.tbody, ...drawing.tbody],
    keys: ['propriedades', 'visitas'].flatMap((idColuna) =>
      drawing.keys.map((key) => ({ ...key, idColuna })),
    ),
  };
  expect(cutOf(plan, twice, 2)).toBeUndefined();
});

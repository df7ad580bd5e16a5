import { CROSS_TABLE_LIMIT } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { formulaNames } from '../../../query/formula/index.ts';
import { IndicatorBook } from '../book/book.ts';
import { askedOf, basePlan, type Question } from './ask.ts';
import { assertPivotSize } from './pivot.ts';

const FORMULA = 'COUNT(@Id da visita de visita)';
const BOOK = new IndicatorBook(formulaNames([]), [
  {
    id: 7,
    versao: 1,
    nome_indicador: 'Visitas',
    data_type: 'integer',
    unidade: 'un',
    formula_plain: FORMULA,
    formula_struct: FORMULA,
    significado: null,
    atualizado_em: '',
    atualizado_por: null,
  },
]);
const group = (alias: string, colname: string) => ({
  alias,
  colname,
  sort: null,
  dateFormat: null,
  filters: [],
});
const QUESTION: Question = {
  indicadores: [1, 2].map(() => ({ id: 7, visible: true, sort: null, splitFilters: [] })),
  grouprow: [group('propriedade', 'cod_propriedade'), group('propriedade', 'uf')],
  inline: false,
  filters: [],
  splitSerie: null,
  splitFilters: [],
  splitStack: false,
  pivot: { across: 'propriedade.uf' },
  ano: [],
  uf: [],
  limit: -1,
};

it('asks no more rows than a table may have figures: of more it is only told that there are', () => {
  expect(basePlan(askedOf(BOOK, QUESTION)).limit).toBe(CROSS_TABLE_LIMIT);
  expect(basePlan(askedOf(BOOK, { ...QUESTION, pivot: null })).limit).toBe(-1);
});

it('counts the columns of totals, and rows where an observer is told of no column', async () => {
  const access = { profile: 'administrador', uf: null, cpf: null } as const;
  const size = (down: number, members: number) =>
    assertPivotSize(askedOf(BOOK, QUESTION), { rowCount: down }, access, () =>
      Promise.resolve({ rowCount: members }),
    );
  // Two indicators under each of four columns and under 'Total'.
  await expect(size(CROSS_TABLE_LIMIT / 10, 4)).resolves.toBeUndefined();
  await expect(size(CROSS_TABLE_LIMIT / 10 + 1, 4)).rejects.toMatchObject({ failure: 'tooManyCells' });
  await expect(size(CROSS_TABLE_LIMIT / 2, 0)).resolves.toBeUndefined();
  await expect(size(CROSS_TABLE_LIMIT / 2 + 1, 0)).rejects.toMatchObject({ failure: 'tooManyCells' });
});

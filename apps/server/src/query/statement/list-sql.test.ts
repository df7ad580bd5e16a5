import { expect, it } from 'vitest';
import type { ListPlan } from '../ask/plan.ts';
import { scopeList } from '../rule/scope.ts';
import { contextOf } from '../sql/context.ts';
import { sqlText } from '../testing/sql-text.ts';
import { listSql } from './list-sql.ts';

const VERSION = {
  versao: 1,
  dtAtualizacao: '2025-10-14T08:40:00Z',
  dadosAte: '2025-10-13',
  ultimoFato: '2025-10-13',
};

/** The statement of a page of properties with what was planned and made of each. */
function pageOf(more: Partial<ListPlan>): string {
  const plan: ListPlan = {
    list: 'propriedade',
    columns: { codigo: 'propriedade.cod_propriedade', nome: 'propriedade.nome' },
    figures: { previstas: 'visitas_previstas', faltam: 'visitas_que_faltam' },
    period: { anos: [2025] },
    limit: 20,
    ...more,
  };
  const { analysed, rule } = scopeList(plan, { profile: 'administrador', uf: null, cpf: null });
  return sqlText(listSql(analysed, rule, contextOf(plan.period, VERSION, '2025-10-14'), true));
}

const times = (text: string, part: string): number => text.split(part).length - 1;
const PROPERTIES = 'from "programa"."propriedade"';

it.each(['faltam', 'codigo'])('a page in the order of %s is found among the figures alone', (by) => {
  expect(times(pageOf({ sort: [{ by }] }), PROPERTIES)).toBe(1);
});

it('a page in the order of a name is found among properties, and counted among the figures', () => {
  expect(times(pageOf({ sort: [{ by: 'nome' }] }), PROPERTIES)).toBe(2);
});

it('figures that stand in one row are looked up by their key: nothing has a name of its own inside theirs', () => {
  const page = pageOf({ sort: [{ by: 'nome' }] });
  expect(times(page, 'with ')).toBe(1);
  expect(page).toMatch(/^with "u0" as/);
});

it('figures that stand in one row are taken by each reading for itself, what is added up is so once', () => {
  const sort = [{ by: 'faltam' }];
  expect(pageOf({ sort })).toContain('figuras as not materialized');
  const area = { faltam: 'visitas_que_faltam', area: 'area_abc' } as const;
  expect(pageOf({ figures: area, sort })).toMatch(/figuras as \(/);
  // Rows of three years, and of days beside months, are added up by property.
  for (const period of [{ anos: [2023, 2024, 2025] }, { from: '2025-01-15', until: '2025-06-10' }])
    expect(pageOf({ period, sort })).toMatch(/figuras as \(/);
});

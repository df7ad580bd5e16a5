import { expect, it } from 'vitest';
import type { Plan } from '../ask/plan.ts';
import { scope } from '../rule/scope.ts';
import { contextOf } from '../sql/context.ts';
import { sqlText } from '../testing/sql-text.ts';
import { compile } from './compile.ts';

const VERSION = {
  versao: 1,
  dtAtualizacao: '2025-10-14T08:40:00Z',
  dadosAte: '2025-10-13',
  ultimoFato: '2025-10-13',
};

/** The tables that a plan's passes read, in their order. */
function tablesOf(plan: Plan): string[] {
  const { analysed, rule } = scope(plan, { profile: 'administrador', uf: null, cpf: null });
  const text = sqlText(compile(analysed, rule, contextOf(plan.period, VERSION, '2025-10-14'), true));
  return [...text.matchAll(/from "(?:resumo|programa)"\."(\w+)" as/g)].map(([, table]) => table ?? '');
}

const measures: Plan['measures'] = {
  propriedades: { distinct: 'visita_prevista.cod_propriedade' },
  previstas: { count: 'visita_prevista' },
};

it('things are counted with the sums of their rows where each has one', () => {
  const tables = tablesOf({ measures, by: ['tecnico', 'atividade'], totals: true, period: { anos: [2025] } });
  expect(tables).toEqual(['visita_prevista_ano']);
});

it('of two years, in which a thing has two rows, each pass is its own', () => {
  const tables = tablesOf({ measures, by: ['tecnico', 'atividade'], period: { anos: [2024, 2025] } });
  expect(tables).toHaveLength(2);
});

it('sums that a smaller table has stay there', () => {
  const tables = tablesOf({ measures, by: ['tecnico'], period: { anos: [2025] } });
  expect(tables.toSorted()).toEqual(['visita_prevista_ano', 'visita_prevista_mes']);
});

it('sums of other days, or of another year beside it, do not count', () => {
  const before: Plan['measures'] = {
    ...measures,
    previstas: { count: 'visita_prevista', period: { shift: { years: -1 } } },
  };
  expect(tablesOf({ measures: before, by: ['tecnico', 'atividade'], period: { anos: [2025] } })).toHaveLength(
    2,
  );
});

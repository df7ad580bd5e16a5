import { describe, expect, it } from 'vitest';
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
  expect(tables).toEqual(['visita_ano']);
});

it('of two years, in which a thing has two rows, each pass is its own', () => {
  const tables = tablesOf({ measures, by: ['tecnico', 'atividade'], period: { anos: [2024, 2025] } });
  expect(tables).toHaveLength(2);
});

it('sums that a smaller table has stay there', () => {
  const tables = tablesOf({ measures, by: ['tecnico'], period: { anos: [2025] } });
  expect(tables.toSorted()).toEqual(['visita_ano', 'visita_prevista_mes']);
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

describe('what was planned and what was made', () => {
  const both: Plan['measures'] = {
    ...measures,
    visitas: 'visitas',
    propriedades_visitadas: 'propriedades_atendidas',
  };
  const by = ['tecnico', 'atividade'];

  it('stands in one row of a property and year, and is read once', () => {
    expect(tablesOf({ measures: both, by, totals: true, period: { anos: [2025] } })).toEqual(['visita_ano']);
  });

  it('is added up of several years in one pass, and counted in passes of its own', () => {
    const { previstas = '', visitas = '' } = both;
    const period = { anos: [2024, 2025] };
    expect(tablesOf({ measures: { previstas, visitas }, by, period })).toEqual(['visita_ano']);
    expect(tablesOf({ measures: both, by, period })).toHaveLength(3);
  });

  it('is read apart where another table is smaller, and of other days', () => {
    const { previstas = '', visitas = '' } = both;
    expect(tablesOf({ measures: { previstas, visitas }, by: ['uf'], period: { anos: [2025] } })).toEqual([
      'visita_prevista_mes',
      'visita_mes',
    ]);
    const before = { ...measures, visitas: { use: 'visitas', period: { shift: { years: -1 } } } } as const;
    expect(tablesOf({ measures: before, by, period: { anos: [2025] } })).toHaveLength(2);
  });
});

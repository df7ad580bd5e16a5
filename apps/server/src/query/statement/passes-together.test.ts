import { describe, expect, it } from 'vitest';
import type { Measure } from '../../model/measure.ts';
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

it('of two years, in which a thing has two rows, each thing’s are added up where it is made one', () => {
  const period = { anos: [2024, 2025] };
  expect(tablesOf({ measures, by: ['tecnico', 'atividade'], totals: true, period })).toEqual(['visita_ano']);
  // What a property's visits were about is not of the property: it would be made distinct at each level.
  const visits: Plan['measures'] = {
    propriedades: { distinct: 'visita.cod_propriedade' },
    visitas: { count: 'visita' },
  };
  const by = ['visita.motivo', 'propriedade.situacao'];
  expect(tablesOf({ measures: visits, by, period })).toEqual(['visita']);
  expect(tablesOf({ measures: visits, by, totals: true, period })).toEqual(['visita', 'visita']);
  // Two kinds of things are made distinct each by itself, of two facts too.
  const kinds: Plan['measures'] = {
    planejadas: { distinct: 'visita_prevista.cod_propriedade' },
    produtores: { distinct: 'propriedade.id_produtor', over: 'visita' },
  };
  expect(tablesOf({ measures: kinds, by: ['tecnico'], period })).toHaveLength(2);
  // Sums of numeric would stand in a table of all properties.
  const areas: Plan['measures'] = {
    propriedades: { distinct: 'pratica.cod_propriedade' },
    area: { sum: 'pratica.area_ha' },
  };
  expect(tablesOf({ measures: areas, by: ['propriedade.situacao'] })).toEqual(['pratica', 'pratica']);
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

it('means of the moments stand with who was measured at all of them in one row of each property', () => {
  const three = { exists: 'isa', atLeast: 3, distinct: 'isa.momento', period: 'none' } as const;
  const mean = (value: number): Measure => ({
    avg: 'isa.indice',
    period: 'none',
    where: [three, { field: 'isa.momento', is: '=', value }],
  });
  const figures: Plan['measures'] = {
    propriedades: { distinct: 'isa.cod_propriedade', over: 'isa', period: 'none', where: [three] },
    primeira: mean(1),
    terceira: mean(3),
  };
  const period = { anos: [2025] };
  expect(tablesOf({ measures: figures, by: ['uf'], totals: true, period })).toEqual(['isa_propriedade']);
  // By what they came to they stand in the measurements; who was measured at all moments is looked up.
  expect(
    tablesOf({
      measures: { n: { count: 'isa', period: 'none', where: [three] } },
      by: ['faixa_isa'],
      period,
    }),
  ).toEqual(['isa', 'isa_propriedade']);
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

  it('is added up of several years in one pass, and counted on the way', () => {
    const { previstas = '', visitas = '' } = both;
    const period = { anos: [2024, 2025] };
    expect(tablesOf({ measures: { previstas, visitas }, by, period })).toEqual(['visita_ano']);
    // Properties planned beside what was planned of them, and those visited.
    expect(tablesOf({ measures: both, by, period })).toHaveLength(2);
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

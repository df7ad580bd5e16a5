import { describe, expect, it } from 'vitest';
import { analyseList } from './analyse-list.ts';
import { scope, scopeList, PlanRefused, type Access, type ListPlan, type Plan } from '../index.ts';

const NACIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const GIZ: Access = { profile: 'giz', uf: null, cpf: null };

function problemsOf(make: () => unknown): { code: string; at: string; text: string }[] {
  try {
    make();
  } catch (error) {
    if (error instanceof PlanRefused) return [...error.problems];
    throw error;
  }
  return [];
}

const refused = (plan: Plan, access = NACIONAL) => problemsOf(() => scope(plan, access));
const refusedList = (plan: ListPlan, access = NACIONAL) => problemsOf(() => scopeList(plan, access));

describe('a plan is refused', () => {
  it('with all its problems at once, each at its place', () => {
    const problems = refused({
      measures: {
        a: 'nao_ha',
        b: { sum: 'propriedade.nome' },
        c: { count: 'visita', where: [{ field: 'x', is: '=' }] },
      },
      by: ['planeta'],
      sort: [{ by: 'z' }],
      period: { anos: [20250] },
      limit: 1.5,
    });
    expect(problems.map(({ at }) => at)).toEqual([
      'limit',
      'period',
      'by.0',
      'measures.a',
      'measures.b',
      'measures.c.where.0',
      'sort',
    ]);
  });

  it('when a measure cannot be divided by a group or filtered by a field', () => {
    const plan: Plan = {
      measures: { visitas: 'visitas', area: 'area_conservacao' },
      by: ['ciclo'],
      filters: [{ field: 'visita.conta', is: '=', value: true }],
    };
    expect(refused(plan)).toEqual([
      {
        code: 'unreachable',
        at: 'by.ciclo',
        text: '"Ciclo" não se aplica a práticas: a medida não pode ser dividida por isso.',
      },
      {
        code: 'unreachable',
        at: 'filters.0',
        text: '"Conta" não se aplica a práticas: a medida não pode ser dividida por isso.',
      },
    ]);
  });

  it('when a property is summed over its visits', () => {
    const problems = refused({ measures: { area: { sum: 'visita.duracao_min', over: 'propriedade' } } });
    expect(problems).toMatchObject([{ code: 'unreachable', at: 'measures.area' }]);
  });

  it('for operators and values that do not fit their column', () => {
    const filters: Plan['filters'] = [
      { field: 'propriedade.nome', is: '>', value: 'A' },
      { field: 'propriedade.area_total', is: 'contains', value: '1' },
      { field: 'propriedade.area_total', is: '=', value: '1; drop table x' },
      { field: 'propriedade.dt_inicio', is: '>=', value: '31/12/2025' },
      { field: 'propriedade.uf', is: 'like' as '=', value: 'G%' },
      { field: 'propriedade.uf', is: '=' },
      { field: 'propriedade.uf', is: '=', value: { $gt: '' } as unknown as string },
    ];
    const problems = refused({ measures: { n: 'propriedades' }, filters });
    expect(problems.map(({ at }) => at)).toEqual(filters.map((_, index) => `filters.${index}`));
  });

  it('for names that only JavaScript knows', () => {
    for (const name of [
      'constructor',
      '__proto__',
      'toString',
      'propriedade.constructor',
      'constructor.name',
    ]) {
      expect(refused({ measures: { n: { use: name } } })).not.toEqual([]);
      expect(refused({ measures: { n: 'propriedades' }, by: [name] })).not.toEqual([]);
      expect(refused({ measures: { n: { count: name } } })).not.toEqual([]);
      expect(refusedList({ list: name })).not.toEqual([]);
    }
  });

  it('when a measure uses itself', () => {
    const problems = refused({
      measures: { a: { op: '+', args: ['b', { number: '1' }] }, b: { op: 'neg', args: ['a'] } },
    });
    expect(problems[0]?.text).toBe('A medida "a" usa a si mesma: a → b → a.');
  });

  it('when something that does not add up would be run up', () => {
    const plan: Plan = { measures: { r: { running: 'propriedades_atendidas', along: 'ano' } }, by: ['ano'] };
    expect(refused(plan)).toMatchObject([{ code: 'invalid', at: 'measures.r' }]);
  });
});

describe('a sum of what each property has', () => {
  const each = 'visitas_a_fazer';

  it('is of the period and the filters of its whole question', () => {
    const uf = { field: 'uf', is: '=', value: 'GO' } as const;
    expect(refused({ measures: { n: each }, by: ['tecnico'], filters: [uf] })).toEqual([]);
    expect(refused({ measures: { n: { use: each, where: [uf] } } })).toMatchObject([{ code: 'invalid' }]);
    expect(refused({ measures: { n: { use: each, period: { shift: { years: -1 } } } } })).toMatchObject([
      { code: 'invalid' },
    ]);
  });

  it('is divided by no time', () => {
    expect(refused({ measures: { n: each }, by: ['mes'] })).toMatchObject([{ code: 'invalid' }]);
    const by = [{ field: 'ano', as: 'ano', steps: true }];
    expect(refused({ measures: { n: each }, by })).toMatchObject([{ code: 'invalid' }]);
  });

  it('is what that one has where each row is a property, without a question of its own', () => {
    const { figures } = analyseList({ list: 'propriedade', figures: { n: each } });
    expect(figures?.aggregates.filter((use) => use.each)).toEqual([]);
    expect(figures?.outputs).toMatchObject([{ calc: { kind: 'op', op: 'coalesce' } }]);
  });
});

describe('personal data', () => {
  const byTechnician: Plan = { measures: { n: 'visitas' }, by: ['tecnico'] };

  it('groups, filters and extremes are refused to profiles that may not see it', () => {
    const plans: Plan[] = [
      byTechnician,
      { measures: { n: 'propriedades' }, by: ['produtor.nome'] },
      { measures: { n: 'propriedades' }, filters: [{ field: 'produtor.cpf', is: '=', value: '1' }] },
      {
        measures: {
          n: { count: 'visita', where: [{ field: 'visita.cpf_tecnico', is: 'starts', value: '9' }] },
        },
      },
      { measures: { n: { max: 'produtor.cpf' } } },
      {
        measures: { n: 'propriedades' },
        filters: [{ exists: 'visita', where: [{ field: 'tecnico_visita', is: '=', value: '1' }] }],
      },
      {
        measures: { n: 'propriedades' },
        filters: [{ not: { any: [{ field: 'propriedade.lat', is: '<', value: 0 }] } }],
      },
    ];
    for (const plan of plans) {
      expect(refused(plan, GIZ)).toMatchObject([{ code: 'forbidden' }]);
      expect(refused(plan)).toEqual([]);
    }
  });

  it('may be counted and put into bands by everybody', () => {
    expect(refused({ measures: { n: 'produtores_atendidos' }, by: ['faixa_etaria'] }, GIZ)).toEqual([]);
  });

  it('and any other rows are not listed to profiles that only observe', () => {
    expect(refusedList({ list: 'propriedade' }, GIZ)).toMatchObject([{ code: 'forbidden' }]);
  });

  it('and have figures of their own only one by one, under names that are free', () => {
    const figures = { n: 'visitas' };
    expect(refusedList({ list: 'propriedade', figures })).toEqual([]);
    expect(refusedList({ list: 'visita', figures })).toMatchObject([{ code: 'invalid', at: 'figures' }]);
    expect(refusedList({ list: 'propriedade', columns: { n: 'propriedade.nome' }, figures })).toMatchObject([
      { code: 'invalid', at: 'figures.n' },
    ]);
    expect(refusedList({ list: 'propriedade', figures: { n: 'nao_ha' } })).toMatchObject([
      { code: 'unknown', at: 'measures.n' },
    ]);
    expect(refusedList({ list: 'propriedade', figures }, GIZ)).toMatchObject([{ code: 'forbidden' }]);
  });
});

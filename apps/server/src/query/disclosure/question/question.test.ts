import { describe, expect, it } from 'vitest';
import { OBSERVERS } from '@fonte/contracts';
import { PlanRefused, scope, type Filter, type Plan } from '../../index.ts';

const refused = (plan: Plan, profile: (typeof OBSERVERS)[number] = 'consulta'): string[] => {
  try {
    scope(plan, { profile, uf: null, cpf: null });
  } catch (error) {
    if (error instanceof PlanRefused && error.forbidden) return error.problems.map(({ text }) => text);
    throw error;
  }
  return [];
};

const women: NonNullable<Plan['measures']>[string] = {
  count: 'propriedade',
  where: [{ any: [{ field: 'produtor.sexo', is: '=', value: 'F' }] }],
};
const old: Filter = { field: { age: 'produtor.dt_nascimento' }, is: '>=', value: 60 };

const where = (...filters: Filter[]): Plan => ({ measures: { n: 'propriedades' }, filters });
const by = (...groups: NonNullable<Plan['by']>): Plan => ({ measures: { n: 'visitas' }, by: groups });

describe('who only observes is refused', () => {
  it.each<[string, Plan]>([
    ['the code of a property', where({ field: 'propriedade.cod_propriedade', is: '=', value: '52.1' })],
    ['the dimension of properties', by('propriedade')],
    ['the number of its CAR', by('propriedade.numero_car')],
    ['the name of its area', { measures: { n: 'poligonos' }, by: ['poligono.nome_area'] }],
    ['its producer', by('propriedade.id_produtor')],
    ['its area', where({ field: 'propriedade.area_total', is: '>=', value: 100 })],
    ['its day', where({ field: 'propriedade.dt_inicio', is: '=', value: '2024-02-01' })],
    ['the number of a visit', by('numero_visita')],
    ['days', by('dia')],
    ['days of the week', by('dia_semana')],
    ['another date than the own', by({ field: 'propriedade.dt_inicio', grain: 'YYYY' })],
    ['municipalities and basins at once', by('municipio', 'bacia')],
    [
      'a municipality within a basin',
      { ...by('municipio'), filters: [{ field: 'bacia', is: '=', value: 7 }] },
    ],
    ['two municipalities', where({ field: 'municipio', is: '=', value: [5_218_805, 3_148_004] })],
    ['all municipalities but one', where({ field: 'municipio.nome', is: '!=', value: 'Rio Verde' })],
    ['names that begin alike', where({ field: 'municipio.nome', is: 'starts', value: 'Rio' })],
    ['no municipality', where({ field: 'municipio', is: 'null' })],
    ['months of a municipality', by('municipio', 'mes')],
    ['persons of municipalities', { measures: { n: 'produtores_atendidos' }, by: ['sexo', 'municipio'] }],
    ['a hydrographic region', by('regiao_hidrografica')],
    ['a region of states', by('uf.regiao')],
    ['a quality worked out by the asker', by({ field: { op: 'round', args: ['propriedade.area_total'] } })],
    ['two qualities', by('atividade', 'situacao')],
    ['a quality within a quality', { ...by('atividade'), filters: [{ field: 'fase', is: '=', value: 'x' }] }],
    ['two states', where({ field: 'uf', is: '=', value: ['GO', 'MG'] })],
    ['all states but one', where({ field: 'uf', is: '!=', value: 'GO' })],
    ['all members but one', where({ field: 'situacao', is: '!=', value: 'a_ematend' })],
    ['what is known', where({ field: 'fase', is: 'not_null' })],
    ['a choice of conditions', where({ any: [{ field: 'uf', is: '=', value: 'GO' }] })],
    ['the negation of one', where({ not: { field: 'uf', is: '=', value: 'GO' } })],
    ['properties that have something', where({ exists: 'visita' })],
    ['two years', { ...by('uf'), period: { anos: [2024, 2025] } }],
    ['days of a period', { ...by('uf'), period: { from: '2024-01-01', until: '2024-01-31' } }],
    ['months of a quality', by('mes', 'ciclo')],
    ['months and quarters at once', by('mes', 'trimestre')],
    ['the last visit', { measures: { n: 'ultima_visita' }, by: ['uf'] }],
    ['the greatest area', { measures: { n: { max: 'propriedade.area_total' } } }],
    ['what each property lacks', { measures: { n: 'visitas_a_fazer' }, by: ['uf'] }],
    ['how many different areas', { measures: { n: { distinct: 'propriedade.area_total' } } }],
    [
      'a person in a year',
      { measures: { n: 'produtores_atendidos' }, by: ['sexo'], period: { anos: [2024] } },
    ],
    ['a person by year', { measures: { n: 'produtores_atendidos' }, by: ['sexo', 'ano'] }],
    ['a person by activity', { measures: { n: 'produtores_atendidos' }, by: ['sexo', 'atividade'] }],
    ['women of municipalities, by the measure', { measures: { n: women }, by: ['municipio'] }],
    [
      'women of a municipality, by the measure',
      { measures: { n: women }, filters: [{ field: 'municipio', is: '=', value: 5_218_805 }] },
    ],
    ['women by year, by the measure', { measures: { n: women }, by: ['ano'] }],
    ['women in a year, by the measure', { measures: { n: women }, period: { anos: [2024] } }],
    ['women by activity, by the measure', { measures: { n: women }, by: ['atividade'] }],
    [
      'old people by year, by the measure',
      { measures: { n: { count: 'propriedade', where: [{ not: old }] } }, by: ['ano'] },
    ],
    ['money by race', { measures: { n: 'receita' }, by: ['cor_raca'] }],
    ['another count of persons', { measures: { n: 'produtores' }, by: ['cor_raca'] }],
    ['values of a name', { measures: {}, from: 'propriedade', by: ['propriedade.nome'] }],
  ])('%s, in Portuguese', (_, plan) => {
    for (const profile of OBSERVERS)
      expect(refused(plan, profile).join(' ')).toMatch(/^["A-ZÀ-Ý].*(observa|acesso|aponta).*\.$/);
    expect(() => scope(plan, { profile: 'nacional', uf: null, cpf: null })).not.toThrow();
  });
});

it.each<[string, Plan]>([
  ['figures by state and year', { ...by('uf', 'ano'), totals: true }],
  ['months of a state', { ...by('mes'), filters: [{ field: 'uf', is: '=', value: 'GO' }] }],
  ['a quality by state and year', by('uf', 'ano', 'ciclo')],
  ['a quality that a filter keeps', { ...by('atividade'), filters: [{ field: 'atividade', is: 'null' }] }],
  ['qualities that are told together', { measures: { n: { count: 'isa' } }, by: ['momento', 'faixa_isa'] }],
  ['persons of a state', { measures: { n: 'produtores_atendidos' }, by: ['uf', 'sexo'] }],
  ['municipalities by year and quality', by('municipio', 'ano', 'atividade')],
  ['one municipality by its name', where({ field: 'municipio.nome', is: '=', value: 'Rio Verde' })],
  ['basins of a state', { ...by('bacia'), filters: [{ field: 'uf', is: '=', value: 'GO' }] }],
  ['values of municipalities', { measures: {}, from: 'propriedade', by: ['municipio.nome'] }],
  ['targets', { measures: { n: 'meta_visitas' }, by: ['uf'], period: { anos: [2025] } }],
  ['values of a quality', { measures: {}, from: 'propriedade', by: ['situacao'] }],
])('who only observes may ask %s', (_, plan) => {
  expect(refused(plan)).toEqual([]);
});

import { OBSERVERS, type Profile } from '@fonte/contracts';
import { describe, expect, it } from 'vitest';
import type { Filter, Measure, ScopedPlan } from '../../index.ts';
import { PlanRefused, RELATIONS, scope } from '../../index.ts';
import { reaches } from '../../../model/paths.ts';

const COUNTED = { field: 'coorte_divulgada.contada', is: '=', value: true };
const ATTENDED = { field: 'coorte_divulgada.atendida', is: '=', value: true };
const counts = (value: boolean): Filter => ({ field: 'visita.conta', is: '=', value });

const asked = (measure: Measure, profile: Profile = 'consulta'): ScopedPlan['analysed']['aggregates'] =>
  scope({ measures: { n: measure }, by: ['uf'] }, { profile, uf: null, cpf: null }).analysed.aggregates;
const where = (measure: Measure) => asked(measure).map((use) => use.where);

describe('observers are told', () => {
  it.each<[string, Measure, readonly unknown[]]>([
    ['of counted properties', 'propriedades', [COUNTED]],
    [
      'of visits that count, those of attended ones',
      { count: 'visita', where: [counts(true)] },
      [counts(true), ATTENDED],
    ],
    [
      'of all visits, those of attended ones and those that do not count',
      { count: 'visita' },
      [COUNTED, { any: [ATTENDED, counts(false)] }],
    ],
    [
      'of visits that do not count, those of counted ones',
      { count: 'visita', where: [counts(false)] },
      [counts(false), COUNTED],
    ],
    [
      'of what visits that count brought, that of attended ones',
      { count: 'lancamento', where: [counts(true)] },
      [counts(true), ATTENDED],
    ],
    ['of other facts, those of counted ones', { count: 'pratica' }, [COUNTED]],
    [
      'of targets, those of states with some or with counted properties',
      { sum: 'meta.valor' },
      [{ field: 'meta.divulgada', is: '=', value: true }],
    ],
  ])('%s', (_, measure, conditions) => {
    expect(where(measure)).toEqual([conditions]);
  });

  it('a property that is not attended yet is one without visits', () => {
    const visited: Filter = { exists: 'visita', where: [counts(true)] };
    expect(where({ count: 'propriedade', where: [visited, { not: visited }] })).toEqual([
      [{ all: [visited, ATTENDED] }, { not: { all: [visited, ATTENDED] } }, COUNTED],
    ]);
  });

  it.each<[string, Filter, 'with them' | 'not']>([
    ['some', { field: 'visita_ritmo.visitas', is: '>', value: 0 }, 'not'],
    ['none', { field: 'visita_ritmo.visitas', is: '=', value: 0 }, 'with them'],
    ['none or one', { field: 'visita_ritmo.visitas', is: '=', value: [0, 1] }, 'with them'],
    ['any but two', { field: 'visita_ritmo.visitas', is: '!=', value: 2 }, 'with them'],
    ['a cycle', { field: 'visita_ritmo.visitas_ciclo_1', is: '>=', value: 12 }, 'not'],
    ['less than a cycle', { field: 'visita_ritmo.visitas_ciclo_1', is: '<', value: 12 }, 'with them'],
  ])('who has %s of visits: whose are not told has none', (_, visits, told) => {
    const counted = told === 'not' ? { all: [visits, ATTENDED] } : { any: [visits, { not: ATTENDED }] };
    expect(where({ count: 'visita_ritmo', where: [visits] })).toEqual([[counted, COUNTED]]);
  });

  it('how many visits properties have without those that are not told', () => {
    const none: Filter = { field: 'visita_ritmo.visitas', is: '=', value: 0 };
    expect(where({ sum: 'visita_ritmo.visitas', orZero: true })).toEqual([
      [{ any: [ATTENDED, none] }, COUNTED],
    ]);
    expect(where({ sum: 'visita_ritmo.previstas', orZero: true })).toEqual([[COUNTED]]);
  });

  it('of facts that lead to no property, those only that are of none', () => {
    const apart = Object.keys(RELATIONS).filter((fact) => !reaches(fact, COUNTED.field));
    const refused = apart.filter((fact) => {
      try {
        scope({ measures: { n: { count: fact } } }, { profile: 'consulta', uf: null, cpf: null });
        return false;
      } catch (error) {
        return error instanceof PlanRefused && error.forbidden;
      }
    });
    expect(refused).toEqual(['produtor', 'desvio_divulgado', 'qualidade']);
    expect(apart.filter((fact) => !refused.includes(fact))).toEqual([
      'item',
      'meta',
      'meta_nacional',
      'tecnico',
      'tecnico_visita',
      'tecnico_registro',
      'supervisor',
      'supervisor_equipe',
      'municipio',
      'uf',
      'sub_bacia',
      'regiao_hidrografica',
      'lugar_divulgado',
      'municipio_publicado',
      'bacia_publicada',
    ]);
  });

  it('whichever of them asks, and nobody else', () => {
    for (const profile of OBSERVERS) expect(asked('propriedades', profile)[0]?.where).toEqual([COUNTED]);
    expect(asked('propriedades', 'nacional')[0]?.where).toEqual([]);
  });
});

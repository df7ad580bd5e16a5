import { OBSERVERS, type Profile } from '@fonte/contracts';
import { describe, expect, it } from 'vitest';
import type { Filter, Measure, ScopedPlan } from '../index.ts';
import { scope } from '../index.ts';

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
    ['of other facts, those of counted ones', { count: 'pratica' }, [COUNTED]],
    ['of targets, all', { sum: 'meta.valor' }, []],
  ])('%s', (_, measure, conditions) => {
    expect(where(measure)).toEqual([conditions]);
  });

  it('a property that is not attended yet is one without visits', () => {
    const visited: Filter = { exists: 'visita', where: [counts(true)] };
    expect(where({ count: 'propriedade', where: [visited, { not: visited }] })).toEqual([
      [{ all: [visited, ATTENDED] }, { not: { all: [visited, ATTENDED] } }, COUNTED],
    ]);
  });

  it('whichever of them asks, and nobody else', () => {
    for (const profile of OBSERVERS) expect(asked('propriedades', profile)[0]?.where).toEqual([COUNTED]);
    expect(asked('propriedades', 'nacional')[0]?.where).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Plan } from '../../ask/plan.ts';
import { analyse } from '../../check/analyse.ts';
import { deviated } from './deviate.ts';

const told = (measures: Plan['measures']) => deviated(analyse({ measures, by: ['uf'], totals: true }));
const FACTOR = 'desvio_divulgado.fator';

describe('what observers are told', () => {
  it('adds up values that deviate', () => {
    const { aggregates } = told({ a: { sum: 'propriedade.area_total' } });
    expect(aggregates).toMatchObject([
      { kind: 'sum', arg: { op: '*', args: ['propriedade.area_total', FACTOR] } },
    ]);
  });

  it('weights means, so that they lie between their values, over those that are known', () => {
    const { aggregates, outputs } = told({ a: { avg: 'isa.indice' } });
    expect(aggregates).toMatchObject([
      { kind: 'sum', arg: { op: '*', args: ['isa.indice', FACTOR] } },
      { kind: 'sum', arg: FACTOR, where: [{ field: 'isa.indice', is: 'not_null' }] },
    ]);
    expect(outputs[0]?.calc).toMatchObject({ op: '/', args: [{ id: 0 }, { id: 1 }] });
  });

  it('reaches what shares and arithmetic are made of', () => {
    const { outputs } = told({
      a: { op: '-', args: [{ share: { avg: 'isa.indice' } }, { number: '1' }] },
    });
    expect(outputs[0]?.calc).toMatchObject({
      args: [{ kind: 'share', of: { op: '/' } }, { kind: 'number' }],
    });
  });

  it.each<[string, Plan['measures'][string]]>([
    ['how many there are', { distinct: 'propriedade.cod_propriedade', over: 'propriedade' }],
    ['rows', { count: 'visita' }],
    ['whole numbers', { sum: 'visita.duracao_min' }],
    ['targets, which are nobody’s', { sum: 'meta.valor' }],
  ])('leaves %s as they are', (_, measure) => {
    const analysed = analyse({ measures: { a: measure }, by: ['uf'] });
    expect(deviated(analysed)).toBe(analysed);
  });
});

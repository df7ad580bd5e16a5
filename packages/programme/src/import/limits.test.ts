import { describe, expect, it } from 'vitest';
import { sourceOf } from '../source/index.ts';
import { FaultList, faultSentence } from '../read/fault.ts';
import { DEFAULT_LIMITS, type ImportLimits } from './limit-settings.ts';
import { checkLimits, mostLost, type Loss } from './limits.ts';

const loss = (
  before: number,
  removed: number,
  rows = before - removed,
  emptied: Loss['emptied'] = [],
  more: Partial<Loss> = {},
): Loss => ({
  delta: { source: sourceOf('isa'), fill: false, before, added: 0, changed: 0, removed },
  rows,
  unended: false,
  emptied,
  altered: [],
  ...more,
});
function faults(given: Loss, limits: ImportLimits = DEFAULT_LIMITS, wish = {}): string[] {
  const list = new FaultList();
  checkLimits(list, [given], limits, wish);
  return list.faults.map(faultSentence);
}

describe('how many rows may go', () => {
  it.each([
    [1000, 5, 50],
    [399, 5, 19],
    [20, 5, 1],
    [19, 5, 2],
    [3, 5, 2],
    [19, 50, 9],
    [3, 0, 0],
    [1000, 0, 0],
    [1000, 100, 1000],
  ])('of %i at %i %% is %i', (total, percent, most) => expect(mostLost(total, percent)).toBe(most));
});

describe('an import is refused', () => {
  it('beyond the limit and not at it', () => {
    expect(faults(loss(400, 20))).toEqual([]);
    expect(faults(loss(400, 21))).toEqual([
      'isa.csv: tiraria 21 linhas da tabela, que iria de 400 para 379; o limite é tirar 20. O arquivo veio inteiro? Se é isso mesmo, aceite as remoções (--accept-removals)',
    ]);
  });
  it('when all rows would go, however few they are and whatever the limit', () => {
    const sentence =
      'isa.csv: não traz nenhuma linha, e sairiam todas as da tabela (1); se é isso mesmo, aceite as remoções (--accept-removals)';
    expect(faults(loss(1, 1))).toEqual([sentence]);
    expect(faults(loss(1, 1), { ...DEFAULT_LIMITS, removalsPercent: 100, emptiedPercent: 100 })).toEqual([
      sentence,
    ]);
  });
  it('unless it is told that this is meant, each kind by its own word', () => {
    const emptied = [{ coluna: 'gestao', antes: 300, depois: 0, esvaziadas: 300 }];
    const both = loss(400, 100, 300, emptied);
    expect(faults(both)).toHaveLength(2);
    expect(faults(both, DEFAULT_LIMITS, { acceptRemovals: true })).toEqual([
      'isa.csv: gestao: perderia o valor em 300 linhas que continuam: de 300 preenchidas para 0. A coluna veio no arquivo? Se é isso mesmo, aceite as colunas esvaziadas (--accept-emptied)',
    ]);
    expect(faults(both, DEFAULT_LIMITS, { acceptEmptied: true })).toEqual([
      expect.stringContaining('tiraria'),
    ]);
    expect(faults(both, DEFAULT_LIMITS, { acceptRemovals: true, acceptEmptied: true })).toEqual([]);
  });
  it('when a column would be left without any value, and not for a few of many', () => {
    const column = (antes: number, depois: number, esvaziadas: number) =>
      faults(loss(400, 0, 400, [{ coluna: 'gestao', antes, depois, esvaziadas }]));
    expect(column(1, 0, 1)).toHaveLength(1);
    expect(column(300, 285, 15)).toEqual([]);
    expect(column(300, 284, 16)).toHaveLength(1);
    expect(column(10, 8, 2)).toEqual([]);
    expect(column(10, 7, 3)).toHaveLength(1);
  });
  it('when it was cut inside its last line, however few rows would go', () => {
    expect(faults(loss(400, 1, 399, [], { unended: true }))).toEqual([
      'isa.csv: acaba no meio de uma linha, sem quebra de linha, e tiraria 1 linha da tabela. O arquivo veio inteiro? Se é isso mesmo, aceite as remoções (--accept-removals)',
    ]);
    expect(faults(loss(400, 0, 400, [], { unended: true }))).toEqual([]);
    expect(
      faults(loss(400, 1, 399, [], { unended: true }), DEFAULT_LIMITS, { acceptRemovals: true }),
    ).toEqual([]);
  });
  it('when values become others: more than a share of a column, or a sum that many times larger or smaller', () => {
    const column = (
      antes: number,
      trocadas: number,
      somas: [number, number] | null,
      limits = DEFAULT_LIMITS,
      wish = {},
    ) =>
      faults(
        loss(400, 0, 400, [], { altered: [{ coluna: 'gestao', antes, trocadas, somas }] }),
        limits,
        wish,
      );
    expect(column(400, 201, null)).toEqual([
      'isa.csv: gestao: teria outro valor em 201 linhas que continuam, de 400 preenchidas. Os decimais e as colunas vieram como antes? Se é isso mesmo, aceite os valores trocados (--accept-changes)',
    ]);
    expect(column(400, 200, null)).toEqual([]);
    expect(column(3, 2, [2, 2000])).toEqual([]);
    expect(column(400, 3, [1000, 2001])).toEqual([
      'isa.csv: gestao: teria outro valor em 3 linhas que continuam, de 400 preenchidas, e a soma iria de 1.000,00 para 2.001,00. Os decimais e as colunas vieram como antes? Se é isso mesmo, aceite os valores trocados (--accept-changes)',
    ]);
    expect(column(400, 3, [1000, 2000])).toEqual([]);
    expect(column(400, 3, [1000, 499])).toHaveLength(1);
    expect(column(400, 3, [1000, 0])).toHaveLength(1);
    expect(column(400, 3, [0, 1000])).toEqual([]);
    expect(column(400, 400, [1, 1000], { ...DEFAULT_LIMITS, changedPercent: 100, sumFactor: 1000 })).toEqual(
      [],
    );
    expect(column(400, 400, [1, 1000], DEFAULT_LIMITS, { acceptChanges: true })).toEqual([]);
  });
});

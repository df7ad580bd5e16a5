import { describe, expect, it } from 'vitest';
import { sourceOf } from '../source/index.ts';
import { FaultList, faultSentence } from '../read/fault.ts';
import { checkLimits, DEFAULT_LIMITS, mostLost, type ImportLimits, type Loss } from './limits.ts';

const loss = (
  before: number,
  removed: number,
  rows = before - removed,
  emptied: Loss['emptied'] = [],
): Loss => ({
  delta: { source: sourceOf('isa'), fill: false, before, added: 0, changed: 0, removed },
  rows,
  emptied,
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
      'isa.csv: tiraria 21 linhas da tabela, que iria de 400 para 379; o limite é tirar 20. O arquivo veio inteiro? Se é isso mesmo, aceite com --accept-removals',
    ]);
  });
  it('when all rows would go, however few they are and whatever the limit', () => {
    const sentence =
      'isa.csv: não traz nenhuma linha, e sairiam todas as da tabela (1); se é isso mesmo, aceite com --accept-removals';
    expect(faults(loss(1, 1))).toEqual([sentence]);
    expect(faults(loss(1, 1), { removalsPercent: 100, emptiedPercent: 100 })).toEqual([sentence]);
  });
  it('unless it is told that this is meant, each kind by its own word', () => {
    const emptied = [{ coluna: 'gestao', antes: 300, depois: 0, esvaziadas: 300 }];
    const both = loss(400, 100, 300, emptied);
    expect(faults(both)).toHaveLength(2);
    expect(faults(both, DEFAULT_LIMITS, { acceptRemovals: true })).toEqual([
      'isa.csv: gestao: perderia o valor em 300 linhas que continuam: de 300 preenchidas para 0. A coluna veio no arquivo? Se é isso mesmo, aceite com --accept-emptied',
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
});

import { describe, expect, it } from 'vitest';
import { compareTexts, includesText, normalise, startsWithText } from './collation.ts';
import { counted, plural } from './plural.ts';

describe('plural', () => {
  it('agrees with the count', () => {
    expect(counted(1, 'visita', 'visitas')).toBe('1 visita');
    expect(counted(2, 'visita', 'visitas')).toBe('2 visitas');
    expect(counted(0, 'visita', 'visitas')).toBe('0 visitas');
    expect(counted(2064, 'propriedade', 'propriedades')).toBe('2.064 propriedades');
    expect(plural(2, 'foi ignorada', 'foram ignoradas')).toBe('foram ignoradas');
  });
});

describe('collation', () => {
  it('ignores accents, case and stray spaces', () => {
    expect(normalise('  Chácara  Olho d’Água ')).toBe('chacara olho d’agua');
    expect(startsWithText('Sítio Três Nascentes', 'sitio tr')).toBe(true);
    expect(startsWithText('Sítio Três Nascentes', 'nascentes')).toBe(false);
    expect(includesText('Goianésia', 'NESI')).toBe(true);
  });
  it('sorts as a Brazilian reader expects', () => {
    expect(['Lote 10', 'Zeca', 'Água', 'Lote 2', 'aba'].sort(compareTexts)).toEqual([
      'aba',
      'Água',
      'Lote 2',
      'Lote 10',
      'Zeca',
    ]);
  });
});

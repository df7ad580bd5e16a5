// [ASVS 1.2.4]
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../platform/index.ts';
import { parseMoreFilter } from './more-filter.ts';

describe('moreFilter', () => {
  it('reads conditions joined by AND', () => {
    expect(
      parseMoreFilter(
        "uf IN ('GO', 'MG') AND numero >= 12 and dt_visita >= $last30days AND fase is not null",
      ),
    ).toEqual([
      { field: 'propriedade.uf', is: '=', value: ['GO', 'MG'] },
      { field: 'visita.numero', is: '>=', value: 12 },
      { field: 'visita.dt_visita', is: '>=', value: '$last30days' },
      { field: 'propriedade.fase', is: 'not_null' },
    ]);
  });

  it('keeps what is between quotes as text, quotes and SQL included', () => {
    expect(parseMoreFilter("municipio = 'Olho d''Água; DROP TABLE x --'")).toEqual([
      { field: 'municipio.nome', is: '=', value: "Olho d'Água; DROP TABLE x --" },
    ]);
  });

  it('reads NOT IN as the complement', () => {
    expect(parseMoreFilter("situacao not in ('i_inativa')")).toEqual([
      { field: 'propriedade.situacao', is: '!=', value: ['i_inativa'] },
    ]);
  });

  it('is empty for nothing', () => {
    expect(parseMoreFilter(undefined)).toEqual([]);
    expect(parseMoreFilter('   ')).toEqual([]);
  });

  it.each([
    ["senha = 'x'", "a coluna 'senha' não pode ser filtrada"],
    ["cpf = '123'", "a coluna 'cpf' não pode ser filtrada"],
    ["__proto__ = 'x'", "a coluna '__proto__' não pode ser filtrada"],
    ["uf = 'GO' OR 1=1", "'OR' não era esperado"],
    ["uf > 'GO'", "'>' não serve para esta coluna"],
    ['uf =', 'termina antes da hora'],
    ["uf 'GO'", "falta um operador depois de 'uf'"],
    ["numero = 'doze'", "'doze' não é um valor desta coluna"],
    ['numero = 99999999999', "'99999999999' não é um valor desta coluna"],
    ["dt_visita = '2025-02-30'", "'2025-02-30' não é um valor desta coluna"],
    ['uf = $now', "'$now' não é um valor desta coluna"],
    ['uf IN ()', "')' não é um valor desta coluna"],
    ["uf = 'GO' -- comentário", 'sinal inesperado na posição 11'],
    ["uf = 'GO", 'sinal inesperado na posição 6'],
  ])('refuses %s', (text, reason) => {
    expect(() => parseMoreFilter(text)).toThrow(`O filtro não pôde ser lido: ${reason}`);
  });

  it('answers any text with conditions or with a failure, never otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        try {
          return Array.isArray(parseMoreFilter(text));
        } catch (error) {
          return error instanceof Failure && error.failure === 'invalidFilter';
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

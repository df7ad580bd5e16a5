import type { Rollup } from '../rollup.ts';

/** Entries by municipality, item and month: what formulas over the catalogue add up. */
export const lancamento_mes: Rollup = {
  fact: 'lancamento',
  table: ['resumo', 'lancamento_mes'],
  keys: {
    'propriedade.uf': 'uf',
    'propriedade.codigo_municipio': 'codigo_municipio',
    'lancamento.codigo_item': 'codigo_item',
    'lancamento.natureza': 'natureza',
    'visita.conta': 'conta',
  },
  date: { column: 'mes', grain: 'MM' },
  slices: [
    {
      where: [],
      rows: 'lancamentos',
      sums: {
        'lancamento.qtde': { sum: 'qtde', known: 'com_qtde' },
        'lancamento.vlr': { sum: 'vlr', known: 'com_vlr' },
        '{"op":"*","args":["lancamento.qtde","lancamento.vlr"]}': { sum: 'qtde_vlr', known: 'com_qtde_vlr' },
      },
    },
  ],
};

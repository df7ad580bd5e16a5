import type { Rollup, Slice } from '../rollup.ts';

const SLICES: readonly Slice[] = [
  {
    where: [],
    rows: 'lancamentos',
    sums: {
      'lancamento.qtde': { sum: 'qtde', known: 'com_qtde' },
      'lancamento.vlr': { sum: 'vlr', known: 'com_vlr' },
      '{"op":"*","args":["lancamento.qtde","lancamento.vlr"]}': { sum: 'qtde_vlr', known: 'com_qtde_vlr' },
    },
  },
];

const KEYS = {
  'propriedade.uf': 'uf',
  'lancamento.codigo_item': 'codigo_item',
  'lancamento.natureza': 'natureza',
  'visita.conta': 'conta',
  'propriedade.atividade_produtiva': 'atividade_produtiva',
};

/** Entries by state, kind of property, item and month: what formulas over the catalogue add up. */
export const lancamento_mes: Rollup = {
  fact: 'lancamento',
  table: ['resumo', 'lancamento_mes'],
  keys: { ...KEYS, 'propriedade.perfil_fundiario': 'perfil_fundiario' },
  date: { column: 'mes', grain: 'MM' },
  slices: SLICES,
};

/** Entries by municipality, activity, item and year. */
export const lancamento_ano: Rollup = {
  fact: 'lancamento',
  table: ['resumo', 'lancamento_ano'],
  keys: { ...KEYS, 'propriedade.codigo_municipio': 'codigo_municipio' },
  date: { column: 'ano', grain: 'YYYY' },
  slices: SLICES,
};

import type { Rollup } from '../rollup.ts';

/** Practices by municipality, month and objective: areas up to the end of a year. */
export const pratica_mes: Rollup = {
  fact: 'pratica',
  table: ['resumo', 'pratica_mes'],
  keys: {
    'propriedade.uf': 'uf',
    'propriedade.codigo_municipio': 'codigo_municipio',
    'pratica.objetivo': 'objetivo',
  },
  date: { column: 'mes', grain: 'MM' },
  slices: [
    {
      where: [],
      rows: 'praticas',
      sums: { 'pratica.area_ha': { sum: 'area', known: 'com_area' } },
    },
  ],
};

import { PLACE_AND_STAFF } from '../relations/copies.ts';
import type { Rollup, Slice } from '../rollup.ts';

const SLICES: readonly Slice[] = [
  {
    where: [],
    rows: 'praticas',
    sums: { 'pratica.area_ha': { sum: 'area', known: 'com_area' } },
  },
];

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
  slices: SLICES,
};

/** Practices by state and day: the days that are left over of a month. */
export const pratica_dia: Rollup = {
  fact: 'pratica',
  table: ['resumo', 'pratica_dia'],
  keys: { 'propriedade.uf': 'uf', 'pratica.objetivo': 'objetivo' },
  date: { column: 'dia', grain: 'DD' },
  slices: SLICES,
};

/** The same as of months by year, with the Bacia and who answers for the property. */
export const pratica_ano: Rollup = {
  fact: 'pratica',
  table: ['resumo', 'pratica_ano'],
  keys: {
    ...PLACE_AND_STAFF,
    'pratica.objetivo': 'objetivo',
  },
  date: { column: 'ano', grain: 'YYYY' },
  slices: SLICES,
};

import type { View } from '@fonte/contracts/view';
import type { ResultItem, ViewResult } from './asked/contract.ts';

// For tests: views and their results, of which each test says what it is about.

/** The item of a row, by its column's values. */
export const itemOf = (index: number, ...path: string[]): ResultItem => ({
  keys: [],
  value: path.join(' / '),
  valueData: path,
  index,
  primary: path[0] ?? '',
  secondary: path[1] ?? null,
  indicador: null,
});

/** A result of no rows, from before any load. */
export const NO_ROWS: ViewResult = {
  series: [],
  data: [],
  groupby: [],
  itens_search: [],
  percent: null,
  totals: [],
  rowCount: 0,
  dados_ate: null,
  carga: null,
};

/** Bars of one indicator. */
export const VISITS: View = {
  title: 'Visitas',
  subtitle: '',
  size: 12,
  type: 'bar',
  indicadores: [{ id: 7, visible: true, sort: null, splitFilters: [] }],
  dimensoes: [],
  grouprow: [],
  inline: false,
  filters: [],
  splitSerie: null,
  splitFilters: [],
  splitStack: false,
  dynamicTexts: { top: '', bottom: '' },
};

import { partWords } from '../words/words.ts';
import { GRID_TEXTS } from './grid-texts.ts';

const words = {
  filters: 'Filtros',
  columns: 'Colunas',
  actions: 'Ações',
  open: 'Abrir',
  total: 'Total',
  clearSearch: 'Limpar a busca',
  filteredOut: 'Os filtros da grade não deixam nenhuma linha.',
  /** The Data Grid's own. */
  locale: GRID_TEXTS,
};

export type GridWords = typeof words;

declare module '../words/words.ts' {
  interface KitWords {
    grid: GridWords;
  }
}

export const useGridWords = partWords('grid', words);

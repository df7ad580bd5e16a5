import { partWords } from '../words/words.ts';

const words = {
  toContent: 'Ir para o conteúdo',
  foldMenu: 'Recolher menu',
  openMenu: 'Abrir menu',
  mainMenu: 'Menu principal',
  menu: 'Menu',
  shortcuts: 'Atalhos',
  locked: 'Fixado pelo perfil',
  removeFilter: (filter: string) => `Remover filtro ${filter}`,
  appliedFilters: 'Filtros aplicados',
  clearFilters: 'Limpar filtros',
  toTop: 'Voltar ao topo',
  account: 'Conta',
  accountOf: (name: string) => `Conta de ${name}`,
  hello: 'Olá',
  fetching: 'Carregando',
  printedOn: 'Impresso em',
};

declare module '../words/words.ts' {
  interface KitWords {
    layout: typeof words;
  }
}

export const useFrameWords = partWords('layout', words);

import { partWords } from './words.ts';

/** Words that several parts say. */
const words = {
  close: 'Fechar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  retry: 'Tentar de novo',
  loading: 'Carregando...',
  nothing: 'Nenhum dado encontrado',
  noItem: 'Nenhum item encontrado',
  download: 'Baixar Dados',
  asTable: 'Ver tabela',
  previous: 'Anterior',
};

declare module './words.ts' {
  interface KitWords {
    common: typeof words;
  }
}

export const useCommonWords = partWords('common', words);

import { partWords } from '../words/words.ts';

const words = {
  notOpened: 'Não foi possível abrir',
  newVersion: 'Uma nova versão do portal foi publicada.',
  checkConnection: 'Verifique a conexão.',
  fileNotOpened: 'Um arquivo do portal não pôde ser aberto.',
  reload: 'Recarregar',
};

export type LazyWords = typeof words;

declare module '../words/words.ts' {
  interface KitWords {
    lazy: LazyWords;
  }
}

export const useLazyWords = partWords('lazy', words);

import { partWords } from '../words/words.ts';

const words = {
  bold: 'Negrito',
  italic: 'Itálico',
  underline: 'Sublinhado',
  bullets: 'Lista',
  numbers: 'Lista numerada',
  link: 'Link (Ctrl+K)',
  undo: 'Desfazer',
  redo: 'Refazer',
  insertValue: 'Inserir valor',
  address: 'Endereço do link',
  wrongAddress: 'Escreva um endereço que comece com https://',
  apply: 'Aplicar',
  removeLink: 'Tirar o link',
  formatting: (field: string) => `Formatação: ${field}`,
};

declare module '../words/words.ts' {
  interface KitWords {
    editor: typeof words;
  }
}

export const useEditorWords = partWords('editor', words);

import { partWords } from '../words/words.ts';

const words = {
  noChoices: 'Não há items para selecionar',
  hidePassword: 'Ocultar senha',
  showPassword: 'Mostrar senha',
  locked: 'Fixado pelo perfil',
};

declare module '../words/words.ts' {
  interface KitWords {
    forms: typeof words;
  }
}

export const useFormWords = partWords('forms', words);
